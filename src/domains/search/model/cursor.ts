import { SORTS, type Sort } from '../contract.ts';

/** The last home of a page, and what the next page need not count again. Opaque outside. */
export interface Cursor {
  sort: Sort;
  /** Fingerprint of the filters: a cursor of another search is refused. */
  search: string;
  key: number | string | null;
  id: number;
  total: { value: number; exact: boolean };
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
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 6) return undefined;
  const [order, search, key, id, value, exact] = parts as unknown[];
  const sort = typeof order === 'number' ? SORTS[order] : undefined;
  const isKey =
    key === null ||
    (typeof key === 'number' && Number.isFinite(key)) ||
    (typeof key === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(key));
  if (sort === undefined || typeof search !== 'string' || !isKey || !Number.isSafeInteger(id) || !Number.isSafeInteger(value))
    return undefined;
  return {
    sort,
    search,
    key: key as number | string | null,
    id: id as number,
    total: { value: value as number, exact: exact === 1 },
  };
}
