import { dataId, type EditorData, type Words } from '#admin/browser/data.ts';
import type { EditorFiles } from '#admin/bundle.ts';
import { collectionId, editorConfig } from '#admin/config.ts';
import type { EditorSettings } from '#admin/settings.ts';
import { collectionNames, hasPages } from '#content/collections.ts';
import { defaultLocale, getLocale, locales, type LocaleCode } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';
import { itemRoute } from '#site/routes.ts';
import { editorRoute, localizePath } from '#site/routing.ts';

const byLocale = <Value>(value: (code: LocaleCode) => Value) =>
  Object.fromEntries(locales.map(({ code }) => [code, value(code)])) as Record<LocaleCode, Value>;

function wordsIn(code: LocaleCode): Words {
  const { bar, picker, changed } = readTexts(code).editors.form;
  return { bar, picker, changed };
}

/** A language by the name that another has for it. */
const languageName = (ui: LocaleCode, code: LocaleCode): string =>
  new Intl.DisplayNames(getLocale(ui).iso, { type: 'language' }).of(code) ?? getLocale(code).name;

async function collectData(settings: EditorSettings): Promise<EditorData> {
  const configs = await Promise.all(
    locales.map(async ({ code }) => [code, await editorConfig(code, settings)] as const),
  );
  return {
    local: settings.local,
    configs: Object.fromEntries(configs) as EditorData['configs'],
    words: byLocale(wordsIn),
    languages: byLocale((ui) => byLocale((code) => languageName(ui, code))),
    places: collectionNames.flatMap((name) =>
      locales.map(({ code }) => ({
        id: collectionId(name, code),
        collection: name,
        locale: code,
        folder: `src/content/${name}/${code}`,
        page: hasPages(name) ? localizePath(code, itemRoute(name, '{{slug}}')) : undefined,
      })),
    ),
  };
}

/**
 * The page of the web editor. It is no page of the site: no search engine may list it, and it has a policy of its own.
 * @param settings where the editor reads and writes
 * @param files what the page loads
 */
export async function editorPage(settings: EditorSettings, files: Pick<EditorFiles, 'script' | 'style'>) {
  // Nothing in a text can end the element that holds it.
  const data = JSON.stringify(await collectData(settings)).replaceAll('<', '\\u003c');
  const { title } = readTexts(defaultLocale).editors.form;
  return `<!doctype html>
<html lang="${getLocale(defaultLocale).iso}"${settings.local ? ' data-local' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${editorRoute}/${files.style}">
<script type="application/json" id="${dataId}">${data}</script>
<script type="module" src="${editorRoute}/${files.script}"></script>
</head>
<body>
<nav id="bar"></nav>
<div id="nc-root"></div>
</body>
</html>
`;
}
