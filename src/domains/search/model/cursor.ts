import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type SearchFilters, SORTS } from '../contract.ts';
import type { SortOrder } from './sort-sql.ts';

const whole = z.number().int().min(0);

/** The last home of a page, and counts that the next page can reuse. */
export const cursorSchema = z.object({
  sort: z.enum(SORTS),
  /** Fingerprint of the filters: a cursor from another search is refused. */
  search: z.string(),
  key: z.union([z.number(), z.string()]).nullable(),
  id: whole,
  total: z.object({ value: whole, exact: z.boolean() }),
});
export type Cursor = z.infer<typeof cursorSchema>;

const KEY_SCHEMAS: Record<SortOrder['keyType'], z.ZodType> = {
  date: z.iso.date().refine((day) => day >= '0001-01-01'),
  bigint: z.number().int(),
  'double precision': z.number(),
};

/** Whether an order can sort by this key. */
export function isKeyOf({ keyType }: Pick<SortOrder, 'keyType'>, key: Cursor['key']): boolean {
  return key === null || KEY_SCHEMAS[keyType].safeParse(key).success;
}

/** Tells searches apart by their filters. */
export function fingerprintSearch(filters: SearchFilters): string {
  return createHash('sha1').update(JSON.stringify(filters)).digest('base64url').slice(0, 10);
}
