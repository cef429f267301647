import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { servicePicture } from '#content/collections.ts';
import { serviceSlugs } from '#content/schemas.ts';
import { locales } from '#shared/locales.ts';
import { writeCompany, writeTexts } from '#tests/fixtures/company/write-company.ts';
import { root as projectRoot } from './folders.ts';

const sentence = (length: number) =>
  'We mend what is broken on the quay. '.repeat(20).slice(0, length - 1) + '.';

const service = (slug: string) => `---
title: About ${slug}
summary: ${slug} ${sentence(60)}
deliverables: [one, two, three, four]
steps:
${`  - title: A step\n    text: ${sentence(50)}\n`.repeat(3)}price:
  amount: "{{buildPrice}}"
  text: ${sentence(30)}
  costs: [{ item: one }, { item: two }, { item: three, price: four }]
line: A line about the service
questions:
${`  - question: Why?\n    answer: ${sentence(70)}\n`.repeat(3)}---

Text.
`;

/** A news item with a title and a summary of its own. The title is on line 2, the text on line 9. */
export const news = (name: string) => `---
title: A new quay ${name}
summary: ${name} ${sentence(60)}
date: 2026-04-19
cover: ../covers/quay.png
coverAlt: ${sentence(30)}
---

Text.
`;

/** A project, without figures. */
export const project = (name: string) => `---
title: A project ${name}
summary: ${name} ${sentence(60)}
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

/** A statement. */
export const statement = (name: string) => `---
title: Our ${name}
summary: ${name} ${sentence(60)}
checked: 2026-04-19
translation: independent
---

Text.
`;

/** A testimonial. */
export const baker = `---
author: A baker
description: ${sentence(100)}
image: ../portraits/baker.png
order: 1
---
`;

const temporary = mkdtempSync(join(tmpdir(), 'content-'));
process.once('exit', () => {
  rmSync(temporary, { recursive: true, force: true });
});

/** As large as it is shown. */
const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#172b47' } })
  .png({ palette: true })
  .toBuffer();

/** Makes an empty folder and what one does in it. */
export async function makeFolder() {
  const root = await mkdtemp(join(temporary, 'site-'));
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  return {
    root,
    write,
    remove: (file: string) => rm(join(root, file)),
    copy: (from: string, to: string) => cp(join(root, from), join(root, to)),
    /** Replaces a part of a file, which must be there. */
    edit: async (file: string, from: string, to: string) => {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await write(
        file,
        text.replace(from, () => to),
      );
    },
  };
}

/** Makes a small site in order, with the project's texts and services. */
export async function makeSite() {
  const folder = await makeFolder();
  const { root, write } = folder;
  for (const slug of serviceSlugs)
    await write(`${servicePicture(slug)}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const { code } of locales) {
    for (const slug of serviceSlugs) await write(`src/content/services/${code}/${slug}.md`, service(slug));
    await write(`src/content/news/${code}/new-quay.md`, news(''));
    await write(`src/content/projects/${code}/bakery.md`, project(''));
    await write(`src/content/testimonials/${code}/baker.md`, baker);
    await write(`src/content/statements/${code}/privacy.md`, statement('privacy'));
  }
  for (const file of ['news/covers/quay', 'projects/covers/quay', 'testimonials/portraits/baker'])
    await write(`src/content/${file}.png`, picture);
  await writeTexts(root);
  for (const name of ['company', 'notice'])
    await cp(
      join(projectRoot, `tests/fixtures/company/${name}.json`),
      join(root, `src/company/${name}.json`),
    );
  return folder;
}

/** Makes a small site with the project's code, in which its commands run. */
export async function makeProject() {
  const site = await makeSite();
  for (const folder of ['tools', 'src']) {
    const filter = (path: string) => !/\.(?:md|png)$/.test(path);
    await cp(join(projectRoot, folder), join(site.root, folder), { recursive: true, filter });
  }
  await writeCompany(site.root);
  await site.write('astro.config.mjs', 'export default {};\n');
  for (const file of ['package.json', 'wrangler.jsonc'])
    await cp(join(projectRoot, file), join(site.root, file));
  await symlink(join(projectRoot, 'node_modules'), join(site.root, 'node_modules'));
  return site;
}
