// The Network Information API, which Firefox and Safari lack.
const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };

/** Whether the connection is of 2g or slower. */
export const isSlow = /2g/.test(connection?.effectiveType ?? '');

/** Whether the visitor asked the browser to save data. */
export const savesData = connection?.saveData ?? false;
