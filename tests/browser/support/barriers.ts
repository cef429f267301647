import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, as axe names them. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when axe finds something that keeps a reader out; the test goes on.
 * @param page as it stands, whatever is opened on it included
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Spares a second window for each page, which only frames of other sites would need.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
    .analyze();
  const barriers = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`,
    ),
  );
  expect.soft(barriers, page.url()).toEqual([]);
}

/**
 * Measures what axe leaves open, as the bar lets shine through what lies below.
 * @param page with the bar and its menu in sight
 * @param above the bare page, or anything from white to black
 * @returns the lowest contrast of a link in the menu, from 1 to 21 (WCAG 2.2, "contrast ratio")
 */
export const barContrast = (page: Page, above: 'page' | 'anything'): Promise<number> =>
  page.evaluate((above) => {
    const colorsOf = (element: Element | null) => {
      if (!element) throw new Error('There is no bar with a menu: adapt this measurement.');
      return getComputedStyle(element);
    };
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (layers: string[]) => {
      if (!context) throw new Error('This browser draws no canvas.');
      for (const color of layers) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const bare = [document.documentElement, document.body].map(
      (element) => colorsOf(element).backgroundColor,
    );
    const grounds = above === 'page' ? [['white', ...bare]] : [['white'], ['black']];
    const ratios = grounds.map((ground) => {
      const bar = [...ground, colorsOf(document.querySelector('body > header')).backgroundColor];
      const text = [...bar, colorsOf(document.querySelector('#menu a')).color];
      const [dark = 0, light = 0] = [luminance(bar), luminance(text)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    });
    return Math.min(...ratios);
  }, above);
