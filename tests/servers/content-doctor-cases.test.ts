import { expect, test } from 'vitest';
import { describe, type Finding } from '#tools/check-content/findings.ts';
import { messageCodes, spoken } from '#tools/check-content/messages/messages.ts';
import { company } from '#tests/cases/content-doctor/company.ts';
import { files } from '#tests/cases/content-doctor/files.ts';
import { frontMatter } from '#tests/cases/content-doctor/front-matter.ts';
import { links } from '#tests/cases/content-doctor/links.ts';
import { markdown } from '#tests/cases/content-doctor/markdown.ts';
import { pictures } from '#tests/cases/content-doctor/pictures.ts';
import { texts } from '#tests/cases/content-doctor/texts.ts';
import { valid } from '#tests/cases/content-doctor/valid.ts';
import { examineAfter } from '#tests/support/broken-site.ts';

const mistakes = [company, files, frontMatter, links, markdown, pictures, texts].flat();

/** What the doctor has said in the course of the cases, each message within another included. */
const said = new Set<string>();

function hear(message: unknown): void {
  if (typeof message !== 'object' || message === null) return;
  if ('code' in message) said.add(String(message.code));
  for (const part of Object.values(message)) hear(part);
}

/** Without the lines of the project's own files, which move with every word that is written there. */
const settled = (text: string) => text.replace(/(company\.ts|-[A-Z]{2}\.json):\d+/g, '$1:…');

test('there are enough cases', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(80);
  expect(valid.length).toBeGreaterThanOrEqual(30);
});

test.for(mistakes)(
  '$what is named with file, line, field and remedy in every language that the doctor speaks',
  async (mistake) => {
    const { findings, warnings } = await examineAfter(mistake);
    for (const { message } of [...findings, ...warnings]) hear(message);
    const found: Finding[] = mistake.warning ? warnings : findings;
    for (const code of spoken) {
      const lines = found.map((finding) => settled(describe(finding, code)));
      expect(lines).toContain(settled(`${mistake.at}: ${mistake[code]}`));
      expect(lines).toHaveLength(1 + (mistake.more ?? 0));
    }
  },
);

test.for(valid)('$what is passed', async (deed) => {
  const { findings, warnings } = await examineAfter(deed);
  expect({ findings, warnings }).toEqual({ findings: [], warnings: [] });
});

test('there is no message that no case has seen', () => {
  // Where the English texts are broken there are no schemas, which takes a process of its own: content-doctor.test.ts.
  const elsewhere = ['schemasBroken'];
  expect(messageCodes.filter((code) => !said.has(code) && !elsewhere.includes(code))).toEqual([]);
});
