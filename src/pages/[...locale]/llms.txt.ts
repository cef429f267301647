import type { APIContext, InferGetStaticPropsType } from 'astro';
import { getLlmsText } from '#site/llms.ts';
import { localePaths } from '#site/paths.ts';

export const getStaticPaths = localePaths;

/** What language models find on the site in a language (llmstxt.org). */
export const GET = async ({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof localePaths>>) =>
  new Response(await getLlmsText(locale));
