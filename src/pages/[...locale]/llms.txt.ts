import type { APIContext } from 'astro';
import { writeLlmsText } from '#site/markdown.ts';
import { localePaths } from '#site/pages.ts';

export const getStaticPaths = localePaths;

export const GET = async ({ locals }: APIContext) => new Response(await writeLlmsText(locals.locale));
