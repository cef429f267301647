import type { z } from 'astro/zod';
import data from '#company/company.json' with { type: 'json' };
import type { companySchema } from '#site/schemas/company.ts';

/** What is in src/company/company.json. */
export type Facts = z.input<typeof companySchema>;

// `npm run check:content` compares the file with the schema.
const facts = data as unknown as Facts;

const amounts: Record<string, number> = {};
for (const { name, amount, sum = [] } of facts.prices)
  amounts[name] =
    amount ?? sum.reduce((total, { price, times = 1 }) => total + times * Number(amounts[price]), 0);

const readPhone = (number: string) => ({
  // No-break spaces keep the number on one line.
  label: number.replaceAll(' ', '\u00a0'),
  href: `tel:${number.replaceAll(' ', '')}`,
});

/** The facts of src/company/company.json, and what is computed from them. */
export const company = {
  ...facts,
  phone: readPhone(facts.phone),
  offices: facts.offices.map((office) => ({ ...office, phone: readPhone(office.phone) })),
  prices: Object.entries(amounts).map(([name, amount]) => ({ name, amount })),
};
