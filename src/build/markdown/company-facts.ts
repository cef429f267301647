import { dirname, basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HastPluginDefinition } from 'satteri';
import { fillFacts } from '#i18n/facts.ts';
import { isLocaleCode } from '#i18n/locales.ts';

/** Puts the company's facts into the text of an item, in the language of the folder in which it stands. */
export const companyFacts = {
  name: 'company-facts',
  text(node, { fileURL }) {
    const folder = fileURL && basename(dirname(fileURLToPath(fileURL)));
    if (!isLocaleCode(folder)) return undefined;
    const value = fillFacts(node.value, folder);
    return value === node.value ? undefined : { ...node, value };
  },
} satisfies HastPluginDefinition;
