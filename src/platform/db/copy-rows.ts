import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './schema.gen.ts';

export type Cell = string | number | boolean | null | undefined | readonly string[];

/** Characters that are written down before they are sent, and others have their turn. */
const AT_ONCE = 65_536;

/**
 * Adds a row for each item: its cells, in the order of the columns. The database takes no JSON apart for it, writes many rows at once,
 * and does so while the next are written down. It adds all of them or none; a column that is not named takes its default.
 */
export async function copyRows<Table extends keyof DB, Item>(
  db: Db,
  table: Table,
  columns: readonly (keyof DB[Table] & string)[],
  items: readonly Item[],
  toCells: (item: Item) => readonly Cell[],
): Promise<void> {
  if (items.length === 0) return;
  async function* rows(): AsyncGenerator<string> {
    let text = '';
    for (const item of items) {
      text += `${toCells(item).map(writeCell).join('\t')}\n`;
      if (text.length < AT_ONCE) continue;
      yield text;
      text = '';
      await nextTurn();
    }
    if (text !== '') yield text;
  }
  const names = columns.map((name) => `"${name}"`).join(', ');
  await db.executeQuery(CompiledQuery.raw(`copy "${table}" (${names}) from stdin`, [rows()]));
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
