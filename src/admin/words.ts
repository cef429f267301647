import type { Texts } from '#i18n/locales.ts';

/** The texts of the form. */
export type FormTexts = Texts['editors']['form'];

/** What a form says and asks beside what the schema holds. */
export interface FormContext {
  wants: FormTexts['wants'];
  /** Label and hint by the path of the field, `steps.title`. */
  fields: Readonly<Record<string, { label: string; hint: string }>>;
  /** How large pictures are shown, in pixels. */
  picture: { width: number; height: number } | undefined;
  /** The words for values that are chosen from a list. */
  choices: Readonly<Record<string, string>>;
}

/**
 * Puts the values into a sentence.
 * @param template holds `{{name}}` for each
 */
export const say = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
