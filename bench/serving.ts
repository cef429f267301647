import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { routes } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { freePort, start, waitForPort } from '#tests/support/server-process.ts';
import { printTable } from './table.ts';

/** How many requests each server answers, over how many connections. */
const requests = 50_000;
const connections = 50;

/** The CPU time of a process in seconds: fields 14 and 15 of its stat file, in hundredths. */
async function readCpu(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Requests the home page from a server, the work of which the process with this id does.
 * @returns the answers per second of its CPU time, as this program is slower than the servers
 */
async function measure(port: number, pid = 0): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await readCpu(pid);
  let left = requests;
  const client = async () => {
    while (left-- > 0) {
      const sent = get({ port, path: routes.home, agent, headers: { 'Accept-Encoding': 'br' } });
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`The server answered ${answer.statusCode}.`);
      await once(answer.resume(), 'end');
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return requests / ((await readCpu(pid)) - before);
}

/** Measures a program of one line that sends the same bytes to everybody. */
async function measureFloor(): Promise<number> {
  const port = await freePort();
  const program = `const page = fs.readFileSync('${dist}index.html.br');
    http.createServer((_, response) => response.setHeader('Content-Encoding', 'br').end(page)).listen(${port})`;
  const child = spawn(process.execPath, ['-e', program]);
  await using server = await waitForPort(child, port);
  return await measure(server.port, child.pid);
}

/** Prints what the server answers per second of one core, beside bare Node. */
export async function measureServing(): Promise<void> {
  const floor = await measureFloor();
  await using server = await start(dist);
  const site = await measure(server.port, server.child.pid);
  const row = (name: string, answers: number) => [name, Math.round(answers), (answers / floor).toFixed(2)];
  printTable(
    ['home page', 'per second of CPU', 'of floor'],
    [row('bare Node', floor), row('this site', site)],
  );
}
