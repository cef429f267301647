import type { APIRoute } from 'astro';
import { locales, type Texts } from '#i18n/locales.ts';

const files = import.meta.glob<Texts>('/src/i18n/locales/*.json', { eager: true, import: 'default' });

export const getStaticPaths = () => locales.map(({ file }) => ({ params: { file } }));

/** The texts of a language, for src/i18n/load-bundle.ts. */
export const GET: APIRoute = ({ params }) => Response.json(files[`/src/i18n/locales/${params['file']}`]);
