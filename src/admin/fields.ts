import type { Field } from '@sveltia/cms';
import { jsonSchema, type JsonSchema } from '#admin/schema.ts';
import { widgetOf } from '#admin/widgets.ts';
import type { FormContext } from '#admin/words.ts';

/**
 * The fields of a form, one for each key of a schema.
 * @param schema of an item, or of a group of keys in it
 * @param form its words
 * @param path of the group, with a full stop behind it
 * @throws {Error} for a field without words, or of a kind that is not known here
 */
export function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  form: FormContext,
  path = '',
): Field[] {
  return Object.entries(properties).map(([name, property]) => {
    const schema = jsonSchema.parse(property);
    const words = form.fields[path + name];
    if (!words) throw new Error(`editors.form in the text files says nothing of the field "${path}${name}".`);
    const { want, ...widget } = widgetOf(path + name, schema, form);
    return {
      name,
      label: words.label,
      hint: [words.hint, want].filter(Boolean).join(' '),
      required: required.includes(name),
      // What is left out takes the value of the schema.
      ...(schema.default === undefined ? {} : { default: schema.default }),
      ...widget,
    } as Field;
  });
}
