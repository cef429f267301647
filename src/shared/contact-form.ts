/** The fields of the contact form: whether they must be filled in, and their longest value. */
export const contactFields = {
  name: { required: true, maxLength: 100 },
  email: { required: true, maxLength: 254 },
  phone: { required: false, maxLength: 40 },
  service: { required: false, maxLength: 100 },
  message: { required: true, maxLength: 4000 },
} as const;

export type ContactField = keyof typeof contactFields;

export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** A field that people don't see. Programs fill it in. */
export const trapField = 'subject';

/** Problems that concern no single field: one of each is a text in `contact.form.problems`. */
export const formProblems = ['trap', 'long', 'limit', 'failed'] as const;

/** Why a message isn't sent: the name of a field with a mistake, or another problem. */
export type ContactProblem = ContactField | (typeof formProblems)[number];

/** Session storage key of what is typed in the form. */
export const draftKey = 'draft';

/** Days after which a message leaves the outbox, delivered or not. */
export const outboxDays = 30;

/** Minutes for which messages and their senders' IP addresses are remembered, to store none twice and limit their number. */
export const rememberedMinutes = 10;
