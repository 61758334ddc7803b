import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Statement } from './run-in-turn.ts';
import type { DB } from './schema.gen.ts';

export type Cell = string | number | boolean | null | undefined | readonly string[];

/** Rows that are written down before others have their turn: the database waits for what is not sent yet of the statement before. */
const AT_ONCE = 100;

/**
 * A statement that adds a row for each item: its cells, in the order of the columns. The database takes no JSON apart for it, and writes
 * many rows at once. It adds all of them or none; a column that is not named takes its default.
 */
export async function copyingRows<Table extends keyof DB, Item>(
  table: Table,
  columns: readonly (keyof DB[Table] & string)[],
  items: readonly Item[],
  toCells: (item: Item) => readonly Cell[],
): Promise<Statement> {
  const names = columns.map((name) => `"${name}"`).join(', ');
  let text = '';
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const lines = items.slice(at, at + AT_ONCE).map((item) => `${toCells(item).map(writeCell).join('\t')}\n`);
    text += lines.join('');
    await nextTurn();
  }
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
