import type { CmsConfig } from '@sveltia/cms';
import type { LocaleCode } from '#i18n/locales.ts';

/** The element that holds what the page's script needs, as JSON. */
export const dataId = 'editor-data';

/** A collection of the editor: ours, in one language. */
export interface Place {
  /** Its name in the editor's addresses. */
  id: string;
  collection: string;
  locale: LocaleCode;
  /** Where the files stand. */
  folder: string;
  /** The address of an item on the site, with `{{slug}}` in it, if items have pages. */
  page: string | undefined;
}

/** What the page says itself. */
export interface Words {
  bar: Record<'label' | 'view' | 'translation' | 'begin' | 'list', string>;
  picker: Record<'title' | 'which' | 'files', string>;
  changed: string;
}

/** What the build tells the page's script. */
export interface EditorData {
  /** Whether nothing but the files on one's own computer can be edited. */
  local: boolean;
  configs: Record<LocaleCode, CmsConfig>;
  words: Record<LocaleCode, Words>;
  /** The languages, by the names that the words have for them. */
  languages: Record<LocaleCode, Record<LocaleCode, string>>;
  places: Place[];
}
