import texts from 'virtual:browser-texts';
import { backOnline } from '#client/page/timings.ts';

type Connection = 'online' | 'offline';

/**
 * What a visitor is told.
 * @param before how the page last stood; nothing when it has just been opened
 * @param now how it stands, after `navigator.onLine`, which knows of a network but not of its reach
 * @returns which text; nothing when there is no news
 */
export const connectionNews = (before: string | undefined, now: Connection): Connection | undefined =>
  before === now || (now === 'online' && !before) ? undefined : now;

/** Marks the document as online or offline, and tells a change politely. Nothing else is switched off by it. */
export function startConnection(): void {
  const { dataset } = document.documentElement;
  const region = document.createElement('p');
  region.className = 'connection';
  region.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const now = navigator.onLine ? 'online' : 'offline';
    const news = connectionNews(dataset['connection'], now);
    dataset['connection'] = now;
    if (!news) return;
    clearTimeout(timer);
    // A region that is filled the moment it appears is read out by nobody.
    setTimeout(() => (region.textContent = texts()[news]));
    if (news === 'online') timer = setTimeout(() => region.replaceChildren(), backOnline);
  };

  document.body.append(region);
  update();
  // Where pages are better not prepared (Network Information API); a data-saver the browser obeys by itself.
  const { connection } = navigator as { connection?: { effectiveType: string } };
  if (connection && /2g/.test(connection.effectiveType)) dataset['poor'] = '';
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, update);
}
