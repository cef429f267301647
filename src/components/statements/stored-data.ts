import { recoveryKey } from '#client/recovery.ts';
import {
  assetCache,
  expirationDatabase,
  maxAgeDays,
  pageCache,
  precacheName,
} from '#client/service-worker/rules.ts';
import { outboxDays, rememberedMinutes, typedKey } from '#shared/contact-fields.ts';
import { localeCookieDays, localeCookieName } from '#shared/locale-choice.ts';
import { locales } from '#shared/locales.ts';
import { hasContactForm, isStaticExport } from '#site/site-settings.ts';

const possible = [
  { id: 'language', kind: 'cookie', name: localeCookieName, days: localeCookieDays },
  { id: 'recovery', kind: 'session', name: recoveryKey },
  { id: 'draft', kind: 'session', name: typedKey },
  { id: 'pages', kind: 'cache', name: pageCache, days: maxAgeDays },
  { id: 'assets', kind: 'cache', name: assetCache, days: maxAgeDays },
  { id: 'offline', kind: 'cache', name: precacheName },
  { id: 'ages', kind: 'database', name: expirationDatabase, days: maxAgeDays },
  // The host deletes it: docs/operating.md.
  { id: 'errors', kind: 'file', name: 'stderr', days: 30 },
  { id: 'messages', kind: 'file', name: 'outbox', days: outboxDays },
  { id: 'addresses', kind: 'memory', name: 'IP', minutes: rememberedMinutes },
] as const;

/** What this site doesn't store. */
const leftOut: readonly string[] = [
  ...(locales.length > 1 ? [] : ['language']),
  ...(hasContactForm ? [] : ['draft', 'messages', 'addresses']),
  ...(isStaticExport ? ['errors'] : []),
];

/**
 * All data that the site stores about a visit, in the visitor's browser or on the server, as the privacy
 * statement lists it. `id` and `kind` are keys of its texts; `days` or `minutes` says how long it is stored,
 * if that is a number.
 */
export const storedData = possible.filter(({ id }) => !leftOut.includes(id));
