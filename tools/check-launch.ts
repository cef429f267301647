/*
  `npm run check:launch` lists the sample facts to replace before the site goes live, and exits with 1 if there are any.
*/
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasContactForm } from '#site/site-settings.ts';
import { showHelp } from '#tools/help.ts';

const samples: [pattern: RegExp, description: string][] = [
  [/[\w@.-]*\.example\b/, 'a reserved domain'],
  [/\w+(?=:.* # sample$)/, 'a sample'],
];

/** The mark of a drawing. */
const drawingMark = /^\s*<!-- sample -->$/;

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

function findInText(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    if (drawingMark.test(line)) return [`${place}: the drawing is a sample: replace it with your own.`];
    // Comments aren't published.
    if (isComment(line)) return [];
    const found = samples.flatMap(([pattern, description]) => {
      const [sample] = pattern.exec(line) ?? [];
      return sample ? [`${place}: ${sample} is ${description}: replace it with your own.`] : [];
    });
    return found.slice(0, 1);
  });
}

/** Reports the facts that their file itself lists as samples. */
function findSampleFacts(root: string): string[] {
  const file = 'src/company/company.json';
  const text = readFileSync(join(root, file), 'utf8');
  const { samples } = JSON.parse(text) as { samples: string[] };
  const lines = text.split('\n');
  return samples.map((sample) => {
    const [field, name] = sample.split('.');
    const entry = name ? `"name": "${name}"` : `  "${field}": `;
    // A fact that is gone has the line of the list.
    const line = lines.findIndex((text) => text.includes(entry) || text.includes(`"${sample}"`)) + 1;
    return `${file}:${line}: ${sample} is a sample: replace it with your own, and take it off "samples".`;
  });
}

/** A person in a text or a testimonial, whose drawing is named after them or by its path. */
const person = /"name": "([^"]+)"|^image: \/(art\/\S+)/;

/** Reports people whose drawing says that it is a sample: they are invented. */
function findInventedPeople(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, name = '', image] = person.exec(line) ?? [];
    const drawing = image ?? `art/people/${name.toLowerCase()}.svg`;
    const path = join(root, drawing);
    if (!existsSync(path) || !readFileSync(path, 'utf8').includes('<!-- sample -->')) return [];
    return [
      `${file}:${index + 1}: ${name || 'the customer'} is invented, as ${drawing} says: name a real person, with consent and a picture of their own.`,
    ];
  });
}

/**
 * Finds the sample facts of a project.
 * @param root the project's folder
 * @returns a line for each, with file, line and remedy
 */
export function findSamples(root: string): string[] {
  const published = globSync('{art,src,public}/**/*.{astro,json,md,mjs,svg,ts,tsx,txt}', {
    cwd: root,
    // People are listed instead of their drawings, and the messages of env.ts have examples.
    exclude: ['art/{people,portraits}/**', 'src/env.ts'],
  }).sort();
  const people = globSync('src/{content/testimonials/*/*.md,i18n/locales/*.json}', { cwd: root }).sort();
  return [
    ...findSampleFacts(root),
    ...published.flatMap((file) => findInText(root, file)),
    ...people.flatMap((file) => findInventedPeople(root, file)),
  ];
}

/**
 * Finds out whether the contact form has a mail server.
 * @param root the project's folder
 * @param smtp the variable of the Node server; on Workers, wrangler.jsonc names the addresses
 * @returns a line with the remedy if it has none
 */
export function findMissingMail(root: string, smtp: string | undefined): string[] {
  const isWorkerReady = !/"MAIL_(?:TO|FROM)": "[^"]*\.example"/.test(
    readFileSync(join(root, 'wrangler.jsonc'), 'utf8'),
  );
  if (!hasContactForm || smtp || isWorkerReady) return [];
  return [
    'The contact form has no mail server, so messages stay in the outbox: set SMTP_URL and MAIL_TO on Node, or replace MAIL_TO and MAIL_FROM in wrangler.jsonc on Workers (docs/operating.md).',
  ];
}

/**
 * Finds out whether the Worker still has the sample's name.
 * @param root the project's folder
 * @returns a line with the remedy if it has
 */
export function findWorkerName(root: string): string[] {
  if (!readFileSync(join(root, 'wrangler.jsonc'), 'utf8').includes('"name": "company-website"')) return [];
  return [
    "wrangler.jsonc: company-website is a sample: give the Worker your company's name, or it replaces another of the same name on your Cloudflare account.",
  ];
}

if (import.meta.main) {
  showHelp(import.meta.filename);
  const root = process.cwd();
  const found = [
    ...findSamples(root),
    ...findWorkerName(root),
    ...findMissingMail(root, process.env['SMTP_URL']),
  ];
  console.log(found.join('\n') || 'No samples are left.');
  if (found.length > 0) process.exitCode = 1;
}
