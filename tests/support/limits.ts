/** What a page may weigh, in bytes as they travel, headers included, before it is scrolled. */
export const limits = {
  /**
   * TCP sends ten segments of 1,448 bytes before it has heard from the reader, of which TLS takes some. On a line of
   * 200 ms a page of 14,300 bytes came with the first round trip and one of 15,000 with the second, its first byte too,
   * as a TLS record is read as a whole.
   */
  document: 14_450,
  /** 48 kB, and the rules of which pages are prepared, which are fetched once a visit. */
  total: 49_500,
  fonts: 24_000,
  /** 2.3 kB of our own; the rest is the islands' element, which Astro writes, and headers. */
  scripts: 4750,
};
