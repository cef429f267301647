import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { facts } from '#company';
import { markdown as settings } from '#build/markdown.ts';
import { companyIn, formatFact } from '#i18n/facts.ts';

const renderer = await settings.processor.createRenderer(settings);
const fileURL = pathToFileURL('/src/content/news/nl/item.md');
const render = async (text: string) =>
  (await renderer.render(text, { fileURL })).code.trim().replaceAll('\n', '');

const built: [text: string, html: string][] = [
  // A line of dashes is no front matter.
  ['---\n\nOne.\n\n---\n\nTwo.', '<hr><p>One.</p><hr><p>Two.</p>'],
  ['+++\nOne.\n+++\n\nTwo.', '<p>+++One.+++</p><p>Two.</p>'],
  // No-break spaces where Markdown needs spaces
  ['-\u00a0one\n-\u202ftwo', '<ul><li>one</li><li>two</li></ul>'],
  ['1.\u00a0one\n2.\u2009two', '<ol><li>one</li><li>two</li></ol>'],
  ['- one\n\u00a0\u00a0- two', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['One.\n\u00a0\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['> 1.\u00a0one', '<blockquote><ol><li>one</li></ol></blockquote>'],
  ['5\u00a0km\n- one', '<p>5\u00a0km</p><ul><li>one</li></ul>'],
  ['`-\u00a0a`', '<p><code>-\u00a0a</code></p>'],
  // Marks that belong to words and numbers
  ['Lezer*essen und Autor*innen', '<p>Lezer*essen und Autor*innen</p>'],
  ['2*3*4, **2**3, a**b**', '<p>2*3*4, <strong>2</strong>3, a<strong>b</strong></p>'],
  ['1~2 of 3~4, CO~2~, ~~oud~~', '<p>1~2 of 3~4, CO~2~, <del>oud</del></p>'],
  ['1*2~3~4*5 --x', '<p>1*2~3~4*5 --x</p>'],
  ['2020. Van 2*3*4 --x', '<p>2020. Van 2*3*4 --x</p>'],
  ['on*ge*lofelijk *mooi*', '<p>on<em>ge</em>lofelijk <em>mooi</em></p>'],
  ['1984. Een boek.', '<p>1984. Een boek.</p>'],
  ['3. mei om 10 uur', '<p>3. mei om 10 uur</p>'],
  ['30. dertig', '<ol start="30"><li>dertig</li></ol>'],
  // Line breaks, addresses and options of commands
  ['Kade 1<br />Haven', '<p>Kade 1<br>Haven</p>'],
  ['Zie <www.site.example>.', '<p>Zie <a href="http://www.site.example">www.site.example</a>.</p>'],
  ['git push --force', '<p>git push --force</p>'],
  // Quotation marks and apostrophes
  ["'Kom 's avonds', zei *zij*: 'ga om '98'.", '<p>‘Kom ’s avonds’, zei <em>zij</em>: ‘ga om ’98’.</p>'],
  [
    "Rock 'n' roll, **Ria**'s en 't Hof 'is open'",
    'Rock ’n’ roll, <strong>Ria</strong>’s en ’t Hof ‘is open’',
  ],
  // Facts
  [
    '{{ founded }} \\{{founded}} `{{founded}}`',
    `<p>${facts.founded} {{founded}} <code>{{founded}}</code></p>`,
  ],
  [
    '[a](mailto:{{ email }} "{{founded}}")',
    `<p><a href="mailto:${facts.email}" title="${facts.founded}">a</a></p>`,
  ],
  ['[a](tel:{{phone}})', `<p><a href="tel:${facts.phone.replaceAll(/\s/g, '')}">a</a></p>`],
  ['[a][b]\n\n[b]: /x/{{city}}', `<p><a href="/x/${encodeURI(companyIn('nl').city)}">a</a></p>`],
  [
    '![{{buildPrice}} x](/q.svg "{{founded}}")',
    `alt&quot;:&quot;${formatFact(facts.buildPrice, 'nl')} x&quot;`,
  ],
];

test.each(built)('Markdown: %j is built as its author means it', async (text, html) => {
  expect(await render(text)).toContain(html);
});
