/** The day in a time zone, such as 2026-12-24. */
export const dayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
