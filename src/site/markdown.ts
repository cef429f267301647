import { company, siteUrl } from '#company';
import type { Project, Service } from '#content/queries.ts';
import { fillFacts } from '#i18n/facts.ts';
import type { LocaleCode } from '#i18n/shared/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { getPages, isItem, pathOf, type PageOf, type SitePage } from '#site/pages.ts';
import { labelProject } from '#site/project-details.ts';

/** The address of the Markdown alternate of an item's page: `/nl/news/tea.md`. */
export const markdownPath = (page: SitePage): string => `${pathOf(page)}.md`;

const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

const section = (heading: string, text: string) => `## ${heading}\n\n${text}`;

function writeProject(locale: LocaleCode, project: Project): string[] {
  const { details, chapters } = labelProject(project, locale);
  return [
    list(details.map(({ label, value }) => `${label}: ${value}`)),
    ...chapters.map(({ label, value }) => section(label, value)),
  ];
}

function writeService(locale: LocaleCode, { data }: Service): string[] {
  const texts = useTranslations(locale)('services.page', { returnObjects: true });
  const { deliverables, steps, price, costs, questions } = data;
  return [
    section(texts.deliverables, list(deliverables)),
    section(texts.steps, list(steps.map(({ title, text }) => `**${title}**: ${text}`))),
    section(texts.costs, `**${price.amount}** ${price.text}\n\n${costs}`),
    section(texts.questions, list(questions.map(({ question, answer }) => `**${question}** ${answer}`))),
  ];
}

/** Writes an item as Markdown from its source: title, summary, text, and the parts of its front matter. */
export function writeMarkdown(page: PageOf<'newsItem' | 'project' | 'service'>): string {
  const { locale, title, description, entry } = page;
  const text = (entry.body ?? '')
    // A published picture has another address than its source.
    .replace(/!\[([^\]]*)\](?:\((?:[^)"']|"[^"]*"|'[^']*')*\)|\[[^\]]*\])?/g, '$1')
    .replace(/^\[[^\]]+\]: \.{1,2}\/.*\n?/gm, '')
    .replace(/(\]\(|^\[[^\]]+\]: )(?=\/)/gm, `$1${siteUrl}`);
  const parts =
    page.kind === 'project'
      ? writeProject(locale, page.entry)
      : page.kind === 'service'
        ? writeService(locale, page.entry)
        : [];
  return `${fillFacts([`# ${title}`, description, text.trim(), ...parts].join('\n\n'), locale)}\n`;
}

/** Lists the Markdown alternates of a language in the format of llmstxt.org. */
export async function writeLlmsText(locale: LocaleCode): Promise<string> {
  const pages = (await getPages(locale)).filter(isItem);
  const links = pages.map((page) => `[${page.title}](${siteUrl}${markdownPath(page)}): ${page.description}`);
  return `# ${company.name}\n\n> ${useTranslations(locale)('meta.description')}\n\n${list(links)}\n`;
}
