import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A change of what a file says; one without a commit is not committed yet. */
export interface Change {
  commit: string | undefined;
  day: Date | undefined;
  /** How many changes of the whole project came after it. */
  age: number;
}

/** What git knows of the content. */
export interface History {
  /** The changes of a file that a translation has to follow, the latest first. */
  changesOf: (file: string) => readonly Change[];
  /** What a file says otherwise than it did before a change, a line each: `old [-gone-]{+new+}`. */
  changesSince: (file: string, change: Change) => Promise<string[]>;
}

const content = 'src/content';

/** The tree of a repository that holds no file. */
const nothing = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** What a commit says under its message where the other language need not follow. */
const trailer = 'Translation';
const notNeeded = /^not needed\.?$/i;

/**
 * Reads the history of the content.
 * @param root the project's folder
 * @returns the history, or why there is none to be had: no git, or only a part of the commits
 */
export async function readHistory(root: string): Promise<History | 'noGit' | 'shallow'> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', root, ...args], { maxBuffer: 2 ** 28 })).stdout;
  const shallow = await git('rev-parse', '--is-shallow-repository').catch(() => undefined);
  if (shallow === undefined) return 'noGit';
  if (shallow.trim() === 'true') return 'shallow';

  // A repository without a commit has neither a log nor anything to compare with.
  const format = `%x01%H%x02%cI%x02%(trailers:key=${trailer},valueonly,separator=%x2C)%x02`;
  const log = await git(
    'log',
    `--format=${format}`,
    '--name-status',
    '-M',
    '-z',
    '--relative',
    '--',
    content,
  ).catch(() => '');
  const { changes, earlierNames } = readLog(log);
  const changed = await git('diff', '--name-only', '-z', '--relative', 'HEAD', '--', content).catch(() => '');
  const unknown = await git('ls-files', '--others', '--exclude-standard', '-z', '--', content);
  const untracked = unknown.split('\0').filter(Boolean);
  for (const file of [...changed.split('\0').filter(Boolean), ...untracked]) {
    changes.set(file, [{ commit: undefined, day: undefined, age: 0 }, ...(changes.get(file) ?? [])]);
  }

  return {
    changesOf: (file) => changes.get(file) ?? [],
    changesSince: async (file, { commit }) => {
      const names = [file, ...(earlierNames.get(file) ?? [])];
      const options = ['--word-diff=plain', '--unified=0', '--no-color', '-M', '--relative'];
      const from = commit === undefined ? 'HEAD' : `${commit}^`;
      const compare = (before: string) => git('diff', ...options, before, '--', ...names);
      // The first commit has none before it.
      const diff = await compare(from).catch(() => compare(nothing));
      // What stands before the first @@ is about the file.
      const [, ...parts] = diff.split(/^@@.*\n/m);
      return parts.flatMap((part) => part.split('\n')).filter((line) => line.trim() !== '');
    },
  };
}

/** Finds the changes of each file, under the name that it has now. */
function readLog(log: string) {
  const changes = new Map<string, Change[]>();
  const earlierNames = new Map<string, string[]>();
  const nowCalled = new Map<string, string>();
  for (const [age, entry] of log.split('\x01').slice(1).entries()) {
    const [commit = '', day = '', translation = '', files = ''] = entry.split('\x02');
    const names = files
      .split('\0')
      .map((name) => name.trim())
      .filter(Boolean);
    while (names.length > 0) {
      const [status = '', before = ''] = names.splice(0, 2);
      // What was renamed or copied has two names.
      const after = /^[RC]/.test(status) ? (names.shift() ?? before) : before;
      const file = nowCalled.get(after) ?? after;
      if (status.startsWith('R')) {
        nowCalled.set(before, file);
        earlierNames.set(file, [...(earlierNames.get(file) ?? []), before]);
      }
      const counts = status !== 'R100' && !notNeeded.test(translation.trim());
      if (!counts) continue;
      changes.set(file, [...(changes.get(file) ?? []), { commit, day: new Date(day), age: age + 1 }]);
    }
  }
  return { changes, earlierNames };
}
