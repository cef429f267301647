import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { manifestName, type Manifest } from '#server/manifest.ts';
import { routes } from '#site/routes.ts';
import { dist, root } from '#tests/support/folders.ts';
import { ask, freePort, start, waitForPort } from '#tests/support/server-process.ts';
import { printTable, type Row } from './table.ts';

const seconds = 5;
const copies = 10_000;

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
      const sent = get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } });
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
    few.answers / seconds,
    many.answers / seconds,
    few.errors + many.errors,
  ];
}

async function measureNginx(path: string): Promise<Row> {
  const folder = join(root, 'test-results/nginx');
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const server = `listen ${port}; root ${dist}; gzip_static on; location = / { try_files /index.html =404; }`;
  const http = `access_log off; keepalive_requests 1000000; types { text/html html; } server { ${server} }`;
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
  const program = `const page = fs.readFileSync('${dist}index.html.gz');
    http.createServer((_, response) => response.setHeader('Content-Encoding', 'gzip').end(page)).listen(${port})`;
  const child = spawn(process.execPath, ['-e', program]);
  await using server = await waitForPort(child, port);
  return await measure('bare Node', `http://127.0.0.1:${server.port}/`, child.pid ?? 0);
}

/** Adds copies of a page to a copy of the built site, and returns its folder. */
async function multiplyPage(): Promise<string> {
  const folder = join(root, 'test-results/many-pages');
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(dist, manifestName), 'utf8')) as Manifest;
  const page = manifest.files.find(({ address }) => address === routes.contact);
  if (!page) throw new Error(`dist/ has no page ${routes.contact}.`);
  for (let copy = 0; copy < copies; copy += 1) {
    const variants = { ...page.variants };
    for (const [coding, variant] of Object.entries(variants)) {
      const file = `${copy}-${variant.file}`;
      await copyFile(join(dist, variant.file), join(folder, file));
      Object.assign(variants, { [coding]: { ...variant, file } });
    }
    manifest.files.push({ ...page, address: `/${copy}`, variants });
  }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest));
  return folder;
}

/** Prints what the server answers per second of one core, beside nginx where that is installed, and its memory. */
export async function measureServing(): Promise<void> {
  const rows: Row[] = [await measureNginx(routes.home).catch(() => ['nginx is not installed'])];
  rows.push(await measureBareNode());
  {
    await using server = await start(dist);
    rows.push(await measure('this site', server.url + routes.home, server.child.pid ?? 0));
  }
  printTable(['home page', 'per second of CPU', 'per second', 'over 1,000 connections', 'errors'], rows);
  const folder = await multiplyPage();
  await using server = await start(folder);
  for (let copy = 0; copy < copies; copy += 1) await ask(server.port, `/${copy}`);
  const [, memory] = /VmRSS:\s+(\d+)/.exec(await readProcess(server.child.pid ?? 0, 'status')) ?? [];
  printTable(
    ['memory of the server', 'MB'],
    [[`${copies} pages, each asked for once`, Number(memory) / 1000]],
  );
}
