import { listRoute } from '#site/routes.ts';

const routes = {
  news: listRoute('news'),
  portfolio: listRoute('projects'),
  services: listRoute('services'),
} as const;

/** Replaces the sample's addresses of sections by those of this site, but not in the paths of files. */
export const withAddresses = (text: string): string =>
  text.replace(
    /(?<!content|art)\/(news|portfolio|services)\b/g,
    (_, name: string) => routes[name as keyof typeof routes],
  );
