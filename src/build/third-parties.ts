import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { company } from '#company';
import type { CspSources } from '#server/manifest.ts';

type ThirdParty = (typeof company.thirdParties)[number];
type Use = ThirdParty['may'][number];

/** The directive of the Content-Security-Policy that allows each use. */
export const directives: Readonly<Record<Use, string>> = {
  frame: 'frame-src',
  form: 'form-action',
  image: 'img-src',
  media: 'media-src',
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  connection: 'connect-src',
};

/** The sources that third parties add to the Content-Security-Policy. */
export function thirdPartySources(parties: readonly ThirdParty[]): CspSources {
  const sources: Record<string, string[]> = {};
  for (const { origin, may } of parties)
    for (const use of may) (sources[directives[use]] ??= []).push(origin);
  return sources;
}

/** What an attribute makes the browser use its address for. */
const uses: Readonly<Record<string, Use>> = {
  'form action': 'form',
  'button formaction': 'form',
  'input formaction': 'form',
  'iframe src': 'frame',
  'img src': 'image',
  'img srcset': 'image',
  'source srcset': 'image',
  'input src': 'image',
  'image href': 'image',
  'video poster': 'image',
  'video src': 'media',
  'audio src': 'media',
  'source src': 'media',
  'track src': 'media',
  'script src': 'script',
};

/** What a `<link>` makes the browser use its address for; undefined if it only refers to it. */
function linkUse(rel: string, as: string | undefined): Use | undefined {
  if (/stylesheet/i.test(rel)) return 'style';
  if (/icon/i.test(rel)) return 'image';
  if (/modulepreload/i.test(rel)) return 'script';
  if (!/preload|prefetch|preconnect/i.test(rel)) return undefined;
  return as && Object.hasOwn(directives, as) ? (as as Use) : 'connection';
}

function externalOrigin(address: string): string | undefined {
  const base = 'https://base.invalid';
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) && url.origin !== base ? url.origin : undefined;
}

const blocked = (origin: string, use: Use) =>
  `is blocked by the policy; link to it, serve it from this site, or allow ${origin} as "${use}" in thirdParties of src/company.ts.`;

const isInFontFace = (css: string, index: number): boolean =>
  css.lastIndexOf('@font-face', index) > css.lastIndexOf('}', index);

/**
 * Finds what an inline style loads from another site without permission.
 * @param css its text
 * @param allowed the sources of third parties
 * @returns a problem with a remedy for each address
 */
export function externalStyles(css: string, allowed: CspSources): string[] {
  const addresses = css.matchAll(/(@import\s*(?:url\()?|url\()\s*["']?((?:https?:)?\/\/[^\s"')]+)/g);
  return Array.from(addresses, ({ 1: start = '', 2: address = '', index }) => {
    const use = start.startsWith('@import') ? 'style' : isInFontFace(css, index) ? 'font' : 'image';
    return { origin: externalOrigin(address) ?? '', use } as const;
  })
    .filter(({ origin, use }) => !allowed[directives[use]]?.includes(origin))
    .map(({ origin, use }) => `an inline style ${blocked(origin, use)}`);
}

/**
 * Finds what an element loads from another site, or sends there, without permission.
 * @param element of a page
 * @param allowed the sources of third parties
 * @returns a problem with a remedy for each address
 */
export function externalUses({ tagName, attrs }: Tree.Element, allowed: CspSources): string[] {
  const valueOf = (attribute: string) => attrs.find(({ name }) => name === attribute)?.value;
  return attrs.flatMap(({ name, value }) => {
    const isLink = tagName === 'link' && name === 'href';
    const use = isLink ? linkUse(valueOf('rel') ?? '', valueOf('as')) : uses[`${tagName} ${name}`];
    if (!use) return [];
    // A `srcset` lists several, each with its width.
    const addresses =
      name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value];
    const origins = new Set(addresses.map(externalOrigin).filter((origin) => origin !== undefined));
    return [...origins]
      .filter((origin) => !allowed[directives[use]]?.includes(origin))
      .map((origin) => `<${tagName} ${name}="${value.slice(0, 60)}"> ${blocked(origin, use)}`);
  });
}
