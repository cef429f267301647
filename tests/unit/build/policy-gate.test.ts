import { createHash } from 'node:crypto';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInlineContent } from '#build/policy/inline-content.ts';
import { findBlocked } from '#build/policy/policy-gate.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

async function gate(html: string, approved: Record<string, string> = {}) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'gate-'));
  await writeFile(join(folder.path, 'about.html'), html);
  return await findBlocked(folder.path, approved);
}

describe('the gate', () => {
  test.each([
    '<script>a()</script>',
    '<script type="module">a()</script>',
    '<SCRIPT TYPE=" Text/JavaScript ">a()</SCRIPT>',
    '<svg><script>a()</script></svg>',
    '<template><script>a()</script></template>',
    '<script type="speculationrules">a()</script>',
    '<script type="importmap">a()</script>',
    '<!-- --!><script>a()</script>',
  ])('stops %s, with page, hash and remedy', async (html) => {
    const [line, ...others] = await gate(html);
    expect(line).toBe(
      `dist/about.html: an inline script with the hash ${hash('a()')} is not approved; read it and add the hash to src/server/handler/headers/inline-scripts.ts, or move it to a file.`,
    );
    expect(others).toEqual([]);
  });

  test.each([
    '<a onclick="a()">',
    '<body onload=a()>',
    '<p style="color: red">',
    '<svg><rect style="fill: red"></svg>',
    '<a href="javascript:a()">',
    '<a href=" \u0001JaVaScRiPt:a()">',
    '<a href="java\nscript:a()">',
    '<a href="javascript&colon;a()">',
    '<svg><a xlink:href="javascript:a()"></a></svg>',
    '<form action="javascript:a()">',
    '<button formaction="javascript:a()">',
    '<iframe srcdoc="x">',
    '<template><p style="a:b"></template>',
  ])('stops %s, with page and remedy', async (html) => {
    expect(await gate(html)).toEqual([
      expect.stringMatching(/^dist\/about\.html: <\w+ [\w:]+="[^]*"> is blocked by the policy; use a class/),
    ]);
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":"</p>"}</script>',
    '<p title="style=1 onclick=2">onclick="a()" javascript:a()</p>',
    '<a href="/javascript:a()" data-style="x">',
    '<!-- <script>a()</script> -->',
    '<textarea><script>a()</script></textarea>',
    '<style>a{}</style>',
  ])('lets %s pass', async (html) => expect(await gate(html)).toEqual([]));

  test('lets an approved script pass, and names an approval that is used no more', async () => {
    const approved = { mine: hash('a()') };
    expect(await gate('<script>a()</script>', approved)).toEqual([]);
    expect(await gate('<p>', approved)).toEqual([
      'src/server/handler/headers/inline-scripts.ts: no page has the script "mine" any more; take it out.',
    ]);
  });
});

test('the hash of a style is that of its bytes', () => {
  const css = 'a::after { content: "ë</p>" }\n';
  expect(readInlineContent(`<style>${css}</style><style></style>`).styles).toEqual([hash(css), hash('')]);
});
