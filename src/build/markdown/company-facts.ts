import type { HastPluginDefinition } from 'satteri';
import { fillFacts } from '#i18n/facts.ts';
import { languageOf } from './language.ts';

/** Puts the company's facts into the text of an item, in its language. */
export const companyFacts = {
  name: 'company-facts',
  text(node, { fileURL }) {
    const locale = languageOf(fileURL);
    if (!locale) return undefined;
    const value = fillFacts(node.value, locale);
    return value === node.value ? undefined : { ...node, value };
  },
} satisfies HastPluginDefinition;
