import type { FormTexts } from '#server/manifest.ts';
import {
  type ContactField,
  contactFieldNames,
  contactFields,
  type ContactProblem,
  fieldId,
  problemId,
  trapField,
} from '#shared/contact-fields.ts';

/*
  The form is a built page of src/components/contact. What the server may change is marked there: `data-field`
  the fields, `data-option` the options of a choice, and `hidden data-problem` what is shown only with a
  problem.
*/

/** What was typed into each field; empty for nothing. */
export type FormValues = Record<ContactField, string>;

/** On one line, so that no value can add a header to the mail. */
const cleanLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const cleanLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Whether nothing can be seen of a text. */
const isBlank = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** The label of an option of a choice; undefined if the page doesn't offer it. */
export function findOption({ options }: FormTexts, field: ContactField, value: string): string | undefined {
  const { [field]: offered = {} } = options;
  return Object.hasOwn(offered, value) ? offered[value] : undefined;
}

function isValid(field: ContactField, value: string): boolean {
  const { required, maxLength, isValid: check } = contactFields[field];
  if (value === '') return !required;
  return value.length <= maxLength && (!check || check(value));
}

/**
 * Reads a form that was sent.
 * @param body of type `application/x-www-form-urlencoded`
 * @param form the form on the page. An option that it doesn't offer, of a form from before a change, is left
 *   out
 * @returns the values without control characters, and why the message can't be accepted; undefined if a field
 *   is there twice, which no browser sends
 */
export function readForm(
  body: string,
  form: FormTexts,
): { values: FormValues; problems: ContactProblem[] } | undefined {
  const params = new URLSearchParams(body);
  if (contactFieldNames.some((field) => params.getAll(field).length > 1)) return undefined;
  const values = Object.fromEntries(
    contactFieldNames.map((field) => {
      const { type } = contactFields[field];
      const value = (type === 'lines' ? cleanLines : cleanLine)(params.get(field) ?? '');
      const isOffered = type !== 'choice' || findOption(form, field, value) !== undefined;
      return [field, isOffered && !isBlank(value) ? value : ''];
    }),
  ) as FormValues;
  const problems: ContactProblem[] = contactFieldNames.filter((field) => !isValid(field, values[field]));
  if (params.get(trapField)) problems.push('trap');
  return { values, problems };
}

/**
 * Writes what was filled in as the company reads it: each value after its label, or below the others if it
 * has lines.
 * @param form the form in the company's language
 */
export function formatForm(values: FormValues, form: FormTexts): string {
  const filled = contactFieldNames.filter((field) => values[field]);
  const lines = filled.map((field) => {
    const { [field]: value } = values;
    if (contactFields[field].type === 'lines') return `\n${value}`;
    return `${form.labels[fieldId(field)] ?? field}: ${findOption(form, field, value) ?? value}`;
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Fills in the form of a built page.
 * @param html the page
 * @param values what was typed
 * @param problems what to show
 */
export function fillForm(
  html: string,
  values: Partial<FormValues> = {},
  problems: ContactProblem[] = [],
): string {
  const fillField = (mark: string, field: ContactField, end: string) => {
    const { type } = contactFields[field];
    const value = escapeHtml(values[field] ?? '');
    const problem = problems.includes(field)
      ? ` aria-invalid="true" aria-describedby="${problemId(field)}"`
      : '';
    if (type === 'lines') return `${mark}${problem}${end}\n${value}`;
    return type === 'choice' ? mark + problem + end : `${mark} value="${value}"${problem}${end}`;
  };
  return html
    .replace(/( data-field="(\w+)")([^>]*>)/g, (_, mark: string, field: ContactField, end: string) =>
      fillField(mark, field, end),
    )
    .replace(/ data-option="(\w+)" value="([^"]+)"/g, (option, field: ContactField, value: string) =>
      escapeHtml(values[field] ?? '') === value ? `${option} selected` : option,
    )
    .replace(/ hidden=""( data-problem="(\w+)")/g, (whole, mark: string, problem: ContactProblem) =>
      problems.includes(problem) ? mark : whole,
    );
}
