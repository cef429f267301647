import { expect, test } from 'vitest';
import { page, textOf, twinOf } from './make.ts';

test('a twin says in front what it is the twin of, and holds the main part only', () => {
  expect(twinOf('<h1>Light</h1>')).toEqual({
    address: '/news/light.md',
    markdown: `---\ntitle: Light\ndescription: "About: light"\ncanonical: ${page}\nlanguage: en-GB\n---\n\n# Light\n`,
  });
});

test('a page that announces no twin has none', () => {
  expect(twinOf('<h1>Light</h1>', 'text/markdown')).toBeUndefined();
});

test.each(['description', 'canonical', 'title'])(
  'a page that lacks its %s stops the build by its name',
  (part) => {
    expect(() => twinOf('<h1>Light</h1>', part)).toThrow(
      `dist/news/light.html: announces /news/light.md without a ${part}`,
    );
  },
);

test.each([
  ['a drawing', '<svg><title>Quay</title><text>Quay</text></svg>'],
  ['navigation', '<nav><a href="/">Home</a></nav>'],
  ['a control', '<button>Open</button>'],
  ['what machines are told to pass over', '<p aria-hidden="true">→</p>'],
  ['what is hidden', '<p hidden>Later</p>'],
  ['decoration', '<img src="/quay.svg" alt=""><picture><img src="/quay.webp" alt=""></picture>'],
  ['a script, a style, a comment', '<script>a()</script><style>a{}</style><!-- a -->'],
  ['a link down the page without words', '<a href="#text" aria-label="Read on"><svg></svg></a>'],
])('%s is left out', (_, html) => {
  expect(textOf(`<h1>Light</h1>${html}<p>Words</p>`)).toBe('# Light\n\nWords');
});

test.each([
  [
    'what is there for who does not see the page',
    '<h2 class="visually-hidden">At a glance</h2>',
    '## At a glance',
  ],
  [
    'a picture with words',
    '<figure><img src="/a.webp" alt="A lamp"><figcaption>At <b>dawn</b></figcaption></figure>',
    '![A lamp](https://quay.example/a.webp)\n\nAt dawn',
  ],
  ['a link', '<p>Go <a href="/about#who">there</a>.</p>', 'Go [there](https://quay.example/about#who).'],
  [
    'an e-mail address',
    '<p><a href="mailto:a@b.example">a@b.example</a></p>',
    '[a@b.example](mailto:a@b.example)',
  ],
  [
    'an address in words',
    '<p>Mail a@b.example or see www.b.example.</p>',
    'Mail a@b.example or see www.b.example.',
  ],
  ['an anchor, as words', '<h2><a href="#light" class="anchor">The light</a></h2>', '## The light'],
  [
    'a date',
    '<p>On <time datetime="2026-11-12"><b>12</b> Nov <span>2026</span></time></p>',
    'On 12 Nov 2026',
  ],
  ['lines', '<address>Quay 12<br>Rotterdam</address>', 'Quay 12\\\nRotterdam'],
  [
    'buttons, a line each',
    '<div><a href="/a">One</a> <a href="/b">Two</a></div>',
    '[One](https://quay.example/a)\n\n[Two](https://quay.example/b)',
  ],
])('%s is kept', (_, html, markdown) => {
  expect(textOf(html)).toBe(markdown);
});

test('cards are sections: heading first, and no bullets', () => {
  const card = (name: string) =>
    `<li><time>12 Nov</time><div class="words"><h3><a href="/${name}">${name}</a></h3><p>About ${name}</p></div><a href="/all">All</a></li>`;
  expect(textOf(`<h2>News</h2><ol>${card('a')}${card('b')}</ol>`)).toBe(
    `## News\n\n${['a', 'b']
      .map(
        (name) =>
          `### [${name}](https://quay.example/${name})\n\n12 Nov\n\nAbout ${name}\n\n[All](https://quay.example/all)`,
      )
      .join('\n\n')}`,
  );
});

test('questions are headings, below the one under which they stand', () => {
  const question = '<details><summary>Why?</summary><p>So.</p></details>';
  expect(textOf(`<h2>Questions</h2>${question}${question}<h3>More</h3>${question}`)).toBe(
    '## Questions\n\n### Why?\n\nSo.\n\n### Why?\n\nSo.\n\n### More\n\n#### Why?\n\nSo.',
  );
});

test('a table keeps its headings and its sides', () => {
  const rows = [
    '<tr><th data-align="start">What</th><th data-align="end">How many</th><th data-align="center">a | b</th></tr>',
    '<tr><td>Ships</td><td>3</td><td><strong>c</strong></td></tr>',
  ];
  expect(textOf(`<div class="table" tabindex="0"><table>${rows.join('')}</table></div>`)).toBe(
    '| What  | How many | a \\| b |\n| :---- | -------: | :----: |\n| Ships |        3 |  **c** |',
  );
});

test('facts are lines', () => {
  const facts =
    '<dl><div><dt>Services</dt><dd><a href="/a">Design</a></dd><dd>Hosting</dd></div><div><dt><code>name</code></dt><dd>A cookie.</dd><dd>Remembers.</dd></div></dl>';
  expect(textOf(facts)).toBe(
    '- Services: [Design](https://quay.example/a), Hosting\n- `name`: A cookie. Remembers.',
  );
});
