import { globSync } from 'node:fs';
import { join } from 'node:path';
import { collectionNames, type CollectionName } from '#content/collections.ts';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import { nearest, type Report } from '#tools/check-content/findings.ts';

const content = 'src/content';
const languages = locales.map(({ code }) => code);

const isCollection = (name: string): name is CollectionName => collectionNames.some((own) => own === name);

/**
 * Checks that no content stands where the site does not look for any.
 * @param root the project's folder
 * @param report takes each folder that has another name than it should, and each file that is outside of any
 */
export function checkFolders(root: string, report: Report): void {
  const folders = new Set<string>();
  for (const path of globSync('**/*.md', { cwd: join(root, content) })) {
    const [collection = '', language = '', ...rest] = path.replaceAll('\\', '/').split('/');
    const file = `${content}/${path.replaceAll('\\', '/')}`;
    if (!isCollection(collection)) folders.add(`${content}/${collection}`);
    else if (rest.length === 0) report(file, { code: 'withoutLanguage', known: languages });
    else if (!isLocaleCode(language)) folders.add(`${content}/${collection}/${language}`);
  }
  for (const folder of folders) {
    const steps = folder.slice(content.length + 1).split('/');
    const [code, known] =
      steps.length === 1
        ? (['unknownCollection', collectionNames] as const)
        : (['unknownLanguage', languages] as const);
    report(folder, { code, meant: nearest(steps.at(-1) ?? '', known), known });
  }
}
