import type { Link, ListItem, PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { company, siteUrl } from '#company';
import { otherLocales, type LocaleCode } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { newest } from '#site/newest.ts';
import type { SitePage } from '#site/page.ts';
import { getPages } from '#site/pages.ts';
import { localizePath, twinPath } from '#site/routing.ts';

/** The path of a language’s table of contents for language models, without language. */
export const llmsRoute = '/llms.txt';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const link = (url: string, title: string): Link => ({ type: 'link', url, children: [text(title)] });

const heading = (depth: 1 | 2, title: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(title)],
});

function entry({ locale, route, title, description }: SitePage): ListItem {
  const children = [link(siteUrl + twinPath(locale, route), title.trim()), text(`: ${description.trim()}`)];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

/** Further pages of a list, and parts of it, hold nothing that has no page of its own. */
const isFirst = ({ kind, trail }: SitePage): boolean => kind !== 'list' || trail.length === 1;

const section = (title: string, pages: SitePage[]): RootContent[] => [
  heading(2, title),
  { type: 'list', spread: false, children: pages.slice(0, newest + 1).map(entry) },
];

/**
 * What is to be read on the site in a language, in the format of llmstxt.org: each page by its Markdown twin, of a list
 * the list itself and the newest items.
 */
export async function getLlmsText(locale: LocaleCode): Promise<string> {
  const t = useTranslations(locale);
  const pages = (await getPages(locale)).filter(isFirst);
  const lists = pages.filter(({ kind }) => kind === 'list');
  const below = (list: SitePage) => pages.filter(({ trail }) => trail[0]?.route === list.route);
  const alone = pages.filter(({ trail }) => !lists.some(({ route }) => trail[0]?.route === route));
  const others = otherLocales(locale).map(({ code, name }) =>
    link(siteUrl + localizePath(code, llmsRoute), name),
  );
  return toMarkdown(
    {
      type: 'root',
      children: [
        heading(1, company.name),
        { type: 'blockquote', children: [{ type: 'paragraph', children: [text(t('meta.description'))] }] },
        ...others.map((other): RootContent => ({ type: 'paragraph', children: [other] })),
        ...section(t('intro.list.title'), alone),
        ...lists.flatMap((list) => section(list.title, below(list))),
      ],
    },
    { bullet: '-' },
  );
}
