import type { SchemaContext } from 'astro:content';
import { group, list, shortText, text } from '#content/schemas/fields.ts';
import { colour, figure, summary, translation } from '#content/schemas/shared.ts';

/** A service. Its introduction is the Markdown body. */
export const serviceSchema = (context: SchemaContext) =>
  group({
    // A longer title breaks the layout of the heading and the breadcrumbs.
    title: shortText(40),
    summary,
    line: text(10, 45, 'it stands in a narrow column').describe('What it is about, below its name.'),
    colour,
    deliverables: list(text(1, 95, 'a point of a list is read at a glance'), 4, 6),
    steps: list(
      group({
        title: text(1, 40, 'the steps are side by side'),
        text: text(40, 170, 'the steps are side by side'),
      }),
      3,
      4,
    ),
    proof: figure(context).optional().describe('What the service achieves, shown.'),
    price: group({
      amount: shortText(30).describe('An amount from src/company.ts, such as {{hourPrice}}.'),
      text: text(5, 90, 'it stands beside a large number').describe('What it is for.'),
    }),
    costs: text(80, 400, 'one paragraph is enough').describe(
      'How the price is made. Insert amounts from src/company.ts, such as {{hourPrice}}.',
    ),
    questions: list(
      group({
        question: text(1, 75, 'a question is read at a glance'),
        answer: text(60, 290, 'one paragraph is enough'),
      }),
      3,
      5,
    ),
    translation,
  });
