import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, waitForPort } from './server-process.ts';

/**
 * Starts Astro's development server on any free port.
 * @param folder the project, or a copy of it
 * @returns its address; it ends when it is disposed of
 * @throws {Error} when it does not start, with what it said
 */
export async function startDevServer(folder: string) {
  const port = await freePort();
  const program = [join(folder, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', String(port)];
  const env = { PATH: '', HOME: process.env['HOME'], NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const server = await waitForPort(spawn(process.execPath, program, { cwd: folder, env }), port);
  return { ...server, url: `http://localhost:${port}` };
}
