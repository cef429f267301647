import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { memory, processorTime, serveNginx, serveNode, type Contestant } from './contestants.ts';
import { describeMachine, load as loadNow } from './machine.ts';
import { median } from './median.ts';

// BENCH_REQUESTS is how many requests the memory is watched over.

const connections = 32;
const turns = 5;
const perTurn = 8000;
const watched = Number(process.env['BENCH_REQUESTS'] ?? 200_000);

/** As a browser asks: gzip, so that both send the same bytes, and a usual list of languages. */
const headers = { 'Accept-Encoding': 'gzip', 'Accept-Language': 'en-GB,en;q=0.9,nl;q=0.8' };

async function ask(agent: Agent, port: number): Promise<number> {
  const started = performance.now();
  const sent = request({ agent, port, host: '127.0.0.1', path: '/', headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { length } = await buffer(response);
  if (response.statusCode !== 200 || length < 5000)
    throw new Error(`${response.statusCode}, ${length} bytes`);
  return performance.now() - started;
}

async function load({ port }: Contestant, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let left = count;
  const client = async () => {
    while (left-- > 0) latencies.push(await ask(agent, port));
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return latencies;
}

/**
 * Measures how fast the compressed home page is served, Node beside nginx, one core each, in turns on this machine.
 * @returns what was found, as Markdown
 * @throws {Error} when a server does not start: Node wants a build, nginx to be installed
 */
export async function benchServing(): Promise<string> {
  const loads = [loadNow()];
  await using node = await serveNode();
  await using nginx = await serveNginx();
  const contestants = [node, nginx];
  for (const contestant of contestants) await load(contestant, 3000);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const contestant of contestants) {
      const before = await processorTime(contestant.pid);
      contestant.latencies.push(...(await load(contestant, perTurn)));
      contestant.rates.push(perTurn / ((await processorTime(contestant.pid)) - before));
    }
  }
  const marks: string[] = [];
  for (let step = 0; step <= 4; step += 1) {
    if (step > 0) await load(node, watched / 4);
    marks.push(`${Math.round(await memory(node.pid))}`);
  }
  const row = ({ name, rates, latencies }: Contestant) =>
    `| ${name} | ${Math.round(median(rates))} | ${(median(rates) / median(nginx.rates)).toFixed(2)} | ${median(latencies).toFixed(2)} ms |`;
  return `## Serving

The compressed home page, ${connections} connections, one client on the same machine; medians of ${turns} turns.

| | requests per second of processor time | times nginx | median latency under load |
|---|---|---|---|
${contestants.map(row).join('\n')}

Our server’s memory over ${watched.toLocaleString('en-GB')} requests, in MB at each quarter: ${marks.join(', ')}.

Of our server’s time, by a profile of November 2026, a fifth is the kernel’s sending, more than half Node’s own HTTP,
a tenth Hono with its adapter, a twentieth choosing the language. What is sent was compressed at build, and is read from a file of the server’s
own, which the system keeps in its cache: memory of ours would be quicker, and not given back.

${describeMachine([...loads, loadNow()])}
`;
}
