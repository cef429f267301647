import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isMap, isScalar } from 'yaml';
import { locales, type Locale } from '#i18n/locales.ts';
import { isRouteName, routes } from '#site-map/routes.ts';
import { compareTexts, type TextFile } from './compare-texts.ts';
import { nearest, quote, type Report, type Say } from './findings.ts';
import { parseYaml, type Field } from './parse-yaml.ts';
import { readText } from './read-text.ts';
import type { ListedService } from './twins.ts';

/**
 * Checks the text files of all languages.
 * @param root the project's folder
 * @param report takes what is wrong
 * @returns the list of services for comparison with their files, if it can be read
 */
export function checkTexts(root: string, report: Report): ListedService[] | undefined {
  const [english, ...others] = locales.map((locale) => readTextFile(root, locale, report));
  if (!english) return undefined;
  for (const other of others) if (other) compareTexts(english, other, report);
  const { file, fields } = english;
  return Array.from(fields).flatMap(([path, { line, node }]) => {
    const isListed = /^services\.services-items\[\d+\]\.name$/.test(path);
    return isListed && isScalar(node) ? [{ name: String(node.value), file, line }] : [];
  });
}

function readTextFile(root: string, locale: Locale, report: Report): TextFile | undefined {
  const file = `src/i18n/locales/${locale.file}`;
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const say: Say = (message, line) => report(file, message, line);

  // Only the first error: the parser's idea of the rest is seldom the writer's.
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const problem = printParseErrorCode(error.error)
      .replace(/(?<=.)[A-Z]/g, ' $&')
      .toLowerCase();
    const line = text.slice(0, error.offset).split('\n').length;
    say(`is not valid JSON: ${problem} here or just before.`, line);
    return undefined;
  }
  // What is JSON is YAML, whose parser knows where everything stands.
  const fields = parseYaml(text, 1, say)?.fields;
  if (!fields) return undefined;
  if (!isMap(fields.get('')?.node)) say('want a group of texts in { }.', 1);
  for (const [path, field] of fields) checkField(path, field, say);
  return { locale, file, fields };
}

function checkField(path: string, { line, node }: Field, say: Say): void {
  if (!isScalar(node)) return;
  const { value, source } = node;
  if (typeof value !== 'string') {
    say(`"${path}" is ${source}, want a text in quotation marks.`, line);
  } else if (value.trim() === '') {
    say(`"${path}" is empty: write the text.`, line);
  } else if (isPageName(path) && !isRouteName(value)) {
    const names = Object.keys(routes);
    const meant = nearest(value, names);
    const remedy = meant === undefined ? `want one of ${names.join(', ')}.` : `did you mean "${meant}"?`;
    say(`"${path}" is ${quote(value)}, which is not the name of a page: ${remedy}`, line);
  }
}

/** Links in texts name a page; the address comes from the route table. */
const isPageName = (path: string) => /^main\.navbar\.items\[\d+\]\.name$|\]\.link\.page$/.test(path);
