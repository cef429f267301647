import type { SchemaContext } from 'astro:content';
import { facts } from '#company';
import { draft, group, list, oneOf, picture, text, wholeNumber } from '#content/schemas/fields.ts';
import {
  alternativeText,
  colour,
  focus,
  formerly,
  highlight,
  figure,
  serviceSlugs,
  summary,
  translation,
  withdrawn,
} from '#content/schemas/shared.ts';

const oneLine = 'it is one line beside the lead';
const chapter = text(120, 500, 'the three parts of the story are side by side');

/** A project of the portfolio. The Markdown body describes one detail. */
export const projectSchema = (context: SchemaContext) =>
  group({
    title: text(1, 60, 'it is a link in the portfolio'),
    summary,
    client: text(1, 80, oneLine).describe('By kind and place, never by name.'),
    sector: text(1, 30, oneLine),
    year: wholeNumber(facts.founded, 2100),
    services: list(oneOf(serviceSlugs), Math.min(1, serviceSlugs.length), serviceSlugs.length).describe(
      'The most important first.',
    ),
    cover: picture(context),
    coverAlt: alternativeText,
    coverFocus: focus,
    colour,
    challenge: chapter,
    approach: chapter,
    result: chapter,
    highlight,
    figures: list(figure(context), 1, 7).optional().describe('What was made. The first is the largest.'),
    draft,
    translation,
    formerly,
    withdrawn,
  });
