import { createElement } from 'react';
import { sql } from 'kysely';
import { dropJob, listFailedJobs, listQueues, retryJob } from '#platform/jobs/administer-jobs.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import { createLog } from '#platform/log/log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { DOMAIN_JOBS } from './domain-jobs.ts';
import { openPorts } from './open-ports.ts';
import { type BackgroundWork, createBackgroundWork } from './worker.ts';

const OTHER_JOB = 'accounts.forget-ended';

let database: TestDatabase;
let ports: Ports;
let work: BackgroundWork;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  const { db, pool } = database;
  const log = createLog('silent');
  const opened = await openPorts({ config: parseConfig({}), pool, log, dataDir: inject('testDataDir') });
  ports = opened.ports;
  work = createBackgroundWork({ ports, queue: opened.queue, db, log });
  await work.open();
});
afterAll(async () => {
  await work.stop();
  await ports.realtime.close();
  await database.close();
});

async function stateOfMail(subject: string): Promise<string | undefined> {
  const mail = await database.db.selectFrom('mail_messages').select('state').where('subject', '=', subject).executeTakeFirst();
  return mail?.state;
}

async function waitingJobs(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = ${OTHER_JOB} and state in ('created', 'retry', 'active')`.execute(
    database.db,
  );
  return rows[0]?.n ?? 0;
}

it('mails before all other work begins, and then does that as well, each by its clock', async () => {
  const mail = (subject: string) =>
    ports.mail.queue(database.db, [{ to: 'ana@example.com', subject, body: createElement('p', null, 'Hello') }]);
  await ports.jobs.send(database.db, OTHER_JOB, {});
  await work.startMail();
  await mail('Early');
  await expect.poll(() => stateOfMail('Early')).toBe('kept');
  expect(await waitingJobs()).toBe(1);

  await work.start();
  await expect.poll(() => waitingJobs()).toBe(0);
  await mail('Late');
  await expect.poll(() => stateOfMail('Late')).toBe('kept');
  const { rows } = await sql<{ name: string }>`select name from pgboss.schedule`.execute(database.db);
  const clocked = DOMAIN_JOBS.flatMap(({ name, cron }) => (cron === undefined ? [] : [name]));
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...clocked, 'forget-old-mail'].toSorted());
});

it('tries failed work again where somebody asks for it, and gives it up', async () => {
  const { db } = database;
  const fail = async () => {
    await ports.jobs.send(db, OTHER_JOB, {}, { startAfterSeconds: 3600 });
    await sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "no room"}'
      where name = ${OTHER_JOB} and state = 'created'`.execute(db);
    const [failed] = await listFailedJobs(db, 10);
    expect(failed).toMatchObject({ name: OTHER_JOB, error: 'no room', tries: 1 });
    return { name: OTHER_JOB, id: failed?.id ?? '' };
  };
  const first = await fail();
  expect((await listQueues(db, new Date()))[0]).toMatchObject({ name: OTHER_JOB, failed: 1 });
  expect(await retryJob(db, first, new Date())).toBe(true);
  expect(await retryJob(db, first, new Date())).toBe(false);
  await expect.poll(async () => (await listFailedJobs(db, 10)).length + (await waitingJobs())).toBe(0);
  const second = await fail();
  expect(await dropJob(db, second)).toBe(true);
  expect(await dropJob(db, second)).toBe(false);
  expect(await listFailedJobs(db, 10)).toEqual([]);
});
