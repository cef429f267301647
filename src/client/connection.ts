import { loadBundle } from '#client/load-bundle.ts';

// The Network Information API, which Firefox and Safari lack.
const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };

export const isSlow = /2g/.test(connection?.effectiveType ?? '');

export const savesData = connection?.saveData ?? false;

/** Milliseconds for which the message "back online" is shown. */
const onlineMessageTime = 5000;

/** Marks the document as online or offline, and announces changes in a live region. */
export function startConnection(): void {
  const { dataset, lang } = document.documentElement;
  const region = document.createElement('p');
  region.className = 'toast';
  region.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announce = async (message: 'online' | 'offline') => {
    const texts = await loadBundle(lang);
    clearTimeout(timer);
    // Screen readers ignore a live region that is filled in the task that adds it.
    setTimeout(() => (region.textContent = texts?.main.browser[message] ?? ''));
    if (message === 'online') timer = setTimeout(() => region.replaceChildren(), onlineMessageTime);
  };

  const update = () => {
    const before = dataset['connection'];
    // Also online on a network without internet.
    const now = navigator.onLine ? 'online' : 'offline';
    dataset['connection'] = now;
    // A page that is opened online has nothing to announce.
    if (now !== before && (before || now === 'offline')) void announce(now);
  };

  document.body.append(region);
  update();
  // Read by the speculation rules. Browsers respect data-saver themselves.
  if (isSlow) dataset['poor'] = '';
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, update);
}
