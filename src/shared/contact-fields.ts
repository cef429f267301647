/*
  The contact form, once for its page, the server and the build. To add a field, add it here, its label to
  `contact.form.fields` in the text files, and what is said of a wrong value to `contact.form.problems`.
*/

interface Field {
  /** `lines` is a text of several lines. ContactForm.astro has the options of a `choice`. */
  type: 'text' | 'email' | 'tel' | 'number' | 'choice' | 'lines';
  required: boolean;
  /** In characters. */
  maxLength: number;
  /** What a browser may fill in (HTML standard, "autofill"). */
  autocomplete?: string;
  /** Whether a value that isn't empty is valid. */
  isValid?: (value: string) => boolean;
}

/** What browsers accept in `<input type="email">` (HTML standard), with a dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** An email address with its domain in ASCII, as browsers but Firefox send it (RFC 5891). */
export function asciiAddress(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const url = /[^\0-\x7f]/.test(domain) ? URL.parse(`http://${domain}`) : null;
  const isDomain = url?.href === `http://${url?.hostname}/`;
  return isDomain ? address.slice(0, -domain.length) + url.hostname : address;
}

const fields = {
  name: { type: 'text', required: true, maxLength: 100, autocomplete: 'name' },
  email: {
    type: 'email',
    required: true,
    maxLength: 254,
    autocomplete: 'email',
    isValid: (value) => emailPattern.test(asciiAddress(value)),
  },
  phone: { type: 'tel', required: false, maxLength: 40, autocomplete: 'tel' },
  service: { type: 'choice', required: false, maxLength: 100 },
  message: { type: 'lines', required: true, maxLength: 4000 },
} as const satisfies Record<string, Field>;

export type ContactField = keyof typeof fields;

export const contactFields: Readonly<Record<ContactField, Field>> = fields;

export const contactFieldNames = Object.keys(fields) as ContactField[];

/** The limits of all fields as placeholders of texts, such as `{{nameLimit}}`. */
export const fieldLimits = (iso: string): Record<string, string> =>
  Object.fromEntries(
    contactFieldNames.map((field) => [`${field}Limit`, contactFields[field].maxLength.toLocaleString(iso)]),
  );

export const fieldId = (field: ContactField) => `contact-${field}`;

export const problemId = (field: ContactField) => `${fieldId(field)}-problem`;

/** A field that people don't see, but that spam programs fill in. */
export const trapField = 'subject';

/** Problems that concern no single field: one of each is a text in `contact.form.problems`. */
export const formProblems = ['trap', 'long', 'limit', 'failed'] as const;

/** Why a message isn't sent: the name of a field with a mistake, or another problem. */
export type ContactProblem = ContactField | (typeof formProblems)[number];

/** Session storage key of what is typed in the form. */
export const typedKey = 'draft';

/** Days after which a message leaves the outbox, delivered or not. */
export const outboxDays = 30;

/** Minutes for which a message and its sender's IP address are remembered, against repetitions. */
export const rememberedMinutes = 10;
