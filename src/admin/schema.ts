import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** As much of JSON Schema as the schemas of content come to. */
export const jsonSchema = z.object({
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
  recommended: z.object({ minimum: z.number(), maximum: z.number() }).optional(),
});

/** A schema, or a part of one, as plain data. */
export type JsonSchema = z.infer<typeof jsonSchema>;

// Only marks the field; `npm run check:content` looks at the picture.
const image = () => z.string().meta({ picture: true });

/** What stands in for Astro's `image()`. Astro's type promises the picture's size, which only the build knows. */
const context: SchemaContext = { image: image as unknown as SchemaContext['image'] };

/** Reads a schema as plain data. */
export const readSchema = (schema: (context: SchemaContext) => z.ZodObject): JsonSchema =>
  jsonSchema.parse(z.toJSONSchema(schema(context), { io: 'input', unrepresentable: 'any' }));
