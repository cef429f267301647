import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** How many processes wanted a processor in the last minute, on average. */
export const load = (): number => loadavg()[0] ?? Number.NaN;

/**
 * Says where something was measured.
 * @param loads the machine's load at the start, at the end, and between
 * @param versions of what took part, beside Node
 * @returns a sentence
 */
export const describeMachine = (loads: number[], ...versions: string[]): string =>
  `Measured on ${cpus()[0]?.model ?? 'an unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, at a load of ${loads
    .map((each) => each.toFixed(1))
    .join(' to ')}, with ${[`Node ${process.versions.node}`, ...versions].join(' and ')}.`;
