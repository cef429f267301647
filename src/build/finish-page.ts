import { hash } from 'node:crypto';
import { type DefaultTreeAdapterTypes as Tree, html, parse, serialize } from 'parse5';
import { isIslandCode } from '#build/astro-internals.ts';
import type { FormTexts, PagePolicy } from '#server/manifest.ts';
import { templateIds } from '#site/ids.ts';

/**
 * Finishes a page: removes the code that Astro inlines for islands, defers the main script, joins the styles,
 * so that the policy has one hash of them, and hashes what is inline.
 */
export function finishPage(source: string, approved: ReadonlySet<string>) {
  const document = parse(source);
  const elements = elementsIn(document);
  const scripts: string[] = [];
  const form = elements.find(isPostForm);
  const problems = deferMainScript(elements);
  const styles: Tree.Element[] = [];
  for (const element of elements) {
    problems.push(...unlistedIds(element), ...blockedAttributes(element));
    const text = textOf(element);
    const isStyle = element.tagName === 'style';
    if (!isStyle && !isInlineScript(element)) continue;
    if (isIslandCode(text)) {
      remove(element);
    } else if (isStyle) {
      styles.push(element);
    } else {
      scripts.push(sha256(text));
      if (approved.has(sha256(text))) continue;
      problems.push(
        `the inline script "${text.slice(0, 40)}" is not approved; move it to a file, or to src/client/head.`,
      );
    }
  }
  const css = joinStyles(styles);
  const policy: PagePolicy = {
    scripts,
    styles: css ? [sha256(css)] : [],
    ...(form && { form: textsOf(form) }),
    switches: elements
      .filter((element) => attributeOf(element, 'data-cookie') !== undefined)
      .map((element) => attributeOf(element, 'href') ?? ''),
  };
  return { html: serialize(document), policy, problems };
}

/** Puts all styles of a page, those of its drawings too, into the first one, which is in the head. */
function joinStyles([first, ...others]: Tree.Element[]): string | undefined {
  if (!first) return undefined;
  const css = [first, ...others].map(textOf).join('');
  first.childNodes = [{ nodeName: '#text', value: css, parentNode: first }];
  others.forEach(remove);
  return css;
}

/**
 * Replaces the main script by its address in the script with `data-src`, which loads it after the first
 * paint. Head.astro places the one directly after the other.
 */
function deferMainScript(elements: Tree.Element[]): string[] {
  const [start, ...others] = elements.filter((element) => attributeOf(element, 'data-src') !== undefined);
  const main = start && elements[elements.indexOf(start) + 1];
  const src = main && attributeOf(main, 'type') === 'module' && attributeOf(main, 'src');
  if (!start || !main || !src || others.length > 0) {
    return ['must contain src/layouts/Head.astro once, with the main script after `data-src`.'];
  }
  start.attrs = [{ name: 'data-src', value: src }];
  remove(main);
  return [];
}

const isPostForm = (element: Tree.Element): boolean =>
  element.tagName === 'form' && attributeOf(element, 'method') === 'post';

function textsOf(form: Tree.Element): FormTexts {
  const elements = elementsIn(form);
  return {
    labels: tabulate(elements, 'label', 'for', (label) => textOf(label).trim()),
    options: tabulate(elements, 'select', 'name', (select) =>
      tabulate(elementsIn(select), 'option', 'value', textOf),
    ),
  };
}

/** Reads each element of a name, by the value of an attribute. */
const tabulate = <Value>(
  elements: Tree.Element[],
  tagName: string,
  attribute: string,
  read: (element: Tree.Element) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    elements
      .filter((element) => element.tagName === tagName)
      .map((element) => [attributeOf(element, attribute) ?? '', read(element)]),
  );

/** Types of a `<script>` that runs (HTML, "prepare the script element"). Others are data blocks. */
const executableTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isInlineScript = (element: Tree.Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  executableTypes.test(attributeOf(element, 'type')?.trim() ?? '');

/** Headings and notes of a text have ids of their own. */
const textElements = /^(?:h[2-6]|li|a)$/;

/** Finds ids that `ids.ts` lacks: a heading could get the same one. Those of drawings have prefixes. */
const unlistedIds = ({ tagName, attrs, namespaceURI }: Tree.Element): string[] =>
  attrs
    .filter(({ name, value }) => name === 'id' && !templateIds.has(value))
    .filter(() => namespaceURI === html.NS.HTML && !textElements.test(tagName))
    .map(({ value }) => `<${tagName} id="${value}"> has an id that src/site/ids.ts lacks; add it there.`);

const linkAttributes = ['href', 'src', 'action', 'formaction', 'data'];

const isScriptUrl = (value: string) => URL.parse(value, 'https://base.invalid')?.protocol === 'javascript:';

const blockedAttributes = ({ tagName, attrs }: Tree.Element): string[] =>
  attrs
    .filter(
      ({ name, value }) =>
        ['style', 'srcdoc'].includes(name) ||
        name.startsWith('on') ||
        (linkAttributes.includes(name) && isScriptUrl(value)),
    )
    .map(
      ({ name, value }) =>
        `<${tagName} ${name}="${value.slice(0, 40)}"> is blocked by the policy; use a class, an event listener or a plain link.`,
    );

/** A hash source's value (CSP Level 3, section 2.3.1). */
const sha256 = (text: string): string => hash('sha256', text, 'base64');

/** All elements below a node, also in templates. An array, because the caller removes some. */
function elementsIn(node: Tree.Node): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const template = 'content' in node ? node.content.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...[...children, ...template].flatMap(elementsIn)];
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const attributeOf = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

function remove(element: Tree.Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}
