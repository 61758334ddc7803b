import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { addRow, dropChecks } from '#tests/support/old-rows.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

it('gives jobs that were agreed before their time in the calendar of who works alone, and the first of two at once', async () => {
  const database = await openDatabaseAt('0453');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await dropChecks(client);
    const [alone, team] = [randomUUID(), randomUUID()];
    for (const [vendorId, people] of [
      [alone, ['olga']],
      [team, ['mia', 'max']],
    ] as const) {
      await addRow(client, 'vendors', { id: vendorId, host_id: people[0] });
      for (const user of people) await addRow(client, 'vendor_members', { vendor_id: vendorId, user_id: user, role: 'owner' });
      await addRow(client, 'schedules', { user_id: people[0] });
    }
    const soon = Date.now() + DAY_MS;
    const jobs: Record<string, string> = {};
    for (const [name, vendorId, status, startsAt, made] of [
      ['first', alone, 'active', soon, 1],
      ['overlapping', alone, 'active', soon + HOUR_MS, 2],
      ['after', alone, 'proposed', soon + 2 * HOUR_MS, 3],
      ['over', alone, 'cancelled', soon + 9 * HOUR_MS, 4],
      ['past', alone, 'active', Date.now() - DAY_MS, 5],
      ['of a team', team, 'active', soon, 6],
    ] as const) {
      const leadId = randomUUID();
      jobs[name] = randomUUID();
      await addRow(client, 'leads', { id: leadId, vendor_id: vendorId });
      await addRow(client, 'engagements', {
        id: jobs[name],
        lead_id: leadId,
        // One that holds for each request.
        request_id: randomUUID(),
        status,
        starts_at: new Date(startsAt),
        confirm_by: new Date(Date.now() + DAY_MS),
        created_at: new Date(Date.now() - DAY_MS + made),
        minutes: null,
      });
    }
    await migrateDatabase(database.connectionString, { upTo: '0454' });
    const { rows } = await client.query<{ job_id: string }>('select job_id from booked_times order by starts_at');
    expect(rows.map(({ job_id }) => job_id)).toEqual([jobs['first'], jobs['after']]);
  } finally {
    await client.end();
    await database.close();
  }
});
