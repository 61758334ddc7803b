import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { addRow, dropChecks } from '#tests/support/old-rows.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

it('keeps earlier licenses with what was checked of them, and the files that were still to be removed', async () => {
  const database = await openDatabaseAt('0695');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const rows = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
  try {
    await dropChecks(client);
    await client.query('alter table verifications add constraint verifications_kind_check check (true)');
    // Rows that need not refer to others.
    await client.query('set session_replication_role = replica');
    const [license, line] = [randomUUID(), randomUUID()];
    await addRow(client, 'vendor_licences', { id: license, number: 'GC-77' });
    await addRow(client, 'verifications', {
      id: line,
      kind: 'licence',
      about_id: license,
      outcome: 'passed',
      what: 'GC-77 is active',
    });
    await addRow(client, 'verifications', { kind: 'withdrawal', about_id: line, outcome: 'withdrawn' });
    await addRow(client, 'expert_entries', { badges: ['identity', 'licence'], languages: [], licensed_states: [], takes: [] });
    await addRow(client, 'document_files_to_remove', { file_key: 'documents/left-over' });
    await client.query('set session_replication_role = origin');

    await migrateDatabase(database.connectionString, { upTo: '0710' });
    expect(await rows('select id, number from vendor_licenses')).toEqual([[license, 'GC-77']]);
    expect(await rows('select kind, about_id, what from verifications where outcome = $$passed$$')).toEqual([
      ['license', license, 'GC-77 is active'],
    ]);
    expect(await rows('select about_id from verifications where kind = $$withdrawal$$')).toEqual([[line]]);
    expect(await rows('select badges from expert_entries')).toEqual([[['identity', 'license']]]);
    expect(await rows('select file_key from files_to_remove')).toEqual([['documents/left-over']]);
    // Lines of the ledger change no more than before.
    await expect(client.query('update verifications set what = $$else$$')).rejects.toThrow('does not change');
    expect(await rows('select conname from pg_constraint where conname ~ $$licence|document_files_to_remove$$')).toEqual([]);
  } finally {
    await client.end();
    await database.close();
  }
});
