import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { findBlocked, readInlineContent } from '#build/policy/inline-content.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

const gate = (html: string, approved: string[] = []) =>
  findBlocked(readInlineContent(parse(html)), new Set(approved));

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
  ])('stops %s, with hash and remedy', (html) => {
    const [line, ...others] = gate(html);
    expect(line).toMatch(`an inline script with the hash ${hash('a()')} is not approved; move it to a file`);
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
  ])('stops %s, with what to write instead', (html) => {
    expect(gate(html)).toEqual([
      expect.stringMatching(/^<\w+ [\w:]+="[^]*"> is blocked by the policy; use a class/),
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
  ])('lets %s pass', (html) => expect(gate(html)).toEqual([]));

  test('lets an approved script pass', () => expect(gate('<script>a()</script>', [hash('a()')])).toEqual([]));
});

test('the hash of a style is that of its bytes', () => {
  const css = 'a::after { content: "ë</p>" }\n';
  expect(readInlineContent(parse(`<style>${css}</style><style></style>`)).styles).toEqual([
    hash(css),
    hash(''),
  ]);
});
