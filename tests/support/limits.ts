/** What TCP sends before it has heard from the reader: ten segments of 1460 bytes. */
const firstRoundTrip = 14_600;

/** What a page may weigh, in bytes as they travel, headers included. */
export const limits = { document: firstRoundTrip, home: 48_000, other: 48_000, homeScrolled: 180_000 };

/** What a document may weigh as the build compresses it: room is left for headers, TLS and what a proxy adds. */
export const compressedDocumentLimit = firstRoundTrip - 2000;
