import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import {
  addZip,
  beginJob,
  expectRefusal,
  hiringOn,
  later,
  leadOf,
  quoteLead,
  quoteTerms,
  sendRequest,
} from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CONFIRM_MS, SILENCE_MS } from '../model/hiring-terms.ts';
import { remindClients } from './remind-clients.ts';
import { makeJobCalendar } from './job-calendar.ts';
import { listJobsFor } from './list-jobs.ts';
import { decideDispute, moveEngagement } from './move-engagement.ts';
import { declineLead } from './move-lead.ts';
import { acceptQuote } from './move-quote.ts';
import { findPriceGuide } from './price-guide.ts';
import { listVendorReviews, writeReview } from './reviews.ts';
import { showEngagement } from './show-engagements.ts';
import { showLead } from './show-leads.ts';
import { countStatistics } from './statistics.ts';
import { putTask } from './tasks.ts';
import { getVendorDay } from './vendor-day.ts';
import { getVendorFigures } from './vendor-figures.ts';

let app: TestApp;
let client: ServerContext;
let other: ServerContext;
/** Owner, manager and worker of the first vendor; owners of the others. */
let owner: ServerContext;
let manager: ServerContext;
let worker: ServerContext;
let rivals: ServerContext[];
let vendors: string[];

const { addPeople, asAdmin, countRows, linesOf } = hiringOn(() => app);
const begin = () => beginJob({ client, owner, vendors });

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ client, other, owner, manager, worker, rivals, vendors } = await addPeople());
});

describe('a job', () => {
  it('lapses when nobody confirms it, and the client can take another quote', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2));
    const quotes = [
      await quoteLead(owner, leadOf(request, vendors[0])),
      await quoteLead(rivals[0] ?? owner, leadOf(request, vendors[1])),
    ];
    const accept = (ctx: ServerContext, index: number) =>
      acceptQuote(ctx, { quoteId: quotes[index] ?? '', engagementId: randomUUID(), startsAt: null });
    await accept(client, 0);
    await expectRefusal(accept(client, 1), 'conflict');
    const then = later(client, CONFIRM_MS + 1000);
    expect((await accept(then, 1)).leads.map(({ status }) => status)).toEqual(['lost', 'won']);
    expect(await countRows('engagements')).toBe(2);
  });

  it('is completed by its client or by a week of silence after two reminders, and reviewed once', async () => {
    const { request, leadId, engagementId } = await begin();
    await expectRefusal(writeReview(client, { engagementId, stars: 5, aspects: {}, body: 'Much too early' }), 'conflict');
    await moveEngagement(worker, { engagementId, verb: 'report-done', reason: '' });
    const system = { kind: 'system' as const };
    for (const days of [1, 4, 4, 6.5]) await remindClients({ ...later(client, days * DAY_MS), actor: system });
    const reminders = await sql`select from notifications where user_id = ${idOf(client)} and title like 'Is the work%'`.execute(
      app.db,
    );
    expect(reminders.rows).toHaveLength(2);
    const then = later(client, SILENCE_MS + 1000);
    expect(await showEngagement(then, engagementId)).toMatchObject({ status: 'completed', canReview: true });
    const review = { engagementId, stars: 4, aspects: { quality: 5 }, body: 'Everything shines, thank you.' };
    await expectRefusal(writeReview(then, { ...review, body: 'Call me at 555-201-4477' }), 'invalid');
    const both = await Promise.allSettled([writeReview(then, review), writeReview(then, review)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await showLead(later(owner, SILENCE_MS + 1000), leadId)).status).toBe('reviewed');
    const shown = await listVendorReviews(app.ctx(), { vendorId: vendors[0] ?? '', limit: 5 });
    expect(shown).toMatchObject({ count: 1, mean: 4, stars: [0, 0, 0, 1, 0], reviews: [{ author: 'Clara H.', stars: 4 }] });
    expect(request.number).toBeGreaterThan(10_000);
  });

  it('that is reported as done again is reminded of again', async () => {
    const { engagementId } = await begin();
    const remind = (days: number) => remindClients({ ...later(client, days * DAY_MS), actor: { kind: 'system' } });
    const reminders = async () => {
      const { rows } = await sql`select from notifications where user_id = ${idOf(client)} and title like 'Is the work%'`.execute(
        app.db,
      );
      const mails = await sql`select from mail_messages where subject like ${`Is the work for request%`}
        and to_address = (select email from users where id = ${idOf(client)})`.execute(app.db);
      return [rows.length, mails.rows.length];
    };
    await moveEngagement(worker, { engagementId, verb: 'report-done', reason: '' });
    for (const days of [3.1, 6.1]) await remind(days);
    expect(await reminders()).toEqual([2, 2]);
    const then = (ctx: ServerContext, days: number) => later(ctx, days * DAY_MS);
    await moveEngagement(then(client, 6.5), { engagementId, verb: 'dispute', reason: 'The oven is still dirty' });
    await moveEngagement(then(client, 6.6), { engagementId, verb: 'settle', reason: '' });
    await moveEngagement(then(worker, 7), { engagementId, verb: 'report-done', reason: '' });
    for (const days of [8, 10.1, 13.1]) await remind(days);
    expect(await reminders()).toEqual([4, 4]);
  });

  it('is disputed and settled by who disputed it, or decided by somebody of this site', async () => {
    const { engagementId } = await begin();
    await expectRefusal(moveEngagement(client, { engagementId, verb: 'dispute', reason: '' }), 'invalid');
    const dispute = { engagementId, verb: 'dispute' as const, reason: 'The oven is still dirty' };
    expect(await moveEngagement(client, dispute)).toMatchObject({
      status: 'disputed',
      disputedBy: 'client',
      reason: dispute.reason,
    });
    expect((await linesOf(owner)).find(({ title }) => title.endsWith('is in dispute'))?.body).toContain(
      '“The oven is still dirty”',
    );
    await expectRefusal(moveEngagement(owner, { engagementId, verb: 'settle', reason: '' }), 'conflict');
    expect(await moveEngagement(client, { engagementId, verb: 'settle', reason: '' })).toMatchObject({ status: 'active' });
    await moveEngagement(owner, { ...dispute, reason: 'No way in' });
    const end = { engagementId, verb: 'end-dispute' as const, reason: 'Neither side can go on' };
    for (const side of [client, owner, other]) await expectRefusal(decideDispute(side, end), 'forbidden');
    const { actor: moderator } = await asAdmin();
    await decideDispute({ ...app.ctx(), actor: moderator }, end);
    expect(await showEngagement(owner, engagementId)).toMatchObject({ status: 'cancelled' });
  });

  it('counts for matching, for the price guide and for its vendor', async () => {
    const { engagementId } = await begin();
    // All that is left to do for the vendor, none of the client's.
    const own = (await showEngagement(owner, engagementId)).tasks.filter(({ side }) => side === 'vendor');
    const [first, ...left] = own.map(({ id, title }) => ({ id, title }));
    if (first === undefined) throw new Error('a job begins with tasks');
    await putTask(owner, { engagementId, taskId: first.id, title: first.title, side: 'vendor', isDone: true });
    expect((await getVendorDay(owner))?.toDo).toEqual([expect.objectContaining({ engagementId, tasks: left })]);
    await moveEngagement(client, { engagementId, verb: 'complete', reason: '' });
    await writeReview(client, { engagementId, stars: 5, aspects: {}, body: 'Everything shines, thank you.' });
    await countStatistics(app.ctx(), new Date(Date.now() - 60_000));
    const { rows } =
      await sql`select jobs_done, rating_count, rating_sum, accept_rate, completion_rate, price_median_cents from vendor_statistics
      where vendor_id = ${vendors[0]}`.execute(app.db);
    expect(rows).toEqual([
      { jobs_done: 1, rating_count: 1, rating_sum: 5, accept_rate: 1, completion_rate: 1, price_median_cents: 413_48 },
    ]);
    const guide = await findPriceGuide(app.ctx(), { category: 'cleaner', postalCode: '80202', state: 'CO' });
    expect(guide).toMatchObject({ isKnown: false, medianCents: null });
    expect(await getVendorDay(owner))?.toMatchObject({
      name: 'Bright Homes',
      kpis: { jobsDone: 1, rating: 5, wonCents: 413_48, earnedCents: 0, acceptRate: 1 },
    });
    expect(await getVendorFigures(owner)).toMatchObject({
      funnel: { leads: 1, accepted: 1, quoted: 1, won: 1, completed: 1 },
      prices: [{ categoryKey: 'cleaner', ownMedianCents: 413_48, ownQuotes: 1, marketMedianCents: null }],
    });
    // Nobody learns which teams there are.
    expect([await getVendorDay(client), await getVendorFigures(client)]).toEqual([null, null]);
    await expectRefusal(getVendorDay(client, vendors[0]), 'not-found');
    await expectRefusal(getVendorFigures(client, vendors[0]), 'not-found');
    expect(await getVendorDay(worker))?.toMatchObject({
      mayAnswer: false,
      kpis: { jobsDone: 1, wonCents: null, earnedCents: null },
    });
    // Who does the work is not asked to answer; who answers for the team is.
    await sendRequest(client, vendors.slice(0, 1));
    expect((await getVendorDay(worker))?.waiting).toEqual([]);
    expect(await getVendorDay(manager)).toMatchObject({ mayAnswer: true, waiting: [{ status: 'new' }] });
  });

  it('counts what is still open toward no share, on both pages of the vendor', async () => {
    const [declined, won, quoted] = await Promise.all([1, 2, 3, 4].map(() => sendRequest(client, vendors.slice(0, 1))));
    if (declined === undefined || won === undefined || quoted === undefined) throw new Error('four requests were sent');
    await declineLead(owner, { leadId: leadOf(declined, vendors[0]), reason: 'area' });
    const quoteId = await quoteLead(owner, leadOf(won, vendors[0]));
    await acceptQuote(client, { quoteId, engagementId: randomUUID(), startsAt: null });
    await quoteLead(owner, leadOf(quoted, vendors[0]));
    expect(await getVendorFigures(owner)).toMatchObject({
      funnel: { leads: 4, accepted: 2, due: 3, quoted: 2, won: 1, decided: 1 },
    });
    expect((await getVendorDay(owner))?.kpis).toMatchObject({ acceptRate: 2 / 3, winRate: 1 });
  });
});

describe('the calendar of a job', () => {
  it('counts as not completed where its vendor left it, not under way nor where its client called it off', async () => {
    const rates: (number | null)[] = [];
    const count = async () => {
      await countStatistics(app.ctx(), new Date(Date.now() - 60_000));
      const { rows } = await sql<{ rate: number | null }>`select completion_rate as rate from vendor_statistics
        where vendor_id = ${vendors[0]}`.execute(app.db);
      rates.push(rows[0]?.rate ?? null);
    };
    const first = await begin();
    await count();
    await moveEngagement(client, { engagementId: first.engagementId, verb: 'cancel', reason: 'We moved' });
    await count();
    const second = await beginJob({ client: other, owner, vendors });
    await moveEngagement(other, { engagementId: second.engagementId, verb: 'complete', reason: '' });
    await count();
    const third = await beginJob({ client: other, owner, vendors });
    await moveEngagement(owner, { engagementId: third.engagementId, verb: 'cancel', reason: 'My van broke' });
    await count();
    expect(rates).toEqual([null, null, 1, 0.5]);
  });

  it('has it for both sides from the time on, and takes it out when it is called off', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const leadId = leadOf(request, vendors[0]);
    const startsAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const quoteId = await quoteLead(owner, leadId, quoteTerms({ options: [{ startsAt, note: '' }] }));
    const engagementId = randomUUID();
    await acceptQuote(client, { quoteId, engagementId, startsAt });
    const jobs = (ctx: ServerContext) => listJobsFor(ctx, idOf(ctx), new Date());
    expect(await jobs(client)).toMatchObject([
      { id: engagementId, standing: 'waits', title: 'Cleaner with Bright Homes', startsAt: new Date(startsAt) },
    ]);
    await moveEngagement(owner, { engagementId, verb: 'confirm', reason: '' });
    expect(await jobs(worker)).toMatchObject([{ standing: 'agreed', path: `/vendor/lead/${leadId}` }]);
    expect(await jobs(other)).toEqual([]);
    await moveEngagement(client, { engagementId, verb: 'cancel', reason: 'We moved.' });
    expect(await jobs(client)).toMatchObject([{ standing: 'off' }]);
    expect((await jobs(client))[0]?.sequence).toBeGreaterThan(1);
  });

  it('is a file for either side once a time is agreed, and for nobody else', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const leadId = leadOf(request, vendors[0]);
    const startsAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const quoteId = await quoteLead(owner, leadId, quoteTerms({ options: [{ startsAt, note: '' }] }));
    const engagementId = randomUUID();
    await acceptQuote(client, { quoteId, engagementId, startsAt });
    const [mine, theirs] = await Promise.all([makeJobCalendar(client, engagementId), makeJobCalendar(worker, engagementId)]);
    expect(mine).toContain(`UID:${engagementId}@job`);
    expect(mine).toContain('Cleaner with Bright Homes');
    expect(theirs).toContain('Clara Hill');
    for (const stranger of [other, rivals[0] ?? other])
      await expect(makeJobCalendar(stranger, engagementId)).rejects.toMatchObject({ code: 'not-found' });
    const open = await sendRequest(client, vendors.slice(0, 1));
    const untimed = randomUUID();
    await acceptQuote(client, {
      quoteId: await quoteLead(owner, leadOf(open, vendors[0])),
      engagementId: untimed,
      startsAt: null,
    });
    await expectRefusal(makeJobCalendar(client, untimed), 'not-found');
  });
});
