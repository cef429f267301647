import { on, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { start } from '#tests/support/server-process.ts';
import { launchBrowser } from './lighthouse.ts';
import { median, printTable } from './table.ts';
import { runs } from './visit.ts';

interface Answer {
  id: number;
  result: { targetId: string; sessionId: string; result: { value: number[] } };
}

/** Connects to a browser without attaching to its pages, as Puppeteer does: that would switch prerendering off. */
async function connect(endpoint: string) {
  const socket = new WebSocket(endpoint);
  await once(socket, 'open');
  let id = 0;
  return async (method: string, params: object = {}, sessionId?: string): Promise<Answer['result']> => {
    id += 1;
    const messages = on(socket, 'message');
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    for await (const [{ data }] of messages) {
      const answer = JSON.parse(data) as Answer;
      if (answer.id === id) return answer.result;
    }
    throw new Error(`${method}: the browser gave no answer.`);
  };
}

const link = `document.querySelector('#menu a[href="${routes.contact}"]')`;
const readPlace = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${link}.getBoundingClientRect())`;
const readPaint = `new Promise((resolve) => {
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  new PerformanceObserver((list) => resolve([list.getEntries().at(-1).startTime - activationStart]))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Follows a link, on which the pointer may have rested. Returns the ms from the click to the largest paint. */
async function follow(
  send: Awaited<ReturnType<typeof connect>>,
  url: string,
  rest: boolean,
): Promise<number> {
  const { targetId } = await send('Target.createTarget', { url, newWindow: true, width: 1280, height: 800 });
  const attach = () => send('Target.attachToTarget', { targetId, flatten: true });
  const evaluate = async (sessionId: string, expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    return (await send('Runtime.evaluate', params, sessionId)).result.value;
  };
  await pause(1500);
  if (rest) {
    const { sessionId } = await attach();
    const [x, y] = await evaluate(sessionId, readPlace);
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }, sessionId);
    await send('Target.detachFromTarget', { sessionId });
    await pause(1500);
  }
  const { sessionId } = await attach();
  await evaluate(sessionId, `void ${link}.click()`);
  await pause(2000);
  const [paint = NaN] = await evaluate(sessionId, readPaint);
  await send('Target.closeTarget', { targetId });
  return paint;
}

/** Prints how soon the next page is painted if the pointer has rested on its link, beside the same without. */
export async function measureNextPage(): Promise<void> {
  await using server = await start(dist);
  const browser = await launchBrowser();
  const send = await connect(browser.wsEndpoint());
  await browser.disconnect();
  const rested: number[] = [];
  const unprepared: number[] = [];
  while (rested.length < runs) {
    unprepared.push(await follow(send, server.url + routes.about, false));
    rested.push(await follow(send, server.url + routes.about, true));
  }
  await send('Browser.close');
  const row = (name: string, paints: number[]) => [name, median(paints), median(paints) / median(unprepared)];
  printTable(
    ['next page', 'click to largest paint, ms', 'of unprepared'],
    [row('unprepared', unprepared), row('after resting on the link', rested)],
  );
}
