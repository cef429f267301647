import { largestPicture } from '#content/collections.ts';
import { fieldsOf } from '#admin/fields.ts';
import { jsonSchema, type JsonSchema } from '#admin/schema.ts';
import { say, type FormContext } from '#admin/words.ts';

/** A text longer than this gets a box of several lines. */
const oneLine = 100;

/** The package's name for a kind of field, its options, and what is wanted, as a sentence. */
type Widget = { widget: string; want?: string } & Record<string, unknown>;

/**
 * How a field is asked for.
 * @param path of the field
 * @param schema of its value
 * @param form its words
 * @throws {Error} for a kind that is not known here
 */
export function widgetOf(path: string, schema: JsonSchema, form: FormContext): Widget {
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
  if (schema.enum) return { widget: 'select', options: optionsOf(schema.enum, form) };
  if (schema.type === 'array') return listWidget(path, schema, form);
  if (schema.recommended || schema.maxLength !== undefined) return textWidget(schema, wants);
  // Of the texts without a length, there is one kind.
  if (schema.type === 'string' && schema.pattern)
    return { widget: 'string', pattern: [schema.pattern, wants.point], want: wants.point };
  throw new Error(`src/admin/widgets.ts does not know the kind of "${path}": say there how it is asked for.`);
}

function pictureWidget({ wants, picture }: FormContext): Widget {
  const values = {
    megabytes: largestPicture.bytes / 1e6,
    megapixels: largestPicture.megapixels,
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

function textWidget({ recommended, maxLength }: JsonSchema, wants: FormContext['wants']): Widget {
  const { minimum, maximum } = recommended ?? { minimum: 1, maximum: maxLength ?? Infinity };
  const want = say(minimum > 1 ? wants.range : wants.most, { minimum, maximum });
  return {
    widget: maximum > oneLine ? 'text' : 'string',
    // A recommended length refuses nothing.
    ...(maxLength !== undefined && { maxlength: maxLength }),
    // More than space.
    pattern: ['\\S', want],
    want,
  };
}

const optionsOf = (values: string[], { choices }: FormContext) =>
  values.map((value) => ({ label: choices[value] ?? value, value }));

function listWidget(path: string, schema: JsonSchema, form: FormContext): Widget {
  const { minItems: minimum = 0, maxItems: maximum = Infinity } = schema;
  const items = jsonSchema.parse(schema.items);
  const limits = { min: minimum, max: maximum };
  if (items.enum) {
    const options = optionsOf(items.enum, form);
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
