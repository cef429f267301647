import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, as axe names them. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when axe finds something that keeps a reader out; the test goes on.
 * @param page as it stands, whatever is opened on it included
 * @param rules all of the standard unless some are named
 */
export async function expectNoBarrier(page: Page, within = ':root', rules: string[] = []): Promise<void> {
  const builder = new AxeBuilder({ page })
    .include(within)
    // Spares a second window for each page, which only frames of other sites would need.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (
    rules.length > 0 ? builder.withRules(rules) : builder.withTags(standard)
  ).analyze();
  const barriers = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`,
    ),
  );
  expect.soft(barriers, page.url()).toEqual([]);
}
