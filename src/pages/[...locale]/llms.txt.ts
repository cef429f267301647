import type { APIContext, InferGetStaticPropsType } from 'astro';
import { writeLlmsText } from '#site/markdown.ts';
import { localePaths } from '#site/static-paths.ts';

export const getStaticPaths = localePaths;

export const GET = async ({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof localePaths>>) =>
  new Response(await writeLlmsText(locale));
