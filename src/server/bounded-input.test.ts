import { expect, it } from 'vitest';
import { z } from 'zod';
import { INT4_MAX } from '#lib/stored-values.ts';
import { describePreprocessed } from './open-api.ts';
import { DOMAIN_ROUTES } from './domains.ts';

interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
}

/** Dollars become cents, and a double must hold each cent exactly. */
const MOST_OF_A_FRACTION = 1e12;

/** Formats whose pattern bounds their length. */
const SHORT_FORMATS = new Set(['uuid', 'date']);

/** Inputs checked after the contract: by the library that knows the browser's answers, or as fields of the document they change. */
const CHECKED_LATER = /^(POST \/api\/auth\/passkeys(\/sign-in)? body\.answer|PATCH \S+ body\.changes\[\]\.value:)/;

function findUnbounded(schema: Schema, path: string): string[] {
  const inner = [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => findUnbounded(one, path)),
    ...(schema.prefixItems ?? []).flatMap((item, index) => findUnbounded(item, `${path}[${index}]`)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => findUnbounded(value, `${path}.${name}`)),
    ...(typeof schema.items === 'object' ? findUnbounded(schema.items, `${path}[]`) : []),
    ...(schema.propertyNames === undefined ? [] : findUnbounded(schema.propertyNames, `${path}{name}`)),
    ...(typeof schema.additionalProperties === 'object' ? findUnbounded(schema.additionalProperties, `${path}{}`) : []),
  ];
  const why = whyUnbounded(schema);
  return why === undefined ? inner : [`${path}: ${why}`, ...inner];
}

function whyUnbounded(schema: Schema): string | undefined {
  if (Array.isArray(schema.type))
    return schema.type.map((type) => whyUnbounded({ ...schema, type })).find((why) => why !== undefined);
  if (schema.const !== undefined || schema.enum !== undefined) return undefined;
  if (schema.anyOf ?? schema.oneOf ?? schema.allOf) return undefined;
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const whole = schema.format === 'int64' ? Number.MAX_SAFE_INTEGER : INT4_MAX;
      const most = schema.type === 'number' ? MOST_OF_A_FRACTION : whole;
      const { minimum = -Infinity, maximum = Infinity } = schema;
      return minimum < -most || maximum > most ? `a number from ${minimum} to ${maximum}` : undefined;
    }
    case 'string':
      return schema.maxLength === undefined && !SHORT_FORMATS.has(schema.format ?? '')
        ? `a text of any length ${schema.format ?? ''}`
        : undefined;
    case 'array':
      return schema.maxItems === undefined && schema.items !== undefined && schema.prefixItems === undefined
        ? 'a list of any length'
        : undefined;
    case 'object':
    case 'boolean':
    case 'null':
      return undefined;
    default:
      return 'anything';
  }
}

it('every number, text and list that a call takes has an end', () => {
  const unbounded = DOMAIN_ROUTES.flatMap(({ endpoint }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      if (schema === undefined) return [];
      const json: unknown = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => describePreprocessed({ zodSchema, jsonSchema }),
      });
      return findUnbounded(json as Schema, `${endpoint.method} ${endpoint.path} ${part}`);
    }),
  );
  expect(unbounded.filter((line) => !CHECKED_LATER.test(line))).toEqual([]);
});
