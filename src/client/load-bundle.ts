import type { Texts } from '#i18n/texts.ts';
import { locales } from '#shared/locales.ts';

export interface Bundle {
  main: Pick<Texts['main'], 'browser'>;
}

/** Minimum duration of a fetch, in milliseconds: a faster update would flicker. */
const minimumDelay = 200;

const bundles = new Map<string, Promise<Bundle | undefined>>();

async function load(iso: string): Promise<Bundle | undefined> {
  const inlined = document.querySelector(`script[data-bundle="${iso}"]`)?.textContent;
  if (inlined) return JSON.parse(inlined) as Bundle;
  const file = locales.find((locale) => locale.iso === iso)?.file;
  if (!file) {
    console.warn(`The language file could not be found for the locale ${iso}.`);
    return undefined;
  }
  try {
    const delay = new Promise((resolve) => setTimeout(resolve, minimumDelay));
    const [response] = await Promise.all([fetch(`/locales/${file}`), delay]);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Bundle;
  } catch (error) {
    console.error(`The language file ${file} cannot be loaded:`, error);
    bundles.delete(iso);
    return undefined;
  }
}

/**
 * Loads the text bundle of a language, once: from the page, as every page contains that of its own language,
 * otherwise from the server.
 * @returns undefined when loading fails, with the reason in the console; the next call tries again
 */
export function loadBundle(iso: string): Promise<Bundle | undefined> {
  const bundle = bundles.get(iso) ?? load(iso);
  bundles.set(iso, bundle);
  return bundle;
}
