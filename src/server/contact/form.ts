import {
  contactFieldNames,
  contactFields,
  trapField,
  type ContactField,
  type ContactProblem,
} from '#shared/contact-form.ts';

/** What was typed into each field; empty for nothing. */
export type FormValues = Record<ContactField, string>;

/** What browsers accept in `<input type="email">` (HTML standard), with a dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** An e-mail address with its domain in ASCII, as browsers but Firefox send it (RFC 5891). */
export function asciiAddress(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const url = /[^\0-\x7f]/.test(domain) ? URL.parse(`http://${domain}`) : null;
  const isDomain = url?.href === `http://${url?.hostname}/`;
  return isDomain ? address.slice(0, -domain.length) + url.hostname : address;
}

/** On one line, so that no value can add a header to the mail. */
const cleanLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const cleanLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const isValid = (field: ContactField, value: string): boolean => {
  const { required, maxLength } = contactFields[field];
  if (value.length > maxLength || (required && value === '')) return false;
  return field !== 'email' || emailPattern.test(asciiAddress(value));
};

/**
 * Reads a form that was sent.
 * @param body of type `application/x-www-form-urlencoded`
 * @param offers whether the form has a service; another one, of a form from before a change, is left out
 * @returns the values without control characters, and why the message can't be accepted; undefined if a field is there
 *   twice, which no browser sends
 */
export function readForm(
  body: string,
  offers: (service: string) => boolean,
): { values: FormValues; problems: ContactProblem[] } | undefined {
  const params = new URLSearchParams(body);
  if (contactFieldNames.some((field) => params.getAll(field).length > 1)) return undefined;
  const values = Object.fromEntries(
    contactFieldNames.map((field) => {
      const clean = field === 'message' ? cleanLines : cleanLine;
      return [field, clean(params.get(field) ?? '')];
    }),
  ) as FormValues;
  if (!offers(values.service)) values.service = '';
  const problems: ContactProblem[] = contactFieldNames.filter((field) => !isValid(field, values[field]));
  if (params.get(trapField)) problems.push('trap');
  return { values, problems };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const offersService = (html: string, service: string): boolean =>
  html.includes(`<option value="${escapeHtml(service)}"`);

/**
 * Fills in the form of a built page, at the marks of src/components/contact.
 * @param html the page: `data-field` marks its fields, and `hidden data-problem` what is shown only with a problem
 * @param values what was typed
 * @param problems what to show
 */
export function fillForm(
  html: string,
  values: Partial<FormValues> = {},
  problems: ContactProblem[] = [],
): string {
  const attributesOf = (field: ContactField) => {
    const value = field === 'message' ? '' : ` value="${escapeHtml(values[field] ?? '')}"`;
    if (!problems.includes(field)) return value;
    return `${value} aria-invalid="true" aria-describedby="contact-${field}-problem"`;
  };
  return html
    .replace(/ data-field="(\w+)"/g, (mark, field: ContactField) => mark + attributesOf(field))
    .replace('</textarea>', () => `\n${escapeHtml(values.message ?? '')}</textarea>`)
    .replace(`<option value="${escapeHtml(values.service || '-')}"`, (option) => `${option} selected`)
    .replace(/ hidden(?:="")?( data-problem="(\w+)")/g, (whole, mark: string, problem: ContactProblem) =>
      problems.includes(problem) ? mark : whole,
    );
}
