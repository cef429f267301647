import { recoveryKey } from '#client/errors/recovery.ts';
import { agesDatabase, assetCache, keptDays, pageCache, precacheName } from '#client/worker/cache-names.ts';
import { localeCookieDays, localeCookieName } from '#i18n/locale-cookie.ts';

/** Something that the site keeps, in the visitor's browser or on the server. */
interface Kept {
  /** By which its texts are found. */
  id: string;
  kind: 'cookie' | 'session' | 'cache' | 'database' | 'log';
  name: string;
  /** For how long, where that is a number of days. */
  days?: number;
}

/** All that the site keeps of a visit: the privacy statement lists it, and a test in a browser holds the code to it. */
export const kept = [
  { id: 'language', kind: 'cookie', name: localeCookieName, days: localeCookieDays },
  { id: 'recovery', kind: 'session', name: recoveryKey },
  { id: 'pages', kind: 'cache', name: pageCache, days: keptDays },
  { id: 'assets', kind: 'cache', name: assetCache, days: keptDays },
  { id: 'offline', kind: 'cache', name: precacheName },
  { id: 'ages', kind: 'database', name: agesDatabase, days: keptDays },
  // The host deletes it: docs/operating.md.
  { id: 'errors', kind: 'log', name: 'stderr', days: 30 },
] as const satisfies Kept[];
