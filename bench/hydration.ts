import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser } from './browser.ts';
import { openDevTools, type DevTools } from './devtools.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args: { name?: string };
}

/** How many times slower the processor is made. */
export const slowdown = 4;

/** Time for a page to come to rest, and for an island to be awake for sure, in milliseconds. */
const rest = { page: 4000, island: 1500 };

/** The longest task of a trace on the main thread of any page, in milliseconds. */
function longestTask(events: TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const names = events.filter(({ name }) => name === 'thread_name');
  const mains = new Set(names.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf));
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  return Math.max(...tasks.filter((task) => mains.has(threadOf(task))).map(({ dur = 0 }) => dur / 1000));
}

async function record(tools: DevTools, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const complete = Promise.withResolvers<undefined>();
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  tools.on('Tracing.tracingComplete', () => {
    complete.resolve(undefined);
  });
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata'];
  await tools.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await act();
  await tools.send('Tracing.end');
  await complete.promise;
  return events;
}

/**
 * Wakes every island of a page, one after the other, on a slowed processor.
 * @param address the page's whole address
 * @returns the longest task of the main thread meanwhile, in milliseconds
 * @throws {Error} when there is no island, or one does not wake
 */
export async function measureHydration(address: string): Promise<number> {
  const chrome = await launchBrowser();
  try {
    using tools = await openDevTools(chrome.port);
    const evaluate = async (expression: string) => {
      const { result } = await tools.send('Runtime.evaluate', { expression });
      return (result as { value?: unknown }).value;
    };
    await tools.send('Page.navigate', { url: address });
    await sleep(rest.page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const islands = Number(await evaluate('document.querySelectorAll("astro-island[ssr]").length'));
    const events = await record(tools, async () => {
      for (let island = 0; island < islands; island += 1) {
        await evaluate(
          `document.querySelectorAll("astro-island")[${island}].dispatchEvent(new MouseEvent("mouseover", { bubbles: true }))`,
        );
        await sleep(rest.island);
      }
    });
    const asleep = await evaluate('document.querySelectorAll("astro-island[ssr]").length');
    if (islands === 0 || asleep !== 0) {
      throw new Error(`${address}: ${islands} islands, of which ${String(asleep)} did not wake.`);
    }
    return longestTask(events);
  } finally {
    chrome.kill();
  }
}
