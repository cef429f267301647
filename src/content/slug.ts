/** The slug of an item: its file name without extension. `index` is reserved for the list. */
export const slugPattern = /^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The slug of a service.
 * @param name its name in the text files, such as `Mobile App Development`
 * @returns lower case, with hyphens for spaces: `mobile-app-development`
 */
export const serviceSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
