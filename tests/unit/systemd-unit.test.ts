import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';

const present = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0;
if (!present) console.warn('NOT TESTED by systemd-analyze, as it is missing: install systemd.');

describe.skipIf(!present)('the systemd unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, 'lichtkade.service');
  const text = readFileSync(join(root, 'tools/deploy/lichtkade.service'), 'utf8');
  // Node stands elsewhere on this machine.
  writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });

  test('is one that systemd understands', () => {
    const { status, stderr } = analyze('verify');
    expect([status, stderr]).toEqual([0, '']);
  });

  test('is started again for as long as it takes, by hand too', () => {
    expect(text).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(text).toMatch(/^RestartSec=\d/m);
  });

  test('may do little', () => {
    // From 0, nothing at all, to 10, everything; below 2 is what systemd calls OK.
    const { stdout } = analyze('security', '--offline=true', '--threshold=20');
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  });
});
