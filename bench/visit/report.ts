/** Where a report is sent: the bench's own server takes it and answers nothing. */
export const reportPath = '/bench/report';

/** What a page tells of itself; moments are milliseconds since the epoch, places are on the screen. */
export type Report =
  | { what: 'ready'; opened: number; largestPaint: number; x: number; y: number }
  | { what: 'clicked' | 'left'; at: number }
  | { what: 'shown'; prepared: boolean; arrived: number; ahead: string[]; largestPaint: number }
  | { what: 'returned'; persisted: boolean; paint: number };

/** What the types of the browser do not know yet. */
interface Navigation extends PerformanceNavigationTiming {
  activationStart?: number;
}

/**
 * Runs in every page of the bench before its own scripts. The server writes it into the head by its source, so it can
 * use nothing from outside.
 * @param path where reports go
 * @param next the link that will be followed, as a selector that the next page lacks
 */
export function reportVisit(path: string, next: string): void {
  const later = setTimeout.bind(window);
  const moment = (time: number) => performance.timeOrigin + time;
  const navigations = () => performance.getEntriesByType('navigation') as Navigation[];
  const send = (report: Report) => void navigator.sendBeacon(path, JSON.stringify(report));

  // What a page must not do while nobody has seen it.
  const prepared = document.prerendering === true;
  const ahead: string[] = [];
  const watch = (target: object, name: string, counts: (...values: unknown[]) => boolean = () => true) => {
    const original = Reflect.get(target, name) as (...values: unknown[]) => unknown;
    Reflect.set(target, name, function watched(this: unknown, ...values: unknown[]) {
      if (document.prerendering && counts(...values)) ahead.push(name);
      return original.apply(this, values);
    });
  };
  watch(Storage.prototype, 'setItem');
  watch(IDBFactory.prototype, 'open');
  watch(CacheStorage.prototype, 'open');
  watch(ServiceWorkerContainer.prototype, 'register');
  watch(window, 'setInterval');
  watch(window, 'requestIdleCallback');
  watch(window, 'setTimeout', (_, delay) => Number(delay ?? 0) > 0);
  watch(Element.prototype, 'setAttribute', (name) => name === 'aria-live' || name === 'role');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value: string) {
      if (document.prerendering) ahead.push('cookie');
      cookie.set?.call(document, value);
    },
  });

  let largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largestPaint = moment(startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  // Long enough for the last of the large paints; the visitor does nothing before, which would end their record.
  const tell = () => {
    later(() => {
      const link = document.querySelector(next)?.getBoundingClientRect();
      if (largestPaint === 0) tell();
      else if (!link) {
        const [{ activationStart = 0, responseStart = 0 } = {}] = navigations();
        const arrived = moment(Math.max(activationStart, responseStart));
        send({ what: 'shown', prepared, arrived, ahead, largestPaint });
      } else {
        const x = screenX + link.x + link.width / 2;
        const y = screenY + outerHeight - innerHeight + link.y + link.height / 2;
        send({ what: 'ready', opened: performance.timeOrigin, largestPaint, x, y });
      }
    }, 1000);
  };
  if (prepared) document.addEventListener('prerenderingchange', tell, { once: true });
  else addEventListener('load', tell);

  const atPress = (what: 'clicked' | 'left') => (event: Event) => {
    send({ what, at: moment(event.timeStamp) });
  };
  addEventListener('click', atPress('clicked'), true);
  window.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') atPress('left')(event);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted && navigations()[0]?.type !== 'back_forward') return;
    // After the frame that shows the page.
    requestAnimationFrame(() => {
      later(() => send({ what: 'returned', persisted, paint: moment(performance.now()) }));
    });
  });
}
