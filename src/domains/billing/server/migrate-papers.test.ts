import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { addRow, dropChecks } from '#tests/support/old-rows.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

it('counts what earlier disputes overtook of refunds that have a note of their own, or that failed late', async () => {
  const database = await openDatabaseAt('0570');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await dropChecks(client);
    // Rows that need not refer to others.
    await client.query('set session_replication_role = replica');
    const payment = await addRow(client, 'payments', { is_extra: false, cents: 250_00 });
    const dispute = (credited_cents: number) =>
      addRow(client, 'disputes', {
        payment_id: payment.id,
        provider_id: randomUUID(),
        cents: 120_00,
        lost_cents: 120_00,
        credited_cents,
        credited_tax_cents: credited_cents / 100,
      });
    const refund = (of: { id: string }) =>
      addRow(client, 'refunds', {
        payment_id: payment.id,
        status: 'rejected',
        cents: 80_00,
        tax_cents: 80,
        overtaken_by: of.id,
        overtaken_cents: 40_00,
      });
    const paper = (number: number, about: { refund_id?: string; dispute_id?: string }) =>
      addRow(client, 'invoices', { series: 'CN', number, kind: 'credit-note', ...about });
    const [noted, late, plain] = [await dispute(80_00), await dispute(80_00), await dispute(120_00)];
    const arrived = await refund(noted);
    await paper(1, { refund_id: arrived.id });
    await paper(2, { dispute_id: noted.id });
    const failed = await refund(late);
    await addRow(client, 'ledger_journals', { key: `refund:${failed.id}:0:overtaken` });
    await refund(plain);
    await paper(3, { dispute_id: plain.id });
    await client.query('set session_replication_role = origin');
    // One that a migration replaces.
    await client.query('alter table invoices add constraint invoices_about check (true)');
    await migrateDatabase(database.connectionString, { upTo: '0571' });
    const { rows } = await client.query(
      'select credited_cents::int, credited_tax_cents::int, noted_cents::int, noted_tax_cents::int from disputes where id = any($1::uuid[]) order by array_position($1::uuid[], id)',
      [[noted.id, late.id, plain.id]],
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      [120_00, 1_20, 80_00, 80],
      [120_00, 1_20, 0, 0],
      [120_00, 1_20, 120_00, 1_20],
    ]);
    const { rows: refunds } = await client.query('select id from refunds where is_overtaken_late');
    expect(refunds).toEqual([{ id: failed.id }]);
  } finally {
    await client.end();
    await database.close();
  }
});
