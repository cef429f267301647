import { group, list, text } from '#content/schemas/fields.ts';
import { summary, translation } from '#content/schemas/shared.ts';

/** A service; its introduction is the Markdown body. */
export const serviceSchema = () =>
  group({
    title: text(1, 40),
    summary,
    deliverables: list(text(1, 95), 4, 6),
    steps: list(group({ title: text(1, 40), text: text(40, 170) }), 3, 4),
    /** What it costs in kind: how the price is made, never an amount. */
    costs: text(80, 300),
    questions: list(group({ question: text(1, 75), answer: text(60, 290) }), 3, 4),
    translation,
  });
