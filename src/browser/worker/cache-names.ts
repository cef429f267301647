/** What every cache of ours begins with; one without it was left by another site at this address. */
export const cachePrefix = 'site';

/** Pages that were read. The offline page lists what is in it. */
export const pageCache = `${cachePrefix}-pages-v1`;

/** Pictures and scripts of pages that were read. */
export const assetCache = `${cachePrefix}-assets-v1`;
