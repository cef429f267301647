import { contactFieldNames, fieldId, problemId } from '#shared/contact-fields.ts';

/** The ids that templates give to elements. */
export const ids = {
  content: 'content',
  menu: 'menu',
  text: 'text',
  openingPicture: 'opening-picture',
  wordmark: 'wordmark',
  testimonials: 'testimonials',
  choose: 'choose',
  intro: 'intro',
  cached: 'cached',
  thirdParties: 'third-parties',
  storedData: 'stored-data',
  form: 'form',
  contactTrap: 'contact-trap',
} as const;

/** All of them. A build fails if a page has another, and no heading of a text may have one. */
export const templateIds: ReadonlySet<string> = new Set([
  ...Object.values(ids),
  ...contactFieldNames.flatMap((field) => [fieldId(field), problemId(field)]),
]);
