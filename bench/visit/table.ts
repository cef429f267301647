import { spawnSync } from 'node:child_process';
import { getBrowser } from '#tests/support/browser.ts';
import { describeMachine } from '../machine.ts';
import { median } from '../median.ts';
import { slowdown } from '../hydration.ts';
import { distance } from './distant-server.ts';
import type { Touch } from './interactions.ts';
import { rests, type Journey, type Way } from './journey.ts';

/** How soon the first and the second touch of something were answered, in milliseconds; without it, on the nearly empty page. */
export interface Response {
  touched: Touch | undefined;
  first: number[];
  second: number[];
}

/** A way to visit, and the visits. */
export interface Contestant {
  name: 'prepared' | 'not prepared' | 'nearly empty, prepared' | 'less motion' | 'in a hurry';
  way: Way;
  journeys: Journey[];
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const ms = (time: number) => `${Math.round(time)} ms`;

/**
 * Says what was found, ratios first.
 * @param contestants with their visits, ours first, then the same that is not prepared
 * @param ahead what a page did that waited long before it was seen
 * @param responses of all that was touched, the nearly empty page before the others
 * @param loads the machine's, at the start and at the end
 * @returns Markdown
 */
export function describeVisit(
  contestants: Contestant[],
  ahead: string[],
  responses: Response[],
  loads: number[],
): string {
  type Moment = 'first' | 'arrived' | 'next' | 'back';
  const typical = ({ journeys }: Contestant, what: Moment) => median(journeys.map((each) => each[what]));
  const [ours, ...others] = contestants as [Contestant, ...Contestant[]];
  const against = (other: Contestant, what: Moment) =>
    (typical(ours, what) / typical(other, what)).toFixed(2);
  const range = ({ journeys }: Contestant) => {
    const times = journeys.map(({ next }) => next);
    return `${Math.round(Math.min(...times))} to ${ms(Math.max(...times))}`;
  };
  const share = (counts: (journey: Journey) => boolean) =>
    contestants.map(({ journeys }) => `${journeys.filter(counts).length} of ${journeys.length}`);
  const line = (what: Moment) => contestants.map((each) => ms(typical(each, what)));
  const [reference, ...touched] = responses as [Response, ...Response[]];
  const version = spawnSync(getBrowser(), ['--version'], { encoding: 'utf8' }).stdout.trim();

  return `## A visit

A page, the next by a link of the menu on which the pointer has rested for ${rests.long} ms, and back. Each answer takes ${distance} ms; the
browser is a visitor’s, without developer tools, which would prepare nothing. In turns: the site as it is; without the
\`Speculation-Rules\` header; its pages with nothing on them; for who asks for less motion, so that no page fades into the
next; for who clicks after ${rests.short} ms. Medians of ${ours.journeys.length}.

${row('as it is, times', ...others.map(({ name }) => name))}
|---|${'---|'.repeat(others.length)}
${row('the next page, click to largest paint', ...others.map((other) => against(other, 'next')))}
${row('the next page’s document, after the click', ...others.map((other) => against(other, 'arrived')))}
${row('back, key to frame', ...others.map((other) => against(other, 'back')))}

${row('', ...contestants.map(({ name }) => name), 'wanted')}
|---|${'---|'.repeat(contestants.length + 1)}
${row('the first page, to its largest paint', ...line('first'), '')}
${row('the next page’s document, after the click', ...line('arrived'), '')}
${row('the next page, click to largest paint', ...line('next'), '120 ms')}
${row('the same, from the quickest to the slowest', ...contestants.map(range), '')}
${row('back, key to frame', ...line('back'), '')}
${row('made before the click', ...share(({ prepared }) => prepared), 'all but the second')}
${row('kept for going back', ...share(({ kept }) => kept), 'all')}

Kept, registered, timed or announced in 5 s before it was seen: ${ahead.join() || 'nothing'}; nothing is wanted.

By a trace of November 2026, of the time from the click to the paint a quarter passes until the left page’s last frame is caught for the
fade, a quarter goes into handing over and the new page’s first frame, and half into drawing, as there is no graphics
card: one frame of the fade takes the processor 50 to 80 ms. “Less motion” has no fade.
In a hurry the click comes before the pictures: Chromium waits 200 ms, page and picture take ${distance} ms each.

What was done: a \`::selection\` on the root, now gone, had Chromium compute the style of every element anew at both ends of a
transition, 24 to 53 ms each; pictures with which a list opens are no longer lazy, as those wait until the page is shown; a
service worker that claimed open pages cost the first page its place in the browser’s cache; the bar blurs what lies behind
it only once something does: 166 ms instead of 182, in turns.

### A finger

On a phone whose processor is slowed ${slowdown} times, beside a disclosure on a nearly empty page in the same run; medians of ${reference.first.length}
(Interaction to Next Paint). 100 ms are wanted, the first touch, which wakes what sleeps there, included.

${row('touch to frame', 'first, times the nearly empty page', 'first', 'second')}
|---|---|---|---|
${[reference, ...touched].map(({ touched: what, first, second }) => row(what?.what ?? '(nearly empty page)', (median(first) / median(reference.first)).toFixed(1), ms(median(first)), ms(median(second)))).join('\n')}

Most of a touch is waiting for frames: the finger’s own highlight is one, the menu, the list or the question the next,
and each paints much of the phone’s screen. An island wakes after the frame that answers.

${describeMachine([...loads], version)}
`;
}
