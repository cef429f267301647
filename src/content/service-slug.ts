/**
 * The service's file name and last part of its address.
 * @param name the service's English name, `Mobile App Development`
 * @returns lower case with hyphens for spaces, `mobile-app-development`
 */
export const serviceSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
