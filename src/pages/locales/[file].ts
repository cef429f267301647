import type { APIRoute } from 'astro';
import { locales } from '#i18n/locales.ts';

const files = import.meta.glob<string>('/src/i18n/locales/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const getStaticPaths = () => locales.map(({ file }) => ({ params: { file } }));

/** The texts of a language, for the pages that load them on demand. */
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(JSON.parse(files[`/src/i18n/locales/${params['file']}`] ?? '')));
