import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { addRow, dropChecks } from '#tests/support/old-rows.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';

const BEFORE = '0130';

let database: Awaited<ReturnType<typeof openDatabaseAt>>;
let client: pg.Client;

beforeAll(async () => {
  database = await openDatabaseAt(BEFORE);
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await dropChecks(client);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const add = (table: string, values: Record<string, unknown>) => addRow(client, table, values);
const read = async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows;

it('gives all that hung on things their subject, and ends both together', async () => {
  for (const id of ['ann', 'ben']) await add('users', { id, email: `${id}@home.example` });
  const deal = await add('deals', { id: 'roadmap', user_id: 'ann' });
  await add('deal_tasks', { id: 'task', user_id: 'ann', deal_id: deal.id });
  await add('loan_applications', { id: 'loan', user_id: 'ann' });
  const cma = await add('cmas', { user_id: 'ann' });
  const collection = await add('collections', { user_id: 'ann', share_token: 'a-token-that-is-out' });
  const parcel = await add('parcels', {});
  const question = await add('inquiries', { user_id: null, email: 'guest@home.example' });
  const tour = await add('tour_requests', { user_id: 'ben' });
  await add('documents', { user_id: 'ann', deal_task_id: 'task', file_key: 'of-task' });
  await add('documents', { user_id: 'ben', loan_application_id: 'loan', file_key: 'of-loan' });
  await add('documents', { user_id: 'ben', inquiry_id: question.id, file_key: 'of-question' });
  await add('share_links', { user_id: 'ann', deal_id: deal.id });
  await add('share_links', { user_id: 'ann', cma_id: cma.id });
  await add('share_links', { user_id: 'ann', parcel_id: parcel.id });
  await add('share_links', { user_id: 'ben', parcel_id: parcel.id });
  await add('invitations', { invited_by: 'ann', collection_id: collection.id, role: 'edit' });
  await add('invitations', { invited_by: 'ann', deal_id: deal.id });
  await add('invitations', { invited_by: 'ann', loan_application_id: 'loan' });
  await add('reply_links', { inquiry_id: question.id });
  await add('reply_links', { tour_request_id: tour.id });

  await migrateDatabase(database.connectionString, { upTo: '0133' });

  const about = (table: string) =>
    read(
      `select s.kind, s.key, s.user_id as owner from ${table} t join subjects s on s.id = t.subject_id order by s.kind, s.key`,
    );
  expect(await about('documents')).toEqual([
    { kind: 'inquiry', key: question.public_id, owner: null },
    { kind: 'loan-application', key: 'loan', owner: 'ann' },
    { kind: 'roadmap-task', key: 'task', owner: 'ann' },
  ]);
  expect(await about('share_links')).toEqual([
    { kind: 'cma', key: String(cma.id), owner: 'ann' },
    { kind: 'collection', key: String(collection.id), owner: 'ann' },
    { kind: 'home-value', key: `${parcel.id}/ann`, owner: 'ann' },
    { kind: 'home-value', key: `${parcel.id}/ben`, owner: 'ben' },
    { kind: 'roadmap', key: deal.id, owner: 'ann' },
  ]);
  expect(await about('invitations')).toEqual([
    { kind: 'collection', key: String(collection.id), owner: 'ann' },
    { kind: 'loan-application', key: 'loan', owner: 'ann' },
    { kind: 'roadmap', key: deal.id, owner: 'ann' },
  ]);
  expect(await about('reply_links')).toEqual([
    { kind: 'inquiry', key: question.public_id, owner: null },
    { kind: 'tour-request', key: String(tour.id), owner: 'ben' },
  ]);

  expect(await read(`select token_hash from share_links where token_hash = sha256('a-token-that-is-out')`)).toHaveLength(1);

  // A thing that passes to somebody else keeps its subject; a thing that ends takes its attachments with it.
  await client.query(`update loan_applications set user_id = 'ben' where id = 'loan'`);
  await client.query(`delete from inquiries`);
  await client.query(`delete from users where id = 'ann'`);
  await client.query(`delete from parcels`);
  expect(await read('select kind, key, user_id as owner from subjects order by kind, key')).toEqual([
    { kind: 'loan-application', key: 'loan', owner: 'ben' },
    { kind: 'tour-request', key: String(tour.id), owner: 'ben' },
  ]);
  expect(await read('select file_key from documents')).toEqual([{ file_key: 'of-loan' }]);
  expect(await read('select from share_links')).toEqual([]);
});
