import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts the development server of a copy of the project, as an editor does with `npm run dev`.
 * @param folder the copy
 * @returns its address
 * @throws {Error} when it ends without one, with what it said
 */
export async function startDevServer(folder: string) {
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const child = spawn(process.execPath, [astro, 'dev', '--port', '0'], { cwd: folder, env });
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Local\s+(http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`The development server ended:\n${said}`)));
  });
  return {
    url: await address,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
