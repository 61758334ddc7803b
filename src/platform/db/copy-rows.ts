import { CompiledQuery } from 'kysely';
import type { Statement } from './run-in-turn.ts';
import type { DB } from './schema.gen.ts';

export type Cell = string | number | boolean | null | undefined | readonly string[];

/** A statement that rows come behind, and not parameters. */
export const COPY_WORDS = /^copy \S+ \([^)]+\) from stdin$/;

/**
 * A statement that adds rows, each a list of cells in the order of the columns. The database takes no JSON apart for it, and writes
 * many rows at once. It adds all of them or none; a column that is not named takes its default.
 */
export function copyingRows<Table extends keyof DB>(
  table: Table,
  columns: readonly (keyof DB[Table] & string)[],
  rows: readonly (readonly Cell[])[],
): Statement {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const text = rows.map((cells) => `${cells.map(writeCell).join('\t')}\n`).join('');
  return { execute: (db) => db.executeQuery(CompiledQuery.raw(`copy "${table}" (${names}) from stdin`, [text])) };
}

const ESCAPED = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function writeCell(value: Cell): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escape(value);
  return typeof value === 'object' ? escape(writeList(value)) : String(value);
}

const escape = (text: string): string =>
  ESCAPED.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (one) => ESCAPES[one] ?? one) : text;

const writeList = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
