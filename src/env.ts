/*
  The environment variables that builds, tools and the Node server read. A wrong value is an error with the
  variable's name and the expected form.
*/
import { dayIn } from '#shared/day.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const invalid = (name: string, value: string, expected: string) =>
  new Error(`${name} is "${value}", expected ${expected}.`);

/** Reads a variable, which must match a pattern. */
function read(environment: Environment, name: string, pattern = /^/, expected = ''): string | undefined {
  const value = environment[name]?.trim() || undefined;
  if (value === undefined || pattern.test(value)) return value;
  throw invalid(name, value, expected);
}

/** Returns whether a variable of two values has the second; the first is the default. */
const isSet = (environment: Environment, name: string, off: string, on: string): boolean =>
  read(environment, name, new RegExp(`^(?:${off}|${on})$`), `"${off}" or "${on}"`) === on;

/** Reads `SITE_URL`, the public origin of the site: `https://www.company.example`. */
export function readSiteUrl(environment: Environment, fallback: string): string {
  const text = read(environment, 'SITE_URL') ?? fallback;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === text.replace(/\/?$/, '/'))
    return url.origin;
  throw invalid('SITE_URL', text, `an origin such as ${fallback}, without path, query or credentials`);
}

/**
 * Reads `PUBLISH_DAY`, the day for which the site is built: `2026-12-01`. It decides which items are
 * published.
 * @returns the day as midnight UTC, like the dates of content; without the variable, today
 */
export function readPublishDay(text: string | undefined, timeZone: string, now = new Date()): Date {
  const name = text?.trim() || dayIn(timeZone, now);
  const day = new Date(`${name}T00:00:00Z`);
  // `2026-02-30` would be 2 March, and `2026` 1 January.
  if (!Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === name) return day;
  throw invalid('PUBLISH_DAY', name, 'a day such as 2026-12-01, or nothing for today');
}

/**
 * Reads `HOSTING`, the kind of host that the site is built for: `server`, the default, or `static` for one
 * that only serves files.
 */
export const readStaticExport = (environment: Environment): boolean =>
  isSet(environment, 'HOSTING', 'server', 'static');

/**
 * Reads the variables of the web editor:
 * - `EDITOR_BACKEND=github:owner/repo`: the repository; saving commits to its default branch.
 * - `EDITOR_AUTH=https://<host>`: optional, a server that signs editors in with GitHub, such as
 *   https://github.com/sveltia/sveltia-cms-auth. Without it, every editor needs a personal access token.
 * - `EDITOR_REVIEW=on`: optional, saving opens a pull request instead.
 * @returns undefined without `EDITOR_BACKEND`: the build then has no editor; otherwise the repository on
 *   GitHub, `owner/name`, the server, and whether items are reviewed
 */
export function readEditorVariables(environment: Environment) {
  const backend = read(environment, 'EDITOR_BACKEND', /^github:[\w.-]+\/[\w.-]+$/, 'github:owner/repo');
  const host = 'https:// and a host, without a path';
  const signIn = read(environment, 'EDITOR_AUTH', /^https:\/\/[\w.:-]+\/?$/, host)?.replace(/\/$/, '');
  const review = isSet(environment, 'EDITOR_REVIEW', 'off', 'on');
  if (signIn && !backend) throw new Error('EDITOR_AUTH is set without EDITOR_BACKEND: set both or neither.');
  return backend ? { repository: backend.replace('github:', ''), signIn, review } : undefined;
}

const defaultPort = 4321;

/**
 * Reads the variables of the Node server:
 * - `PORT`: by default 4321; 0 for any free port.
 * - `HOST`: the address to listen on, by default all.
 * - `LOG`: `errors`, or `requests` for a line per request too.
 */
export function readServerVariables(environment: Environment) {
  const expected = `a whole number from 0 to 65535, such as ${defaultPort}`;
  const port = Number(read(environment, 'PORT', /^\d{1,5}$/, expected) ?? defaultPort);
  if (port > 65_535) throw invalid('PORT', String(port), expected);
  const logsRequests = isSet(environment, 'LOG', 'errors', 'requests');
  return { port, host: read(environment, 'HOST'), logsRequests };
}

const readWhole = (environment: Environment, name: string, fallback: number) =>
  Number(read(environment, name, /^[1-9]\d{0,6}$/, `a whole number from 1, such as ${fallback}`) ?? fallback);

const readMailAddress = (environment: Environment, name: string) =>
  read(
    environment,
    name,
    /^[^\s<>":;,@]+@[^\s<>":;,@]+\.[^\s<>":;,@]+$/,
    'an address such as hello@company.example',
  );

/** A password with `#`, `?` or `/` would end the host's name. Port 465 begins with TLS, 587 without it. */
const mailServer =
  /^(?!smtp:.*:465\/?(?:\?|$)|smtps:.*:587\/?(?:\?|$))smtps?:\/\/(?:[^/?#]*@)?[^\s/?#@]+\/?(?:\?[\w=&.-]*)?$/i;

/**
 * Reads the variables of the contact form on the Node server:
 * - `SMTP_URL`: the mail server, `smtps://user:password@mail.company.example`. Without it, messages are only
 *   stored.
 * - `MAIL_TO`, `MAIL_FROM`: where messages are sent, and from which address; by default the same.
 * - `OUTBOX`: the folder in which messages wait.
 * - `FORM_LIMIT`, `FORM_TOTAL`: most messages in ten minutes from one address, and in total.
 * - `FORM_ADDRESS_HEADER`: the header in which a trusted proxy passes the visitor's address.
 */
export function readContactVariables(environment: Environment) {
  const smtp = read(environment, 'SMTP_URL');
  const to = readMailAddress(environment, 'MAIL_TO');
  const from = readMailAddress(environment, 'MAIL_FROM') ?? to;
  // Not the value, which contains a password.
  if (smtp && !(mailServer.test(smtp) && URL.canParse(smtp))) {
    throw new Error(
      'SMTP_URL is invalid, expected a value such as smtps://user:password@mail.company.example or smtp://…:587, with ' +
        'other signs than letters and digits of the password in the form %23.',
    );
  }
  if (Boolean(smtp) !== Boolean(to)) throw new Error('Set both SMTP_URL and MAIL_TO, or neither.');
  return {
    mail: smtp && from && to ? { url: smtp, from, to } : undefined,
    // Only a shell replaces `~` and `$HOME`, and removes quotation marks.
    outbox: read(environment, 'OUTBOX', /^[^~$"']/, 'a folder such as /var/lib/outbox') ?? 'outbox',
    limits: {
      perAddress: readWhole(environment, 'FORM_LIMIT', 5),
      total: readWhole(environment, 'FORM_TOTAL', 100),
    },
    addressHeader: read(
      environment,
      'FORM_ADDRESS_HEADER',
      /^[\w-]+$/,
      'the name of a header, such as X-Forwarded-For',
    ),
  };
}
