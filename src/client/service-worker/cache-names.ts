/** Prefix of all caches of this site. */
export const cachePrefix = 'site';

/** Pages that were read. The offline page lists them. */
export const pageCache = `${cachePrefix}-pages-v1`;

/** Images and scripts of pages that were read. */
export const assetCache = `${cachePrefix}-assets-v1`;

/** What the offline pages need. Workbox makes this name of prefix, `precache` and suffix. */
export const precacheName = `${cachePrefix}-precache-v1`;

/** The IndexedDB database in which Workbox notes when each cached file was last used. */
export const expirationDatabase = 'workbox-expiration';

/** Days after which an unused page or file expires. */
export const maxAgeDays = 30;
