import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { instantField } from '#lib/stored-values.ts';
import { readPageCursor } from './page-cursor.ts';

/** Where rows that were read end: the time as fine as the database has it, which a `Date` has not, and the id. */
export type TimeMark = [at: string, id: string | number];

interface TimeOrder {
  /** What rows are sorted by. */
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  ids: z.ZodType<string | number>;
  first?: 'newest' | 'oldest';
}

/** A list by time that is read a page at a time, each row once, however many came at the same moment. */
export function orderByTime({ at, id, ids, first = 'newest' }: TimeOrder) {
  const markSchema = z.tuple([instantField('an instant'), ids]);
  const direction = first === 'newest' ? sql`desc` : sql`asc`;
  const isPast = first === 'newest' ? sql`<` : sql`>`;
  return {
    /** Throws `invalid` for what is not a cursor of this list. */
    readCursor: (cursor: string | undefined): TimeMark | undefined =>
      cursor === undefined ? undefined : readPageCursor(markSchema, cursor),
    /** The mark of a row, to select beside what it says. */
    mark: sql<TimeMark>`json_build_array(to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${id})`,
    isAfter: (mark: TimeMark | undefined) =>
      mark === undefined ? sql<boolean>`true` : sql<boolean>`(${at}, ${id}) ${isPast} (${mark[0]}::timestamptz, ${mark[1]})`,
    by: sql`${at} ${direction}, ${id} ${direction}`,
  };
}

/** All rows of such a list, so many at a time. */
export async function* readInTurn<Row extends { mark: TimeMark }>(
  size: number,
  read: (after: TimeMark | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void, void> {
  let after: TimeMark | undefined;
  do {
    const rows = await read(after, size);
    yield rows;
    after = rows.length === size ? rows.at(-1)?.mark : undefined;
  } while (after !== undefined);
}
