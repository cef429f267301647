import { contactFieldNames, type ContactField } from '#shared/contact-form.ts';

/** The ids that templates give to elements. */
export const ids = {
  content: 'content',
  menu: 'menu',
  text: 'text',
  openingPicture: 'opening-picture',
  wordmark: 'wordmark',
  wordmarkBars: 'wordmark-bars',
  testimonials: 'testimonials',
  choose: 'choose',
  intro: 'intro',
  cached: 'cached',
  thirdParties: 'third-parties',
  storedData: 'stored-data',
  form: 'form',
  contactTrap: 'contact-trap',
} as const;

/** The id of a field of the contact form. */
export const fieldId = (field: ContactField) => `contact-${field}`;

/** The id of what is wrong with it. */
export const problemId = (field: ContactField) => `${fieldId(field)}-problem`;

/** All of them. A build fails if a page has another, and no heading of a text may have one. */
export const templateIds: ReadonlySet<string> = new Set([
  ...Object.values(ids),
  ...contactFieldNames.flatMap((field) => [fieldId(field), problemId(field)]),
]);
