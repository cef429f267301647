/** What a page may weigh, in bytes as they travel, headers included, before it is scrolled. */
export const limits = {
  /** TCP sends 14,600 bytes before it has heard from the reader; TLS and what a proxy adds take some. */
  document: 14_000,
  total: 48_000,
  fonts: 24_000,
  /** 2.2 kB of our own; the rest is the islands' element, which Astro writes, and headers. */
  scripts: 4600,
};
