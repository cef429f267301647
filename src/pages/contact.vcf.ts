import { company, siteUrl } from '#company';
import { writeVCard } from '#site/vcard.ts';

/** The company's details, the same in all languages. */
export const GET = () => new Response(writeVCard(company, siteUrl));
