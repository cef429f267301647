/** How many items a feed or a table of contents holds: readers ask for them again and again, and keep what they brought. */
export const newest = 30;
