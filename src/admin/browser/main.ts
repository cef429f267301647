import CMS from '@sveltia/cms';
import { linksOf, startBar, whereabouts } from '#admin/browser/bar.ts';
import { dataId, type EditorData } from '#admin/browser/data.ts';
import { canOpenFolder, fileExists, hasChanged, noteSaved, watchFolder } from '#admin/browser/folder.ts';
import { chooseOnEntry } from '#i18n/choose-locale.ts';
import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import './editor.css';

/** The language that the editor itself uses: the one chosen in its settings, or the browser's. */
function chooseLanguage(): LocaleCode {
  let chosen: unknown;
  try {
    chosen = (JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: unknown }).locale;
  } catch {
    // Nothing is kept here, or nobody may read it.
  }
  const languages = typeof chosen === 'string' ? [chosen, ...navigator.languages] : navigator.languages;
  return chooseOnEntry({ cookie: undefined, languages });
}

/** Says what to do where the browser cannot open a folder. */
function explain({ title, which, files }: EditorData['words'][LocaleCode]['picker']): void {
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const paragraphs = [which, files].map((text) =>
    Object.assign(document.createElement('p'), { textContent: text }),
  );
  const main = document.createElement('main');
  main.append(heading, ...paragraphs);
  document.getElementById('nc-root')?.replaceWith(main);
}

/** Refuses to write over what somebody else has written meanwhile; a host's own check does the same for its items. */
function guardFiles(changed: string): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const path = entry.get('path');
      if (!(await hasChanged(path, entry.get('newRecord')))) return;
      // By this name the editor shows the cause.
      throw new Error('saving_failed', { cause: new Error(changed.replace('{{file}}', path)) });
    },
  });
  CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => noteSaved(entry.get('path')) });
}

const data = JSON.parse(document.getElementById(dataId)?.textContent ?? '') as EditorData;
const ui = chooseLanguage();
const words = data.words[ui];
const config = data.configs[ui];

document.documentElement.lang = getLocale(ui).iso;
document.title = config.app_title ?? document.title;

if (data.local && !canOpenFolder()) {
  explain(words.picker);
} else {
  watchFolder();
  guardFiles(words.changed);
  const bar = document.getElementById('bar');
  if (bar) {
    bar.ariaLabel = words.bar.label;
    startBar(bar, async () => {
      const here = whereabouts(location.hash, data.places);
      return here ? linksOf(here, data, ui, fileExists) : [];
    });
  }
  await CMS.init({ config });
}
