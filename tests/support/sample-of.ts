import { z } from 'zod';

/** A plain value that a schema may take, for walks over every call; not always one that passes its finer rules. */
export function sampleOf(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });
  return sample(json as JsonSchema);
}

interface JsonSchema {
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const FORMATS: Record<string, string> = {
  email: 'stranger@example.com',
  uuid: '7b0c2f6e-3f53-4c4e-9d5b-0a6f6a1f2b3c',
  uri: 'https://example.com/',
  date: '2026-12-01',
  'date-time': '2026-12-01T10:00:00Z',
};

function sample(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  const [variant] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (variant !== undefined) return sample(variant);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]));
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return FORMATS[schema.format ?? ''] ?? 'sample-value-for-a-text'.padEnd(schema.minLength ?? 0, 'x');
  }
}
