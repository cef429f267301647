import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { examine } from '#tools/check-content/examine.ts';
import { drawingOf } from '#tools/check-content/checks/services.ts';
import { describe } from '#tools/check-content/findings.ts';
import { defaultLocale, locales, type LocaleCode } from '#i18n/locales.ts';
import { serviceIds } from '#content/schemas/shared.ts';
import { root as project } from './folders.ts';

const sentence = (length: number) =>
  'We mend what is broken on the quay. '.repeat(20).slice(0, length - 1) + '.';

const service = (id: string) => `---
title: About ${id}
summary: ${id} ${sentence(60)}
deliverables: [one, two, three, four]
steps:
${`  - title: A step\n    text: ${sentence(50)}\n`.repeat(3)}costs: ${sentence(90)}
questions:
${`  - question: Why?\n    answer: ${sentence(70)}\n`.repeat(3)}---

Text.
`;

const news = `---
title: A new quay
summary: ${sentence(60)}
date: 2026-04-19
cover: ../covers/quay.png
coverAlt: ${sentence(30)}
---

Text.
`;
const portfolio = `---
title: A project
summary: ${sentence(60)}
client: A company in Rotterdam
sector: Trade
year: 2026
services: [seo]
cover: ../covers/quay.png
coverAlt: ${sentence(30)}
challenge: ${sentence(130)}
approach: ${sentence(130)}
result: ${sentence(130)}
---

Text.
`;
const testimonial = `---
author: A baker
description: ${sentence(100)}
image: ../portraits/baker.png
order: 1
---
`;

/** A finding in a file at a line, 0 for the file as a whole, that holds these words in this order. */
export function finding(file: string, line: number | undefined, ...words: string[]) {
  const parts = [`${file}${line ? `:${line}` : ''}: `, ...words];
  const escaped = parts.map((part) => part.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return expect.stringMatching(new RegExp(`^${escaped.join('.*')}`));
}

const repeats = /, as in src\//;

/** What the doctor says of a site in a language. */
async function examineIn(root: string, locale: LocaleCode = defaultLocale) {
  const { findings, warnings } = await examine(root);
  const inWords = (found: typeof findings) => found.map((finding) => describe(finding, locale));
  return { findings: inWords(findings), warnings: inWords(warnings) };
}

/** As large as it is shown. */
const picture = await sharp({ create: { width: 1200, height: 750, channels: 3, background: '#172b47' } })
  .png({ palette: true })
  .toBuffer();

/** A small site in a folder of its own, with the project's texts and services. */
export async function makeSite() {
  const root = await mkdtemp(join(tmpdir(), 'content-doctor-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  for (const id of serviceIds) await write(drawingOf(id), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const read = (file: string) => readFile(join(root, file), 'utf8');
  for (const { code: locale } of locales) {
    for (const id of serviceIds) await write(`src/content/services/${locale}/${id}.md`, service(id));
    await write(`src/content/news/${locale}/new-quay.md`, news);
    await write(`src/content/projects/${locale}/bakery.md`, portfolio);
    await write(`src/content/testimonials/${locale}/baker.md`, testimonial);
  }
  for (const file of ['news/covers/quay', 'projects/covers/quay', 'testimonials/portraits/baker']) {
    await write(`src/content/${file}.png`, picture);
  }
  await cp(join(project, 'src/i18n/locales'), join(root, 'src/i18n/locales'), { recursive: true });

  return {
    root,
    write,
    remove: (file: string) => rm(join(root, file)),
    /** Replaces a part of a file, which must be there. */
    edit: async (file: string, from: string, to: string) => {
      const text = await read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await write(
        file,
        text.replace(from, () => to),
      );
    },
    copy: (from: string, to: string) => cp(join(root, from), join(root, to)),
    /** Gives a file Windows line ends. */
    crlf: async (file: string) => write(file, (await read(file)).replaceAll('\n', '\r\n')),
    lineOf: async (file: string, text: string) => (await read(file)).split(text, 1)[0]?.split('\n').length,
    /** What is wrong, but for items that are copies of others, as tests make them. */
    findings: async (locale?: LocaleCode) =>
      (await examineIn(root, locale)).findings.filter((message) => !repeats.test(message)),
    /** The items that are copies of others. */
    repeats: async () => (await examineIn(root)).findings.filter((message) => repeats.test(message)),
    warnings: async (locale?: LocaleCode) => (await examineIn(root, locale)).warnings,
  };
}
