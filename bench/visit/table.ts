import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { getBrowser } from '#tests/support/browser.ts';
import { median } from '../median.ts';
import { slowdown } from '../hydration.ts';
import { distance } from './distant-server.ts';
import type { Touch } from './interactions.ts';
import { restingTime, type Journey } from './journey.ts';

/** How soon the first and the second touch of something were answered, in milliseconds; without it, on the nearly empty page. */
export interface Response {
  touched: Touch | undefined;
  first: number[];
  second: number[];
}

/** The visits, and what a page did that waited long. */
export interface Journeys {
  /** Of the site, which has pages prepared. */
  prepared: Journey[];
  /** Of the same that has not. */
  plain: Journey[];
  /** Of pages that are prepared and have nothing on them: what the machine itself needs. */
  empty: Journey[];
  ahead: string[];
}

type Moment = 'first' | 'arrived' | 'next' | 'back';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const ms = (time: number) => `${Math.round(time)} ms`;

/**
 * Says what was found, ratios first.
 * @param journeys all visits
 * @param responses of all that was touched, the nearly empty page before the others
 * @param loads the machine's, at the start, between, and at the end
 * @returns Markdown
 */
export function describeVisit(
  { prepared, plain, empty, ahead }: Journeys,
  responses: Response[],
  loads: number[],
): string {
  const times = (what: Moment) =>
    [prepared, plain, empty].map((all) => median(all.map((journey) => journey[what]))) as [
      number,
      number,
      number,
    ];
  const ratio = (what: Moment) => (times(what)[0] / times(what)[1]).toFixed(2);
  const fastest = (all: Journey[]) => Math.min(...all.map(({ next }) => next));
  const slowest = (all: Journey[]) => Math.max(...all.map(({ next }) => next));
  const range = (all: Journey[]) => `${ms(fastest(all))} to ${ms(slowest(all))}`;
  const share = (all: Journey[], counts: (journey: Journey) => boolean) =>
    `${all.filter(counts).length} of ${all.length}`;
  const [reference, ...ours] = responses as [Response, ...Response[]];
  const compared = ({ first }: Response, { first: empty }: Response) =>
    (median(first) / median(empty)).toFixed(1);
  const version = spawnSync(getBrowser(), ['--version'], { encoding: 'utf8' }).stdout.trim();

  return `# A visit

A page, the next by a link of the menu on which the pointer has rested for ${restingTime} ms, and back. Each answer takes ${distance} ms; the
browser is a visitor’s, without developer tools, which would prepare nothing. Beside it the same site without the
\`Speculation-Rules\` header, in turns; medians of ${prepared.length}. Below, a finger on a phone whose processor is slowed ${slowdown} times, beside a
disclosure on a nearly empty page in the same run; medians of ${reference.first.length} (Interaction to Next Paint).

${row('prepared, times not prepared', '')}
|---|---|
${row('the next page, click to largest paint', ratio('next'))}
${row('the next page’s document, after the click', ratio('arrived'))}
${row('the next page, prepared, times a nearly empty one', (times('next')[0] / times('next')[2]).toFixed(2))}
${row('the next page, the quickest of each', (fastest(prepared) / fastest(plain)).toFixed(2))}
${row('the first page, to its largest paint', ratio('first'))}
${row('back, key to frame', ratio('back'))}

${row('the first touch, times the nearly empty page', '', 'second')}
|---|---|---|
${ours.map((response) => row(response.touched?.what ?? '', compared(response, reference), (median(response.second) / median(reference.second)).toFixed(1))).join('\n')}

${row('', 'prepared', 'not prepared', 'nearly empty, prepared', 'wanted')}
|---|---|---|---|---|
${row('the first page, to its largest paint', ...times('first').map(ms), '')}
${row('the next page’s document, after the click', ...times('arrived').map(ms), '')}
${row('the next page, click to largest paint', ...times('next').map(ms), '120 ms')}
${row('the same, from the quickest to the slowest', range(prepared), range(plain), range(empty), '')}
${row('back, key to frame', ...times('back').map(ms), '')}
${row(
  'made before the click',
  share(prepared, (journey) => journey.prepared),
  share(plain, (journey) => journey.prepared),
  share(empty, (journey) => journey.prepared),
  'all, none, all',
)}
${row(
  'kept for going back',
  share(prepared, ({ kept }) => kept),
  share(plain, ({ kept }) => kept),
  share(empty, ({ kept }) => kept),
  'all',
)}
${row('kept, registered, timed or announced in 5 s before it was seen', ahead.join() || 'nothing', '', '', 'nothing')}

${row('touch to frame', 'first', 'second', 'wanted')}
|---|---|---|---|
${responses.map(({ touched, first, second }) => row(touched?.what ?? '(nearly empty page)', ms(median(first)), ms(median(second)), touched ? '100 ms' : '')).join('\n')}

Prepared, the document is there at the click, and what is left is the first frame of a page that was never shown, which
without a graphics card the processor draws. Leaving out the pictures, the styles, the scripts, the blur of the bar or
the fading of one page into the next, one at a time, gained nothing that stood out from the differences between visits.
Preparing needs the processor at the moment of the click: on a machine that is busy with other work it can cost more
than it gains.

Most of a touch is waiting for frames: the finger’s own highlight is one, the menu, the list or the question the next,
and each paints much of the phone’s screen. Waking an island begins while the finger is down and ends after the answer.

Measured on ${cpus()[0]?.model ?? 'an unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, without a graphics card, at a load of
${loads.map((load) => load.toFixed(1)).join(', ')} (start, between, end), with Node ${process.versions.node} and ${version}.
`;
}
