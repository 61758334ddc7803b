import { createHash } from 'node:crypto';
import { parseJson } from '#lib/parse-json.ts';
import { type SearchFilters, SORTS, type Sort } from '../contract.ts';

/** The last home of a page, and what the next page need not count again. Opaque outside. */
export interface Cursor {
  sort: Sort;
  /** Fingerprint of the filters: a cursor of another search is refused. */
  search: string;
  key: number | string | null;
  id: number;
  total: { value: number; exact: boolean };
}

/** Tells searches apart by their filters. */
export function fingerprintSearch(filters: SearchFilters): string {
  return createHash('sha1').update(JSON.stringify(filters)).digest('base64url').slice(0, 10);
}

export function encodeCursor(cursor: Cursor): string {
  const { sort, search, key, id, total } = cursor;
  return Buffer.from(JSON.stringify([SORTS.indexOf(sort), search, key, id, total.value, total.exact ? 1 : 0])).toString(
    'base64url',
  );
}

/** Undefined for anything that {@link encodeCursor} did not make. */
export function decodeCursor(text: string): Cursor | undefined {
  let parts: unknown;
  try {
    parts = parseJson(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 6) return undefined;
  const [order, search, key, id, value, exact] = parts as unknown[];
  const sort = typeof order === 'number' ? SORTS[order] : undefined;
  if (sort === undefined || typeof search !== 'string' || !isKey(key) || !isWhole(id) || !isWhole(value)) return undefined;
  return { sort, search, key, id, total: { value, exact: exact === 1 } };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isKey(value: unknown): value is Cursor['key'] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}
