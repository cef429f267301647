import type { APIContext, InferGetStaticPropsType } from 'astro';
import { fillFacts } from '#i18n/facts.ts';
import { texts } from '#i18n/texts.ts';
import { locales } from '#shared/locales.ts';

export const getStaticPaths = () => locales.map(({ code, file }) => ({ params: { file }, props: { code } }));

/** The texts of a language, for src/client/load-bundle.ts. */
export const GET = ({ props }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) =>
  Response.json(fillFacts(texts[props.code], props.code));
