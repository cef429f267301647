import type { Project } from '#content/queries.ts';
import { projectChapters, projectDetails } from '#content/schemas/projects.ts';
import type { LocaleCode } from '#i18n/shared/locales.ts';
import { useTranslations } from '#i18n/translations.ts';

/**
 * The labelled fields of a project, for its page and its Markdown alternate.
 * @returns the details that it has, and the chapters of its story
 */
export function labelProject({ data }: Project, locale: LocaleCode) {
  const t = useTranslations(locale);
  const label = <Name extends (typeof projectDetails | typeof projectChapters)[number]>(name: Name) => ({
    label: t(`portfolio.project.${name}`),
    value: data[name],
  });
  return {
    details: projectDetails.map(label).filter(({ value }) => value !== undefined),
    chapters: projectChapters.map(label),
  };
}
