import { execFile } from 'node:child_process';

/**
 * Runs a script of a project, with none of this process's variables.
 * @param env variables that it gets
 * @param folder the project
 * @param script its path there
 */
export const runWith = (env: Record<string, string>, folder: string, script: string, ...args: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const own = { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' };
    const options = { cwd: folder, env: { ...own, ...env }, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [script, ...args], options, (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });

/** Runs a command of a project: a file in tools. */
export const run = (root: string, command: string, ...args: string[]) =>
  runWith({}, root, `tools/${command}`, ...args);
