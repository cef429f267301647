import { getStatement } from '#content/queries.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { own, type SitePage } from '#site/page.ts';
import { routes } from '#site/routes.ts';

/** The pages that are written in the text files. */
export function getFixedPages(locale: LocaleCode): SitePage[] {
  const t = useTranslations(locale);
  const page = (name: 'about' | 'contact') => {
    const [route, title] = [routes[name], t(`${name}.title`)];
    return {
      ...{ kind: name, locale, route, title },
      ...{ description: t(`${name}.description`), trail: own(route, title) },
    };
  };
  const home = { route: routes.home, title: t('meta.title'), description: t('meta.description') };
  return [{ kind: 'home', locale, ...home, trail: [] }, page('about'), page('contact')];
}

/** What the site declares about itself. */
export async function getStatementPages(locale: LocaleCode): Promise<SitePage[]> {
  const pages = (['privacy', 'accessibility'] as const).map(async (name) => {
    const { title, summary } = (await getStatement(locale, name)).data;
    const [route, description] = [routes[name], summary];
    return { kind: 'statement' as const, locale, route, title, description, trail: own(route, title) };
  });
  return Promise.all(pages);
}
