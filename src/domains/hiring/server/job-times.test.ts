import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EventSettings } from '#domains/bookings/contract.ts';
import { bookTime, getOwnSchedule, listOpenings, setOwnSchedule } from '#domains/bookings/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import { addZip, quoteLead, quoteTerms, sendRequest, hiringOn } from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { moveEngagement } from './move-engagement.ts';
import { moveJobTime } from './move-job-time.ts';
import { acceptQuote } from './move-quote.ts';

let app: TestApp;
let owner: ServerContext;
let vendorId: string;
let handle: string;
let made = 0;

const { signIn } = hiringOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());

/** A professional who works alone, and whose calls are booked at every hour. */
beforeEach(async () => {
  made += 1;
  handle = `olga-${made}`;
  owner = await signIn('Olga');
  vendorId = await addVendor(app.db, {
    name: 'Bright Homes',
    categories: ['cleaner'],
    members: [{ userId: idOf(owner), role: 'owner' }],
  });
  await app.db
    .updateTable('vendors')
    .set({ host_id: idOf(owner) })
    .where('id', '=', vendorId)
    .execute();
  const { version, schedule } = await getOwnSchedule(owner);
  const settings: EventSettings | undefined = schedule.eventTypes[0]?.settings;
  if (settings === undefined) throw new Error('a schedule has kinds');
  await setOwnSchedule(owner, {
    version,
    handle,
    timeZone: 'America/Denver',
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
    overrides: [],
    eventTypes: [
      {
        kind: 'call',
        isOpen: true,
        settings: {
          ...settings,
          durationMinutes: 30,
          incrementMinutes: 60,
          beforeBufferMinutes: 0,
          afterBufferMinutes: 0,
          minimumNoticeMinutes: 0,
          needsApproval: false,
          questions: [],
        },
      },
    ],
  });
});

const slots = async () => (await listOpenings(owner, { handle })).slots;
const hourAfter = (instant: string, hours = 1) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString();
const book = async (startsAt: string) =>
  bookTime(await signIn('Gina'), {
    handle,
    id: randomUUID(),
    kind: 'call',
    startsAt: new Date(startsAt),
    note: '',
    isHold: false,
  });

/** A client who can take the quote of the professional for one time. */
async function offer(startsAt: string, minutes?: number) {
  const client = await signIn('Clara');
  const request = await sendRequest(client, [vendorId]);
  const leadId = request.leads[0]?.id ?? '';
  const option = { startsAt, note: '', ...(minutes === undefined ? {} : { minutes }) };
  const quoteId = await quoteLead(owner, leadId, quoteTerms({ options: [option] }));
  const engagementId = randomUUID();
  return { client, leadId, engagementId, accept: () => acceptQuote(client, { quoteId, engagementId, startsAt }) };
}

it('takes the time of who works alone from when it is agreed until it is off, as long as its quote says', async () => {
  const at = (await slots())[30] ?? '';
  const job = await offer(at, 90);
  await job.accept();
  const busy = await slots();
  expect([at, hourAfter(at), hourAfter(at, 2)].map((hour) => busy.includes(hour))).toEqual([false, false, true]);
  await expect(book(at)).rejects.toMatchObject({ publicCode: 'time-taken' });
  await moveEngagement(job.client, { engagementId: job.engagementId, verb: 'cancel', reason: 'We do it ourselves' });
  expect(await slots()).toContain(at);
});

it('is not taken for what is booked, nor twice, and not moved there', async () => {
  const at = (await slots())[30] ?? '';
  const [first, second] = [await offer(at), await offer(at)];
  await book(hourAfter(at));
  // The usual length of a job reaches into the call.
  await expect(first.accept()).rejects.toMatchObject({ code: 'conflict', publicCode: 'time-taken' });
  const free = hourAfter(at, 10);
  const [third, fourth] = [await offer(free), await offer(free)];
  const tries = await Promise.allSettled([third.accept(), fourth.accept()]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const job = tries[0]?.status === 'fulfilled' ? third : fourth;
  await expect(moveJobTime(owner, { leadId: job.leadId, startsAt: at })).rejects.toMatchObject({
    fields: { startsAt: expect.any(String) },
  });
  // A little later on its own time.
  await moveJobTime(owner, { leadId: job.leadId, startsAt: hourAfter(free) });
  expect(await slots()).toContain(free);
  await expect(second.accept()).rejects.toMatchObject({ publicCode: 'time-taken' });
});

it('takes the time of a job that got its first one after it was agreed', async () => {
  const client = await signIn('Clara');
  const request = await sendRequest(client, [vendorId]);
  const leadId = request.leads[0]?.id ?? '';
  const engagementId = randomUUID();
  await acceptQuote(client, { quoteId: await quoteLead(owner, leadId, quoteTerms()), engagementId, startsAt: null });
  const at = (await slots())[30] ?? '';
  expect((await moveJobTime(owner, { leadId, startsAt: at })).engagement).toMatchObject({ startsAt: at });
  expect(await slots()).not.toContain(at);
  const { title, body } = await app.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', idOf(client))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(title).toBe('Bright Homes set the time of your job');
  expect(body).toMatch(/^It starts [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M [A-Z]{3}\. Write to them/);
});

it('keeps both apart in the database, whoever writes', async () => {
  const at = (await slots())[30] ?? '';
  const job = await offer(at);
  await job.accept();
  await expect(
    sql`insert into booked_times (id, schedule_id, event_type_id, starts_at, ends_at, before_minutes, after_minutes, during, seats)
      select gen_random_uuid(), t.schedule_id, e.id, t.starts_at, t.ends_at, 0, 0, t.during, 1
      from booked_times t join event_types e on e.schedule_id = t.schedule_id where t.job_id = ${job.engagementId}`.execute(
      app.db,
    ),
  ).rejects.toMatchObject({ code: '23P01' });
});

it('leaves the calendar of a team alone: it can be at several places', async () => {
  const mate = await signIn('Mia');
  await app.db
    .insertInto('vendor_members')
    .values({ vendor_id: vendorId, user_id: idOf(mate), role: 'worker', joined_at: new Date() })
    .execute();
  const at = (await slots())[30] ?? '';
  for (const job of [await offer(at), await offer(at)]) await job.accept();
  expect(await slots()).toContain(at);
});
