import {
  type ContactField,
  contactFieldNames,
  contactFields,
  type ContactProblem,
  fieldId,
  problemId,
  trapField,
} from '#shared/contact-form.ts';

/*
  The form is a built page of src/components/contact. The server finds in it the labels, the options, and what
  it may change: `data-field` marks the fields, and `hidden data-problem` what is shown only with a problem.
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

/** What the build escapes in texts. */
const unescapeHtml = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');

const choicePattern = (field: ContactField) => new RegExp(`<select\\b[^>]* name="${field}"[^]*?</select>`);

const optionTag = (value: string) => `<option value="${escapeHtml(value)}"`;

/** The label of an option of a choice; undefined if the page doesn't offer it. */
export function findOption(html: string, field: ContactField, value: string): string | undefined {
  const [, rest] =
    choicePattern(field)
      .exec(html)?.[0]
      .split(`${optionTag(value)}>`) ?? [];
  return rest === undefined ? undefined : unescapeHtml(rest.slice(0, rest.indexOf('<')));
}

function isValid(field: ContactField, value: string): boolean {
  const { required, maxLength, isValid: check } = contactFields[field];
  if (value === '') return !required;
  return value.length <= maxLength && (!check || check(value));
}

/**
 * Reads a form that was sent.
 * @param body of type `application/x-www-form-urlencoded`
 * @param html the page with the form. An option that it doesn't offer, of a form from before a change, is
 *   left out
 * @returns the values without control characters, and why the message can't be accepted; undefined if a field
 *   is there twice, which no browser sends
 */
export function readForm(
  body: string,
  html: string,
): { values: FormValues; problems: ContactProblem[] } | undefined {
  const params = new URLSearchParams(body);
  if (contactFieldNames.some((field) => params.getAll(field).length > 1)) return undefined;
  const values = Object.fromEntries(
    contactFieldNames.map((field) => {
      const { type } = contactFields[field];
      const value = (type === 'lines' ? cleanLines : cleanLine)(params.get(field) ?? '');
      const isOffered = type !== 'choice' || findOption(html, field, value) !== undefined;
      return [field, isOffered ? value : ''];
    }),
  ) as FormValues;
  const problems: ContactProblem[] = contactFieldNames.filter((field) => !isValid(field, values[field]));
  if (params.get(trapField)) problems.push('trap');
  return { values, problems };
}

/**
 * Writes what was filled in as the company reads it: each value after its label, or below the others if it
 * has lines.
 * @param html the page with the form in the company's language
 */
export function formatForm(values: FormValues, html: string): string {
  const filled = contactFieldNames.filter((field) => values[field]);
  const lines = filled.map((field) => {
    const { [field]: value } = values;
    if (contactFields[field].type === 'lines') return `\n${value}`;
    const [, label = field] = new RegExp(`<label for="${fieldId(field)}">([^<]*)`).exec(html) ?? [];
    return `${unescapeHtml(label).trim()}: ${findOption(html, field, value) ?? value}`;
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
  const attributesOf = (field: ContactField) => {
    const isInput = !['choice', 'lines'].includes(contactFields[field].type);
    const value = isInput ? ` value="${escapeHtml(values[field] ?? '')}"` : '';
    if (!problems.includes(field)) return value;
    return `${value} aria-invalid="true" aria-describedby="${problemId(field)}"`;
  };
  const choices = contactFieldNames.filter(
    (field) => values[field] && contactFields[field].type === 'choice',
  );
  return choices
    .reduce(
      (page, field) =>
        page.replace(choicePattern(field), (select) =>
          select.replace(optionTag(values[field] ?? ''), (option) => `${option} selected`),
        ),
      html,
    )
    .replace(
      / name="(\w+)"[^>]*>(?=<\/textarea>)/g,
      (start, field: ContactField) => start + (values[field] ? `\n${escapeHtml(values[field])}` : ''),
    )
    .replace(/ data-field="(\w+)"/g, (mark, field: ContactField) => mark + attributesOf(field))
    .replace(/ hidden(?:="")?( data-problem="(\w+)")/g, (whole, mark: string, problem: ContactProblem) =>
      problems.includes(problem) ? mark : whole,
    );
}
