import { locales } from '#i18n/locales.ts';
import { isRouteName, routes } from '#site-map/routes.ts';
import { compareTexts } from './compare-texts.ts';
import { nearest, quote, type Finding } from './finding.ts';
import { readTextFile, textsIn, type TextFile, type TextNode } from './text-file.ts';
import type { ListedService } from './translation-pairs.ts';

/**
 * Checks the text files of all languages.
 * @param root the project's folder
 * @returns what is wrong, and the list of services for comparison with their files
 */
export async function checkTexts(root: string): Promise<{ findings: Finding[]; services?: ListedService[] }> {
  const read = await Promise.all(locales.map((locale) => readTextFile(root, locale)));
  const findings = read.flatMap((result) => result.findings);
  const files = read.flatMap(({ texts }) => texts ?? []);
  findings.push(...files.flatMap(checkTextFile));

  const [english, ...others] = read.map(({ texts }) => texts);
  if (!english) return { findings };
  for (const other of others) if (other) findings.push(...compareTexts(english, other));
  return { findings, services: listServices(english) };
}

function checkTextFile({ file, root }: TextFile): Finding[] {
  return Array.from(textsIn(root)).flatMap(({ path, line, kind, text }) => {
    if (kind === 'other')
      return [{ file, line, message: `"${path}" is ${text}, want a text in quotation marks.` }];
    if (text.trim() === '') return [{ file, line, message: `"${path}" is empty: write the text.` }];
    if (!isPageName(path) || isRouteName(text)) return [];
    const names = Object.keys(routes);
    const meant = nearest(text, names);
    const remedy = meant === undefined ? `want one of ${names.join(', ')}.` : `did you mean "${meant}"?`;
    return [
      { file, line, message: `"${path}" is ${quote(text)}, which is not the name of a page: ${remedy}` },
    ];
  });
}

/** Links in texts name a page; the address comes from the route table. */
const isPageName = (path: string) => /^main\.navbar\.items\[\d+\]\.name$|\]\.link\.page$/.test(path);

function listServices({ file, root }: TextFile): ListedService[] {
  const list = root.keys.get('services')?.keys.get('services-items');
  return (list?.items ?? []).flatMap(({ keys }) => {
    const name: TextNode | undefined = keys.get('name');
    return name?.kind === 'text' ? [{ name: name.text, file, line: name.line }] : [];
  });
}
