/** What has a state, of all that stands in a specimen of it. */
const controls = ':where(a[href], button, input, summary)';
const forced = {
  hover: '*',
  'focus-within': '*',
  active: controls,
  focus: controls,
  'focus-visible': controls,
} as const;

const isState = (name: string): name is keyof typeof forced => Object.hasOwn(forced, name);

/**
 * Lets a selector match, besides, what stands inside `[data-forced~='hover']` and the like. It counts for as much as
 * before, so that the styles themselves decide what is seen.
 * @param selector as the sheet has it
 */
const widen = (selector: string): string =>
  selector.replace(/:(hover|active|focus(?:-visible|-within)?)(?![\w-])/g, (pseudo, name: string) =>
    isState(name) ? `:is(${pseudo}, [data-forced~='${name}'] ${forced[name]})` : pseudo,
  );

function widenRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    // By what it has: a frame has classes of its own.
    if ('selectorText' in rule) {
      const styleRule = rule as CSSStyleRule;
      const selector = widen(styleRule.selectorText);
      if (selector !== styleRule.selectorText) styleRule.selectorText = selector;
    }
    if ('cssRules' in rule) widenRules(rule.cssRules as CSSRuleList);
  }
}

/** Makes the styles of a document obey `data-forced`. */
export function forceStates({ styleSheets, adoptedStyleSheets }: Document): void {
  for (const { cssRules } of [...styleSheets, ...adoptedStyleSheets]) widenRules(cssRules);
}
