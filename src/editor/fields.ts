import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import type { Texts } from '#i18n/locales.ts';

/** The texts of the form. */
export type FormTexts = Texts['editors']['form'];

/** As much of JSON Schema as the schemas of content come to. */
const jsonSchema = z.object({
  type: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  anyOf: z.array(z.object({ format: z.string().optional() })).optional(),
  default: z.unknown().optional(),
  picture: z.boolean().optional(),
});

type JsonSchema = z.infer<typeof jsonSchema>;

// Only marks the field; the picture is looked at by the content doctor.
const image = () => z.string().meta({ picture: true });

/** What stands in for Astro's `image()`. Astro's type promises the picture's size, which only the build knows. */
const context: SchemaContext = { image: image as unknown as SchemaContext['image'] };

/** Reads a schema as plain data. */
export const readSchema = (schema: (context: SchemaContext) => z.ZodObject): JsonSchema =>
  jsonSchema.parse(z.toJSONSchema(schema(context), { io: 'input', unrepresentable: 'any' }));

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

/** The largest picture that the content doctor lets pass, in bytes. */
export const largestPicture = 20e6;

/** A text longer than this gets a box of several lines. */
const oneLine = 100;

/**
 * Puts the values into a sentence.
 * @param template holds `{{name}}` for each
 */
export const say = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

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

/** The package's name for a kind of field, its options, and what is wanted, as a sentence. */
type Widget = { widget: string; want?: string } & Record<string, unknown>;

function widgetOf(path: string, schema: JsonSchema, form: FormContext): Widget {
  const { wants } = form;
  if (schema.picture) return pictureWidget(form);
  if (schema.anyOf?.some(({ format }) => format === 'date'))
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', date_format: true, time_format: false };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const limits = { min: minimum, max: maximum };
    return { widget: 'number', value_type: 'int', ...limits, want: say(wants.number, { minimum, maximum }) };
  }
  if (schema.type === 'array') return listWidget(path, schema, form);
  if (schema.type === 'string' && schema.maxLength !== undefined) return textWidget(schema, wants);
  // Of the texts without a length, there is one kind.
  if (schema.type === 'string' && schema.pattern)
    return { widget: 'string', pattern: [schema.pattern, wants.point], want: wants.point };
  throw new Error(`src/editor/fields.ts does not know the kind of "${path}": say there how it is asked for.`);
}

function pictureWidget({ wants, picture }: FormContext): Widget {
  const values = {
    megabytes: largestPicture / 1e6,
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
  };
  return {
    widget: 'image',
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    choose_url: false,
    want: say(wants.picture, values),
  };
}

function textWidget({ minLength = 0, maxLength = 0 }: JsonSchema, wants: FormContext['wants']): Widget {
  const want = say(minLength > 1 ? wants.range : wants.most, { minimum: minLength, maximum: maxLength });
  return {
    widget: maxLength > oneLine ? 'text' : 'string',
    minlength: minLength,
    maxlength: maxLength,
    // More than space.
    pattern: ['\\S', want],
    want,
  };
}

function listWidget(path: string, schema: JsonSchema, form: FormContext): Widget {
  const { minItems: minimum = 0, maxItems: maximum = Infinity } = schema;
  const items = jsonSchema.parse(schema.items);
  const limits = { min: minimum, max: maximum };
  if (items.enum) {
    const options = items.enum.map((value) => ({ label: form.choices[value] ?? value, value }));
    const want = say(form.wants.choice, { minimum, maximum });
    return { widget: 'select', multiple: true, ...limits, options, dropdown_threshold: maximum, want };
  }
  const want = say(form.wants.list, { minimum, maximum });
  if (items.properties) {
    const fields = fieldsOf(items, form, `${path}.`);
    const [first] = fields;
    return {
      widget: 'list',
      ...limits,
      fields,
      collapsed: 'auto',
      summary: `{{fields.${first?.name}}}`,
      want,
    };
  }
  const { want: each, ...field } = widgetOf(path, items, form);
  const label = form.fields[path]?.label;
  return { widget: 'list', ...limits, field: { name: 'item', label, hint: each, ...field }, want };
}
