import type { SchemaContext } from 'astro:content';
import { facts } from '#company';
import { draft, group, list, oneOf, text, wholeNumber } from '#content/schemas/fields.ts';
import { alternativeText, focus, serviceIds, summary, translation } from '#content/schemas/shared.ts';

const chapter = text(120, 500);

/** A project of the portfolio; a detail worth telling is the Markdown body. */
export const projectSchema = ({ image }: SchemaContext) =>
  group({
    title: text(1, 60),
    summary,
    /** By kind and place, never by name. */
    client: text(1, 80),
    sector: text(1, 30),
    year: wholeNumber(facts.founded, 2100),
    services: list(oneOf(serviceIds), 1, serviceIds.length),
    cover: image(),
    coverAlt: alternativeText,
    coverFocus: focus,
    challenge: chapter,
    approach: chapter,
    result: chapter,
    draft,
    translation,
  });
