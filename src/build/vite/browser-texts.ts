import { defaultLocale, getLocale, locales } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';

const id = 'virtual:browser-texts';

const texts = Object.fromEntries(locales.map(({ code, iso }) => [iso, readTexts(code).main.browser]));

// The whole language files would come along otherwise, as bundlers keep an imported JSON group whole.
const code = `const texts = ${JSON.stringify(texts)};
export default () => texts[document.documentElement.lang] ?? texts[${JSON.stringify(getLocale(defaultLocale).iso)}];`;

/**
 * Gives the browser's scripts their texts as `virtual:browser-texts`: the group `main.browser` of each language.
 * @returns a Vite plugin
 */
export const browserTexts = () => ({
  name: id,
  resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
  load: (module: string) => (module === `\0${id}` ? code : undefined),
});
