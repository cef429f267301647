import type { Page } from '@playwright/test';

interface Exception {
  selector: string;
  /** Where it holds, if not everywhere. */
  media?: string;
  reason: string;
}

/** Texts that needn't be visible. */
const exceptions: readonly Exception[] = [
  { selector: '.visually-hidden, [hidden]', reason: 'announced only, or not needed now' },
  { selector: 'option', reason: 'in a closed list' },
  { selector: 'svg', reason: 'words in a drawing, which may be cropped' },
  { selector: '.skip:not(:focus)', reason: 'appears on focus' },
  { selector: 'details:not([open]) > :not(summary)', media: 'screen', reason: 'closed' },
  { selector: '#menu:not(:popover-open)', media: '(width < 62rem)', reason: 'closed' },
  { selector: '#menu > div', media: '(width >= 62rem)', reason: 'part of the menu on small screens' },
  { selector: '.toggle span', reason: 'has two labels, one at a time, and on the smallest screens none' },
  { selector: '.carousel div:not(:has(:checked))', reason: 'inactive quotation' },
  { selector: '.prose .table', reason: 'scrolls sideways' },
  { selector: '.nav-column', media: '(width < 62rem)', reason: 'the footer has the same links' },
  { selector: 'nav, button, .button, .language-menu, .testimonials', media: 'print', reason: 'controls' },
];

interface Search {
  within: string;
  exceptions: readonly Exception[];
}

/** Runs in the page. */
function findHiddenInPage({ within, exceptions }: Search): string[] {
  const found = new Set<string>();

  // The boxes of words in a drawing are larger than the letters.
  const isPainted = (element: Element) =>
    element.matches('img, video, svg, svg :not(text)') ||
    [undefined, '::before', '::after'].some((pseudo) => {
      const { backgroundColor, backgroundImage, content } = getComputedStyle(element, pseudo);
      const isTransparent = /^rgba.*, 0\)$|\/ 0\)$/.test(backgroundColor);
      return content !== 'none' && (backgroundImage !== 'none' || !isTransparent);
    });

  /** Whether an element has a text of its own at a point. */
  const isWritten = (element: Element, x: number, y: number) =>
    [...element.childNodes].some((node) => {
      const range = new Range();
      range.selectNode(node);
      return (
        node instanceof Text &&
        [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom,
        )
      );
    });

  function describePoint(element: Element, x: number, y: number): string | undefined {
    const stack = document.elementsFromPoint(x, y);
    const place = stack.indexOf(element);
    if (place < 0) return 'cut off';
    const cover = stack.slice(0, place).find((part) => isPainted(part) || isWritten(part, x, y));
    if (cover) return `covered by ${cover.localName}.${cover.classList}`;
    const ground = stack.slice(place).find(isPainted);
    return ground?.matches('img:not([src*=".svg"])') ? 'on a photograph' : undefined;
  }

  function describe(text: Text, element: Element): (string | undefined)[] {
    const range = new Range();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    if (lines.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return ['not shown'];
    let opacity = 1;
    for (let part: Element | null = element; part; part = part.parentElement)
      opacity *= Number(getComputedStyle(part).opacity);
    if (opacity < 0.9) return [`opacity ${opacity}`];
    return lines.flatMap((line, index) => {
      const { top, bottom } = range.getClientRects()[index] ?? line;
      if (top < 0 || bottom > innerHeight) scrollBy({ top: top - 100, behavior: 'instant' });
      const { left, right, y, height } = range.getClientRects()[index] ?? line;
      return [left + 1, (left + right) / 2, right - 1].map((x) => describePoint(element, x, y + height / 2));
    });
  }

  const skipped = exceptions
    .filter(({ media = 'all' }) => matchMedia(media).matches)
    .map(({ selector }) => selector);
  // What sticks covers what scrolls below it, and can itself be scrolled to the end of its section only.
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of sticky) Object.assign(style, { position: 'relative', inset: 'auto' });
  // What lets the pointer through covers texts all the same.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const { scrollY } = window;
  const roots = document.querySelectorAll(within);
  if (roots.length === 0) found.add(`nothing is ${within}`);
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const { parentElement: element } = text;
      if (!text.data.trim() || !element || element.closest(`script, style, template, ${skipped.join()}`))
        continue;
      for (const fault of describe(text, element))
        if (fault) found.add(`${element.localName} "${text.data.trim().slice(0, 40)}": ${fault}`);
    }
  }
  scrollTo({ top: scrollY, behavior: 'instant' });
  document.adoptedStyleSheets.pop();
  for (const { style } of sticky) Object.assign(style, { position: '', inset: '' });
  const { clientWidth, scrollWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...found] : [...found];
}

/**
 * Finds texts that a reader can't read: not shown, faint, covered, cut off or on a photograph; and what makes
 * the page wider than the screen.
 * @param within a selector of the elements to look at
 * @returns a line for each fault
 */
export const findHidden = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(findHiddenInPage, { within, exceptions });

/** Runs in the page. */
function findCutWordsInPage(within: string): { word: string; place: string }[] {
  const titles = 'h1, h2, h3, summary, button, .button, address, .project dd';
  // Below 360 px a word may be cut at a soft hyphen.
  const letter = innerWidth < 360 ? '[^\\s\u00AD-]' : '[^\\s-]';
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const { parentElement: element } = text;
    if (!element?.checkVisibility() || !element.closest(within) || element.closest('svg, .visually-hidden'))
      continue;
    const isOneWord = element.matches('a[href^="tel:"], a[href^="mailto:"], .highlight > b');
    const pattern = element.closest(titles) ? `${letter}+` : `${letter}*\\d${letter}*`;
    for (const { 0: word, index } of text.data.matchAll(isOneWord ? /\S.*\S/g : new RegExp(pattern, 'g'))) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const region = element.closest('[class]:is(header, section, footer)')?.classList[0] ?? 'main';
      if (lines.size > 1) found.push({ word, place: `${element.localName} in ${region}` });
    }
  }
  return found;
}

/**
 * Finds words of titles and buttons, phone numbers, prices and addresses that go on in another line.
 * (Chromium on Linux has no dictionary to hyphenate by, so what the browser cuts, it cuts anywhere.)
 * @param within a selector of the elements to look at
 * @returns each word and its place, such as `h1 in item-header`
 */
export const findCutWords = (page: Page, within = 'body') => page.evaluate(findCutWordsInPage, within);
