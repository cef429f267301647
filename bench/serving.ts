import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { routes } from '#site/routes.ts';
import { dist, root } from '#tests/support/folders.ts';
import { freePort, start, waitForPort } from '#tests/support/server-process.ts';
import { printTable, type Row } from './table.ts';

const seconds = 5;

const readProcess = (pid: number | string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8');

/** The CPU time of a process in seconds: fields 14 and 15 of its stat file, in hundredths. */
async function readCpu(pid: number | string): Promise<number> {
  const fields = (await readProcess(pid, 'stat')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Requests a URL over as many keep-alive connections; counts the answers and what went wrong. */
async function request(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const count = { answers: 0, errors: 0 };
  const client = async () => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const sent = get(url, { agent, headers: { 'Accept-Encoding': 'br' } });
      const answered = once(sent, 'response').then(async ([response]) => {
        await once(response.resume(), 'end');
        return response.statusCode === 200;
      });
      count[(await answered.catch(() => false)) ? 'answers' : 'errors'] += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return count;
}

/** Measures one server, whose work the process with this id does. */
async function measure(name: string, url: string, pid: number | string): Promise<Row> {
  const before = await readCpu(pid);
  const few = await request(url, 50);
  const perRequest = ((await readCpu(pid)) - before) / few.answers;
  const many = await request(url, 1000);
  return [
    name,
    Math.round(1 / perRequest),
    Math.round(few.answers / seconds),
    Math.round(many.answers / seconds),
    few.errors + many.errors,
  ];
}

async function measureNginx(path: string): Promise<Row> {
  const folder = join(root, 'test-results/nginx');
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const page = 'try_files /index.html.br =404; add_header Content-Encoding br; default_type text/html;';
  const server = `listen ${port}; root ${dist}; location = / { ${page} }`;
  const http = `access_log off; keepalive_requests 1000000; server { ${server} }`;
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log stderr; worker_processes 1; events { worker_connections 2000; } http { ${http} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf']);
  await using nginx = await waitForPort(child, port);
  const worker = await readProcess(child.pid ?? 0, `task/${child.pid}/children`);
  return await measure('nginx', `http://127.0.0.1:${nginx.port}${path}`, worker.trim());
}

/** Measures a program of one line that sends the same bytes to everybody. */
async function measureBareNode(): Promise<Row> {
  const port = await freePort();
  const program = `const page = fs.readFileSync('${dist}index.html.br');
    http.createServer((_, response) => response.setHeader('Content-Encoding', 'br').end(page)).listen(${port})`;
  const child = spawn(process.execPath, ['-e', program]);
  await using server = await waitForPort(child, port);
  return await measure('bare Node', `http://127.0.0.1:${server.port}/`, child.pid ?? 0);
}

/** Prints what the server answers per second of one core, beside bare Node, and nginx where that is installed. */
export async function measureServing(): Promise<void> {
  const rows: Row[] = [await measureNginx(routes.home).catch(() => ['nginx is not installed'])];
  rows.push(await measureBareNode());
  await using server = await start(dist);
  rows.push(await measure('this site', server.url + routes.home, server.child.pid ?? 0));
  printTable(['home page', 'per second of CPU', 'per second', 'over 1,000 connections', 'errors'], rows);
}
