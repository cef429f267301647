import type { Page } from '@playwright/test';

/** More tab stops than any page has. */
const longestWalk = 200;

/** A tab stop: what has the focus, whether that is visible, and whether something covers it. */
interface Stop {
  element: string;
  indicated: boolean;
  covered: boolean;
}

/** Describes the focused element, or returns undefined when nothing there has the focus. Runs in the page. */
async function describeFocus(within: string): Promise<Stop | undefined> {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement) || !active.parentElement?.closest(within)) return undefined;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  // The indicator may be on a label, on an ancestor, or on something within.
  const target = active.closest('label') ?? active;
  const ancestors: Element[] = [];
  for (let part: Element | null = target; part; part = part.parentElement) ancestors.push(part);
  const parts = [...ancestors, ...target.querySelectorAll('*')];
  const indicators = () =>
    parts
      // An outline on an invisible input is invisible, too.
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .map((part) => getComputedStyle(part))
      .map(({ outline, outlineStyle, boxShadow }) => `${outlineStyle === 'none' ? '' : outline} ${boxShadow}`)
      .join('|');
  const [box] = active.getClientRects();
  // The middle of what is in the window: of a tall field, browsers show the line with the cursor.
  const onTop =
    box &&
    document.elementFromPoint(
      box.x + box.width / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    );
  const covered = !onTop || !(target.contains(onTop) || onTop.contains(target));
  const focused = indicators();
  active.blur();
  const indicated = indicators() !== focused;
  active.focus({ preventScroll: true });
  return { element: active.outerHTML.slice(0, 160), indicated, covered };
}

/**
 * Presses Tab from what has the focus, or the start of a page, to the end of a part of it (WCAG 2.2, 2.4.7
 * "Focus Visible" and 2.4.11 "Focus Not Obscured").
 * @returns the tab stops in their order
 */
export async function walkByKeyboard(page: Page, within: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < longestWalk) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus, within);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}
