import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '#site/routes.ts';
import { launchBrowser } from '../browser.ts';
import { openDevTools, type DevTools } from '../devtools.ts';
import { slowdown } from '../hydration.ts';

/** What a finger touches: the first touch wakes what sleeps there, the second finds it awake. */
export interface Touch {
  what: string;
  /** The page's path. */
  path: string;
  /** The two things that are touched, as expressions of the page. */
  targets: [first: string, second: string];
}

const twice = (expression: string): [string, string] => [expression, expression];
const element = (selector: string, index = 0) =>
  `document.querySelectorAll(${JSON.stringify(selector)})[${index}]`;

/** The interactions of the site; a link is none, it leads away. */
export const touches: Touch[] = [
  { what: 'the menu', path: routes.home, targets: twice(element('[popovertarget=menu]')) },
  { what: 'the list of languages', path: routes.home, targets: twice(element('.language > summary')) },
  {
    what: 'another testimonial',
    path: routes.home,
    targets: [element('.carousel label', 1), element('.carousel label', 2)],
  },
  { what: 'a question', path: routes.services, targets: twice(element('main details > summary')) },
];

/** A page with nothing but a disclosure. */
const reference = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name="viewport" content="width=device-width"><details><summary>Nearly</summary>Nothing.</details>',
)}`;

/** Time for a page to come to rest, and for what a touch begins to end, in milliseconds. */
const rest = { page: 3000, touch: 1000 };

/** How long the finger stays, in milliseconds. */
const held = 80;

/** Below it the browser keeps no record (Event Timing); it rounds to 8 ms. */
const shortest = 16;

const record = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: ${shortest} });`;

async function touch(tools: DevTools, target: string): Promise<number> {
  const evaluate = async (expression: string) => {
    const { result } = await tools.send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { value?: unknown }).value;
  };
  await evaluate(`${record} ${target}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await sleep(rest.touch);
  const point = (await evaluate(
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${target}.getBoundingClientRect())`,
  )) as { x: number; y: number };
  await evaluate('window.longest = 0');
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(held);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await sleep(rest.touch);
  return Math.max(Number(await evaluate('window.longest')), shortest);
}

async function touchPage(address: string, targets: readonly string[]): Promise<number[]> {
  const chrome = await launchBrowser();
  try {
    using tools = await openDevTools(chrome.port);
    const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
    await tools.send('Emulation.setDeviceMetricsOverride', phone);
    await tools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await tools.send('Page.navigate', { url: address });
    await sleep(rest.page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const durations: number[] = [];
    for (const target of targets) durations.push(await touch(tools, target));
    return durations;
  } finally {
    chrome.kill();
  }
}

/**
 * Touches something twice on a phone with a slowed processor.
 * @param origin where the site is served
 * @param touched what; nothing for a disclosure on a nearly empty page
 * @returns from the touch to the next frame, the first time and the second, in milliseconds (Interaction to Next Paint)
 */
export const measureTouch = (origin: string, touched?: Touch): Promise<number[]> =>
  touched
    ? touchPage(origin + touched.path, touched.targets)
    : touchPage(reference, twice(element('summary')));
