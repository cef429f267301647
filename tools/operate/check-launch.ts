/*
  `npm run check:launch` lists the sample facts to replace before the site goes live, and exits with 1 if
  there are any.
*/
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasContactForm } from '#site/site-settings.ts';
import { showHelp } from '#tools/help.ts';

const samples: [pattern: RegExp, describe: (sample: string) => string][] = [
  [/[\w@.-]*\.example\b/, (sample) => `${sample} is a reserved domain`],
  [/\w+(?=:.* # sample$)/, (sample) => `${sample} is a sample`],
  [/^\s*<!-- sample -->$/, () => 'the drawing is a sample'],
];

// In Markdown, a line with an asterisk is one of a list.
const isComment = (file: string, line: string) => !file.endsWith('.md') && /^\s*(?:\/\/|\/?\*)/.test(line);

function findInText(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    // Comments aren't published.
    if (isComment(file, line)) return [];
    const found = samples.flatMap(([pattern, describe]) => pattern.exec(line)?.map(describe) ?? []);
    return found.slice(0, 1).map((what) => `${file}:${index + 1}: ${what}: replace it with your own.`);
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

/**
 * Finds the sample facts of a project.
 * @param root the project's folder
 * @returns a line for each, with file, line and remedy
 */
export function findSamples(root: string): string[] {
  const published = globSync('{art,src,public}/**/*.{astro,json,md,mjs,svg,ts,tsx,txt}', {
    cwd: root,
    // Its messages have examples.
    exclude: ['src/env.ts'],
  }).sort();
  return [...findSampleFacts(root), ...published.flatMap((file) => findInText(root, file))];
}

/**
 * Finds out whether the Worker has the company's name, and the contact form a mail server.
 * @param root the project's folder
 * @param smtp the variable of the Node server; on Workers, wrangler.jsonc names the addresses
 * @returns a line with the remedy for each that is missing
 */
export function findMissing(root: string, smtp: string | undefined): string[] {
  const worker = readFileSync(join(root, 'wrangler.jsonc'), 'utf8');
  const found: string[] = [];
  if (worker.includes('"name": "company-website"'))
    found.push(
      "wrangler.jsonc: company-website is a sample: give the Worker your company's name, or it replaces another of the same name on your Cloudflare account.",
    );
  if (hasContactForm && !smtp && /"MAIL_(?:TO|FROM)": "[^"]*\.example"/.test(worker))
    found.push(
      'The contact form has no mail server, so messages stay in the outbox: set SMTP_URL and MAIL_TO on Node, or replace MAIL_TO and MAIL_FROM in wrangler.jsonc on Workers (docs/operating.md).',
    );
  return found;
}

if (import.meta.main) {
  showHelp(import.meta.filename);
  const root = process.cwd();
  const found = [...findSamples(root), ...findMissing(root, process.env['SMTP_URL'])];
  console.log(found.join('\n') || 'No samples are left.');
  if (found.length > 0) process.exitCode = 1;
}
