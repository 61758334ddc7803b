import type { z } from 'zod';
import { parseJson } from '#lib/parse-json.ts';
import { DomainError } from './domain-error.ts';

const HELP = 'use the nextCursor of a page of this very list, unchanged, or leave it out to start over';

/** Where a page of a list ended, for the request of the next one. Only this file reads what it says. */
export function writePageCursor(mark: unknown): string {
  return Buffer.from(JSON.stringify(mark)).toString('base64url');
}

/** Reads what {@link writePageCursor} wrote. Throws `invalid` for anything that is not a cursor of this list. */
export function readPageCursor<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const mark = schema.safeParse(decode(text));
  if (!mark.success) throw refuseCursor(mark.error);
  return mark.data;
}

/** One page from rows that were read with one more than a page holds, and where the next page begins. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  markOf: (last: Row) => unknown,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? writePageCursor(markOf(last)) : null };
}

/** For a cursor that does not belong to this list. */
export function refuseCursor(cause?: unknown): DomainError {
  return new DomainError('invalid', `cursor: ${HELP}`, { fields: { cursor: HELP }, cause });
}

function decode(text: string): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64url')));
  } catch {
    return undefined;
  }
}
