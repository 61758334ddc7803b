import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

/** A statement that rows come behind, and not parameters. */
export const COPY_WORDS = /^copy \S+ \([^)]+\) from stdin$/;

/** Sends rows behind a `copy … from stdin`, and ends once the database has them. */
export async function copyIn(client: pg.ClientBase, text: string, rows: AsyncIterable<string>): Promise<pg.QueryResult> {
  const copying = client.query(from(text));
  await pipeline(Readable.from(rows, { highWaterMark: 1 }), copying);
  return { command: 'COPY', rowCount: copying.rowCount, rows: [], oid: 0, fields: [] };
}
