import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { addRow, dropChecks } from '#tests/support/old-rows.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

it('knows of earlier disputes what is lost, of earlier parts whose dispute they are in, and of earlier orders what was credited', async () => {
  const database = await openDatabaseAt('0501');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await dropChecks(client);
    // Rows that need not refer to others.
    await client.query('set session_replication_role = replica');
    const dispute = (status: string, is_withdrawn: boolean) =>
      addRow(client, 'disputes', { provider_id: randomUUID(), status, is_withdrawn, cents: 70_00 });
    for (const [status, isWithdrawn] of [
      ['lost', true],
      ['open', true],
      ['won', false],
    ] as const)
      await dispute(status, isWithdrawn);

    const [disputedJob, runningJob] = [randomUUID(), randomUUID()];
    await addRow(client, 'engagements', { id: disputedJob, status: 'disputed', disputed_by: 'client' });
    await addRow(client, 'engagements', { id: runningJob, status: 'active' });
    const part = async (engagement_id: string, place: number, status: string, side: string | null) => {
      const { id } = await addRow(client, 'milestones', { engagement_id, place, status, cents: 90_00, released_cents: 40_00 });
      if (side !== null) await addRow(client, 'milestone_notes', { milestone_id: id, side, verb: 'dispute', text: '' });
    };
    await part(disputedJob, 0, 'disputed', 'client');
    await part(disputedJob, 1, 'disputed', 'vendor');
    await part(disputedJob, 2, 'clawed-back', 'client');
    await part(runningJob, 3, 'disputed', 'client');
    await part(runningJob, 4, 'funded', null);

    const first = await addRow(client, 'orders', { status: 'paid', purpose: 'catalog', items: '[]', subtotal_cents: 49_00 });
    const switched = (status: string, subtotal_cents: number) =>
      addRow(client, 'orders', {
        status,
        purpose: 'renewal',
        items: JSON.stringify([{ id: 'full-service', switches: '2026-11-01', of: first.id, cents: 249_00 }]),
        subtotal_cents,
      });
    await switched('paid', 216_34);
    await switched('expired', 200_00);

    await client.query('set session_replication_role = origin');
    // One that a migration replaces.
    await client.query('alter table leads add constraint leads_lost_because_check check (true)');
    await migrateDatabase(database.connectionString, { upTo: '0522' });
    const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
    expect(await read('select status, lost_cents::int from disputes order by status')).toEqual([
      ['lost', 70_00],
      ['open', 0],
      ['won', 0],
    ]);
    expect(await read('select place, disputed_over, clawed_cents::int from milestones order by place')).toEqual([
      [0, 'job', 0],
      [1, 'vendor', 0],
      [2, null, 40_00],
      [3, 'client', 0],
      [4, null, 0],
    ]);
    expect(await read('select status, credit_of, credit_cents::int from orders order by subtotal_cents')).toEqual([
      ['paid', null, 0],
      ['expired', null, 0],
      ['paid', first.id, 32_66],
    ]);
  } finally {
    await client.end();
    await database.close();
  }
});
