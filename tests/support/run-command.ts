import { execFile } from 'node:child_process';

/**
 * Runs a command of a project.
 * @param env variables that it gets
 * @param root the project
 * @param command the file in tools
 */
export const runWith = (env: Record<string, string>, root: string, command: string, ...args: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, GITHUB_ACTIONS: undefined, ...env } };
    execFile(process.execPath, [`tools/${command}`, ...args], options, (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });

/** Runs a command of a project, not on GitHub even if the tests are. */
export const run = (root: string, command: string, ...args: string[]) => runWith({}, root, command, ...args);
