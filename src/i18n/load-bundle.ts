import { locales, type Texts } from '#i18n/locales.ts';

/** The shortest time, in milliseconds, for which a waiting state is shown: a shorter one only flickers. */
export const minimumWait = 200;

/** What the loader asks of the page; the browser's own unless a test says otherwise. */
export interface BundleHost {
  /** Gets the parsed file at an address; rejects when it cannot be had. */
  fetchJson(address: string): Promise<unknown>;
  /** Language data that came with the page, by language tag. */
  pageData(iso: string): unknown;
}

const browserHost: BundleHost = {
  async fetchJson(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  },
  pageData(iso) {
    const data = document.querySelector(`script[type="application/json"][data-texts="${iso}"]`)?.textContent;
    return data ? JSON.parse(data) : undefined;
  },
};

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'main' in value && 'meta' in value;

const wait = () => new Promise((resolve) => setTimeout(resolve, minimumWait));

/**
 * Makes a function that loads the text bundle of a language, each at most once.
 * @param host where texts come from
 * @param table the languages; one without a file is warned about
 */
export function createBundleLoader(
  host: BundleHost = browserHost,
  table: readonly { iso: string; file?: string }[] = locales,
) {
  const bundles = new Map<string, Promise<Texts | undefined>>();

  async function load(iso: string, waiting: (busy: boolean) => void): Promise<Texts | undefined> {
    const file = table.find((locale) => locale.iso === iso)?.file;
    if (!file) {
      console.warn(`The language file could not be found for the locale ${iso}.`);
      return undefined;
    }
    try {
      const data = host.pageData(iso);
      if (isTexts(data)) return data;
      waiting(true);
      const loading = host.fetchJson(`/locales/${file}`);
      await Promise.allSettled([loading, wait()]);
      const texts = await loading;
      if (isTexts(texts)) return texts;
      throw new Error('it holds no texts');
    } catch (error) {
      console.error(`The language file ${file} cannot be loaded:`, error);
      return undefined;
    } finally {
      waiting(false);
    }
  }

  /**
   * Loads the texts of a language.
   * @param iso the language tag: `nl-NL`
   * @param waiting is told when they must be waited for, and when that is over
   * @returns the texts; nothing when they cannot be had, and then the console says why
   */
  return async (iso: string, waiting: (busy: boolean) => void = () => undefined) => {
    const loading = bundles.get(iso) ?? load(iso, waiting);
    bundles.set(iso, loading);
    const texts = await loading;
    // What failed is not loaded, and may be asked for again.
    if (!texts) bundles.delete(iso);
    return texts;
  };
}
