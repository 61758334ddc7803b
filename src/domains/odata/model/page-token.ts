import { z } from 'zod';
import { tryParseJson } from '#lib/parse-json.ts';
import type { Condition, FieldType, Operand, ScalarType } from './filter.ts';
import { badQuery } from './odata-error.ts';

/** Where a page ended: the row's key, and its values in the order that was asked for, as answers write them. */
export interface LastRow {
  key: string;
  values: readonly OrderValue[];
}

export type OrderValue = string | number | boolean | null;

/** The `$skiptoken` of a nextLink: rows that come or go meanwhile shift none of those that follow. */
export function writePageToken(last: LastRow): string {
  return Buffer.from(JSON.stringify(last)).toString('base64url');
}

const tokenSchema = z.object({ key: z.string(), values: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])) });

/** Undefined where there is none. Throws an `ODataError` for what is no token of a query that is ordered by fields of these types. */
export function readPageToken(raw: string | null, types: readonly (FieldType | undefined)[]): LastRow | undefined {
  if (raw === null) return undefined;
  const token = tokenSchema.safeParse(tryParseJson(Buffer.from(raw, 'base64url').toString('utf8')));
  if (token.success && token.data.values.length === types.length && types.every((type, at) => fits(token.data.values[at], type)))
    return token.data;
  throw badQuery('$skiptoken: use the nextLink of an answer, unchanged.', '$skiptoken');
}

function fits(value: OrderValue | undefined, type: FieldType | undefined): boolean {
  if (value === null) return true;
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'int':
    case 'decimal':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return z.iso.date().safeParse(value).success;
    case 'timestamp':
      return z.iso.datetime().safeParse(value).success;
    default:
      return false;
  }
}

interface OrderOf {
  name: string;
  type: ScalarType;
  isDescending: boolean;
}

/** The rows after this one, ordered by fields and at last by the key. Null is less than anything, as OData has it. */
export function afterRow({ key, values }: LastRow, orders: readonly OrderOf[], keyField: string): Condition {
  const keyOperand: Operand = { kind: 'field', name: keyField, type: 'string' };
  let after: Condition = { kind: 'compare', how: 'gt', left: keyOperand, right: { kind: 'literal', value: key, type: 'string' } };
  for (const [at, { name, type, isDescending }] of [...orders.entries()].toReversed()) {
    const field: Operand = { kind: 'field', name, type };
    const value = values[at] ?? null;
    const same: Condition = { kind: 'compare', how: 'eq', left: field, right: literalOf(value, type) };
    const sameAndAfter: Condition = { kind: 'and', left: same, right: after };
    const beyond = beyondOf(field, value, isDescending);
    after = beyond === undefined ? sameAndAfter : { kind: 'or', left: beyond, right: sameAndAfter };
  }
  return after;
}

/** Undefined where nothing lies beyond: null is the last of what descends. */
function beyondOf(field: Extract<Operand, { kind: 'field' }>, value: OrderValue, isDescending: boolean): Condition | undefined {
  const isNull: Condition = { kind: 'compare', how: 'eq', left: field, right: literalOf(null, field.type) };
  if (value === null) return isDescending ? undefined : { kind: 'not', of: isNull };
  const right = literalOf(value, field.type);
  if (!isDescending) return { kind: 'compare', how: 'gt', left: field, right };
  return { kind: 'or', left: { kind: 'compare', how: 'lt', left: field, right }, right: isNull };
}

const literalOf = (value: OrderValue, type: ScalarType): Operand => ({
  kind: 'literal',
  value,
  type: value === null ? 'null' : type,
});
