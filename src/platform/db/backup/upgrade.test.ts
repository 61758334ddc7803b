import pg from 'pg';
import { expect, it } from 'vitest';
import { restoreSmallBackup, SMALL_BACKUP } from '#tests/support/restore-small-backup.ts';
import { readBackup } from './backup-format.ts';

/** Tables whose rows a later migration changes, or whose columns it drops: its own test says how. */
const CHANGED_LATER: readonly string[] = ['expert_entries', 'money_transitions'];

/** Tables that a later migration calls otherwise. */
const RENAMED: Readonly<Record<string, string>> = {
  'public.document_files_to_remove': 'public.files_to_remove',
  'public.vendor_licences': 'public.vendor_licenses',
};

/** Columns that a later migration makes anew, at the end of their table: before which they stood. */
const MADE_ANEW: Readonly<Record<string, { column: string; before: string }>> = {
  'public.listings': { column: 'listed_on', before: 'price_cut_cents' },
};

/** How many fields PostgreSQL's text of a row has: commas outside quotes part them. */
function countFields(row: string): number {
  return row.replaceAll(/"(?:[^"\\]|""|\\.)*"/gs, '').split(',').length;
}

it('a backup with a row in every table comes back row by row, through all migrations since', async () => {
  expect(countFields('(1,"a, ""b"" \\", c",,x)')).toBe(4);
  const database = await restoreSmallBackup();
  const client = new pg.Client({ connectionString: database.connectionString });
  try {
    await client.connect();
    await client.query(`set timezone to 'UTC'`);
    const written = new Map<string, readonly string[]>();
    let table = '';
    for await (const entry of readBackup(SMALL_BACKUP)) {
      if (entry.kind === 'table') ({ table } = entry);
      if (entry.kind === 'rows') written.set(table, entry.rows);
    }
    expect(written.size).toBeGreaterThan(240);
    const changed: string[] = [];
    for (const [thenNamed, rows] of written) {
      const name = RENAMED[thenNamed] ?? thenNamed;
      const { rows: columns } = await client.query<{ name: string }>(
        `select quote_ident(attname) as name from pg_attribute
         where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
        [name],
      );
      const names = columns.map((column) => column.name);
      const anew = MADE_ANEW[name];
      if (anew !== undefined) names.splice(names.indexOf(anew.before), 0, ...names.splice(names.indexOf(anew.column), 1));
      // Later columns stand behind those of that time.
      const then = names.slice(0, countFields(rows[0] ?? '')).map((column) => `t.${column}`);
      const { rows: now } =
        then.length === 0
          ? { rows: [] }
          : await client.query<{ row: string }>(`select row(${then.join(', ')})::text as row from ${name} t`);
      const found = now.map(({ row }) => row).toSorted();
      if (JSON.stringify(found) !== JSON.stringify([...rows].toSorted())) changed.push(name.replace('public.', ''));
    }
    expect(changed).toEqual(CHANGED_LATER);
  } finally {
    await client.end();
    await database.close();
  }
});
