import { CompiledQuery } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/**
 * Collects the values of a statement built from pieces of text. We write every piece of text; everything from outside goes
 * through `value`.
 */
export interface SqlText {
  /** Adds a value and gives its placeholder, `$3`. */
  value(value: unknown): string;
  readonly values: unknown[];
}

export function startSql(): SqlText {
  const values: unknown[] = [];
  return {
    values,
    value(value) {
      values.push(value);
      return `$${values.length}`;
    },
  };
}

export async function runSql<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
