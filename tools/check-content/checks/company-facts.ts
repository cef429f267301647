import { isScalar } from 'yaml';
import { facts } from '#company';
import { factPattern } from '#i18n/facts.ts';
import { nearest, quote, type Say } from '#tools/check-content/findings.ts';
import type { Markdown } from '#tools/check-content/reading/items.ts';

/**
 * Checks that what an item mentions of the company is a fact that there is.
 * @param markdown what the item's file holds
 * @param say takes each that is not
 */
export function checkCompanyFacts({ frontMatter, body }: Markdown, say: Say): void {
  const check = (text: string, line: number) => {
    for (const [whole, name = ''] of text.matchAll(factPattern)) {
      if (Object.hasOwn(facts, name)) continue;
      const known = Object.keys(facts);
      say({ code: 'unknownFact', fact: quote(whole), meant: nearest(name, known), known }, line);
    }
  };
  for (const { node, line } of frontMatter.fields.values()) {
    if (isScalar(node) && typeof node.value === 'string') check(node.value, line);
  }
  body.split('\n').forEach((text, index) => check(text, index + 1));
}
