import { loadBundle } from '#i18n/load-bundle.ts';

/** Milliseconds for which the message "back online" is shown. */
const onlineMessageTime = 5000;

type Connection = 'online' | 'offline';

/**
 * Chooses the message about a change of connection.
 * @param before the previous state; undefined when the page has just been opened
 * @param now the state by `navigator.onLine`, which is also true on a network without internet
 * @returns undefined when there is nothing to announce
 */
const connectionMessage = (before: string | undefined, now: Connection): Connection | undefined =>
  before === now || (now === 'online' && !before) ? undefined : now;

/** Marks the document as online or offline, and announces changes in a live region. */
export function startConnection(): void {
  const { dataset, lang } = document.documentElement;
  const region = document.createElement('p');
  region.className = 'connection';
  region.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announce = async (message: Connection) => {
    const texts = await loadBundle(lang);
    clearTimeout(timer);
    // Screen readers ignore a live region that is filled in the task that adds it.
    setTimeout(() => (region.textContent = texts?.main.browser[message] ?? ''));
    if (message === 'online') timer = setTimeout(() => region.replaceChildren(), onlineMessageTime);
  };

  const update = () => {
    const now = navigator.onLine ? 'online' : 'offline';
    const message = connectionMessage(dataset['connection'], now);
    dataset['connection'] = now;
    if (message) void announce(message);
  };

  document.body.append(region);
  update();
  // Read by the speculation rules (Network Information API). Browsers respect data-saver themselves.
  const { connection } = navigator as { connection?: { effectiveType: string } };
  if (connection && /2g/.test(connection.effectiveType)) dataset['poor'] = '';
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, update);
}
