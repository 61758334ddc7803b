import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

const AT = '2026-05-01T12:00:00Z';

it('counts a page that is there as shown if the record of administrators says so', async () => {
  const database = await openDatabaseAt('0317');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const [hidden, kept] = [randomUUID(), randomUUID()];
  for (const id of [hidden, kept])
    await client.query(
      `insert into landing_pages (id, slug, name, draft, preview_token, created_at, changed_at)
       values ($1, $1::uuid::text, '', '{}', '', now(), now())`,
      [id],
    );
  const note = (action: string, details: object) =>
    client.query(`insert into audit_events (at, action, actor_id, request_id, details) values ($1, $2, '', '', $3)`, [
      AT,
      action,
      JSON.stringify(details),
    ]);
  await note('landing-version-made', { id: hidden, version: 1, shows: 'now', at: null });
  await note('landing-version-shown', { id: hidden, version: null });
  await note('landing-version-made', { id: kept, version: 1, shows: 'not-yet', at: null });
  await migrateDatabase(database.connectionString, { upTo: '0319' });
  const { rows } = await client.query<{ id: string; first_shown_at: Date | null }>(
    'select id, first_shown_at from landing_pages',
  );
  expect(Object.fromEntries(rows.map((row) => [row.id, row.first_shown_at]))).toEqual({ [hidden]: new Date(AT), [kept]: null });
  await client.end();
  await database.close();
});
