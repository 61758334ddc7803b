import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { addRow, dropChecks } from '#tests/support/old-rows.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

it('knows of earlier payouts that all their money moved, and ends those that were to be sent again', async () => {
  const database = await openDatabaseAt('0317');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await dropChecks(client);
    for (const [place, [status, attempt]] of [
      ['queued', 0],
      ['queued', 1],
      ['transit', 1],
      ['paid', 2],
      ['failed', 1],
    ].entries())
      await addRow(client, 'payouts', {
        id: `00000000-0000-4000-8000-00000000000${place}`,
        vendor_id: `vendor-${place}`,
        book: 'sandbox',
        cents: 180_00,
        status,
        attempt,
      });
    await migrateDatabase(database.connectionString, { upTo: '0318' });
    const { rows } = await client.query('select status, transfer_cents::int from payouts order by id');
    expect(rows.map(({ status, transfer_cents }) => [status, transfer_cents])).toEqual([
      ['queued', 0],
      ['cancelled', 0],
      ['transit', 180_00],
      ['paid', 180_00],
      ['failed', 180_00],
    ]);
  } finally {
    await client.end();
    await database.close();
  }
});
