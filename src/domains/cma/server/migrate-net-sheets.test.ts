import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { addRow, dropChecks } from '#tests/support/old-rows.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';
import { netSheetChangesSchema } from '#domains/proceeds/contract.ts';

let database: Awaited<ReturnType<typeof openDatabaseAt>>;
let client: pg.Client;

beforeAll(async () => {
  database = await openDatabaseAt('0136');
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await dropChecks(client);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

it('keeps a transfer tax as a level, whatever was entered', async () => {
  await addRow(client, 'users', { id: 'ann', email: 'ann@home.example' });
  const brackets = [{ aboveCents: 100_000_000, millionths: 10_000 }];
  const sheets = [
    { transferTaxKind: 'rate', transferTaxRate: 0.0128, transferTaxBrackets: brackets, repairsCents: 5 },
    { transferTaxKind: 'whole', transferTaxRate: 0.5, transferTaxBrackets: brackets },
    { transferTaxKind: 'rate', transferTaxRate: 0, transferTaxBrackets: [] },
    { transferTaxRate: 0.011 },
    {},
  ];
  for (const [at, sheet] of sheets.entries())
    await addRow(client, 'cmas', { user_id: 'ann', title: String(at), net_sheet: JSON.stringify(sheet) });

  await migrateDatabase(database.connectionString, { upTo: '0137' });

  const { rows } = await client.query<{ net_sheet: unknown }>('select net_sheet from cmas order by title');
  const level = { name: 'Transfer tax', unitCents: 1, sellerShare: 1, aboveCents: null, upToCents: null };
  const flat = (millionths: number) => [{ ...level, basis: 'parts', brackets: [{ aboveCents: 0, millionths }] }];
  const read = rows.map((row) => row.net_sheet);
  expect(read).toEqual([
    { repairsCents: 5, transferTaxes: flat(12_800) },
    { transferTaxes: [{ ...level, basis: 'whole', brackets }] },
    { transferTaxes: [] },
    { transferTaxes: flat(11_000) },
    {},
  ]);
  for (const sheet of read) netSheetChangesSchema.parse(sheet);
});
