import { z } from 'astro/zod';
import { summary } from '#content/schemas/shared.ts';

/** A service; its introduction is the Markdown body. */
export const serviceSchema = () =>
  z.strictObject({
    title: z.string().min(1).max(40),
    summary,
    deliverables: z.array(z.string().min(1).max(120)).min(4).max(6),
    steps: z
      .array(z.strictObject({ title: z.string().min(1).max(40), text: z.string().min(40).max(220) }))
      .min(3)
      .max(4),
    /** What it costs in kind: how the price is made, never an amount. */
    costs: z.string().min(80).max(400),
    questions: z
      .array(z.strictObject({ question: z.string().min(1).max(110), answer: z.string().min(60).max(500) }))
      .min(3)
      .max(5),
  });
