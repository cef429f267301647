import type { ContactField, ContactProblem } from '#shared/contact-form.ts';
import type { FormValues } from '#server/contact/form.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Whether the form offers a service. */
export const offersService = (html: string, service: string): boolean =>
  html.includes(`<option value="${escape(service)}"`);

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
    const value = field === 'message' ? '' : ` value="${escape(values[field] ?? '')}"`;
    if (!problems.includes(field)) return value;
    return `${value} aria-invalid="true" aria-describedby="contact-${field}-problem"`;
  };
  return html
    .replace(/ data-field="(\w+)"/g, (mark, field: ContactField) => mark + attributesOf(field))
    .replace('</textarea>', () => `\n${escape(values.message ?? '')}</textarea>`)
    .replace(`<option value="${escape(values.service || '-')}"`, (option) => `${option} selected`)
    .replace(/ hidden(?:="")?( data-problem="(\w+)")/g, (whole, mark: string, problem: ContactProblem) =>
      problems.includes(problem) ? mark : whole,
    );
}
