import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts Astro's development server on any free port.
 * @param folder the project, or a copy of it
 * @returns its address; it ends when it is disposed of
 * @throws {Error} when it does not start, with what it said
 */
export async function startDevServer(folder: string) {
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', '0'],
    {
      cwd: folder,
      env: { PATH: '', HOME: process.env['HOME'], NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const ended = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      said += text.toString();
      const address = /Local\s+(http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`astro dev ended in ${folder}:\n${said}`)));
  });
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}
