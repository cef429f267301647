/** What every cache of ours begins with; one without it was left by another site at this address. */
export const cachePrefix = 'site';

/** Pages that were read. The offline page lists what is in it. */
export const pageCache = `${cachePrefix}-pages-v1`;

/** Pictures and scripts of pages that were read. */
export const assetCache = `${cachePrefix}-assets-v1`;

/** What the offline pages need, fetched in advance; made of the parts that workbox is given. */
export const precacheName = `${cachePrefix}-precache-v1`;

/** Where workbox notes when each kept file was last used. */
export const agesDatabase = 'workbox-expiration';

/** How long a page or file that nobody asks for is kept, in days. */
export const keptDays = 30;
