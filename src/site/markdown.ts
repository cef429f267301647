import { company, siteUrl } from '#company';
import { fillFacts } from '#i18n/facts.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { getPages, type Listed, type SitePage } from '#site/pages.ts';
import { localizePath } from '#site/urls.ts';

/** The address of the Markdown alternate of an item's page: `/nl/news/tea.md`. */
export const markdownPath = (locale: LocaleCode, route: string): string =>
  `${localizePath(locale, route)}.md`;

/** Whether a page shows an item, so that it has a Markdown alternate. */
export const hasMarkdown = (page: SitePage) => page.kind === 'item' || page.kind === 'service';

const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The parts of an item's page that are written in its front matter, each with its heading. */
function getSections({ data }: Listed, locale: LocaleCode): [heading: string, text: string][] {
  const t = useTranslations(locale);
  if ('challenge' in data) {
    return (['challenge', 'approach', 'result'] as const).map((name) => [
      t(`portfolio.project.${name}`),
      data[name],
    ]);
  }
  if (!('deliverables' in data)) return [];
  const { deliverables, steps, costs, questions } = data;
  return [
    [t('services.page.deliverables'), list(deliverables)],
    [t('services.page.steps'), list(steps.map(({ title, text }) => `**${title}**: ${text}`))],
    [t('services.page.costs'), costs],
    [
      t('services.page.questions'),
      list(questions.map(({ question, answer }) => `**${question}** ${answer}`)),
    ],
  ];
}

/** Writes an item as Markdown from its source: title, summary, text, and the sections of its front matter. */
export function writeMarkdown(entry: Listed, { locale, title, description }: SitePage): string {
  const text = (entry.body ?? '')
    // A published picture has another address than its source.
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('](/', `](${siteUrl}/`);
  const sections = getSections(entry, locale).map(([heading, content]) => `## ${heading}\n\n${content}`);
  return `${fillFacts([`# ${title}`, description, text.trim(), ...sections].join('\n\n'), locale)}\n`;
}

/** Lists the Markdown alternates of a language in the format of llmstxt.org. */
export async function writeLlmsText(locale: LocaleCode): Promise<string> {
  const pages = (await getPages(locale)).filter(hasMarkdown);
  const links = pages.map(
    ({ route, title, description }) => `[${title}](${siteUrl}${markdownPath(locale, route)}): ${description}`,
  );
  return `# ${company.name}\n\n> ${useTranslations(locale)('meta.description')}\n\n${list(links)}\n`;
}
