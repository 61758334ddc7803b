import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
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
import { addVendor } from '#tests/support/vendors.ts';
import { CONFIRM_MS, SILENCE_MS } from '../model/hiring-terms.ts';
import { remindClients } from './remind-clients.ts';
import { remindOfEnds } from './remind-of-ends.ts';
import { makeJobCalendar } from './job-calendar.ts';
import { listJobsFor } from './list-jobs.ts';
import { decideDispute, moveEngagement } from './move-engagement.ts';
import { acceptLead, declineLead } from './move-lead.ts';
import { acceptQuote, declineQuote, sendQuote, withdrawQuote } from './move-quote.ts';
import { passTimes } from './pass-times.ts';
import { findPriceGuide } from './price-guide.ts';
import { listVendorReviews, writeReview } from './reviews.ts';
import { showEngagement } from './show-engagements.ts';
import { showLead } from './show-leads.ts';
import { showRequest } from './show-requests.ts';
import { countStatistics } from './statistics.ts';
import { withdrawRequest } from './withdraw-request.ts';
import { putTask } from './tasks.ts';
import { getVendorDay } from './vendor-day.ts';
import { getVendorFigures } from './vendor-figures.ts';

/** The titles of reminders. */
const REMINDED = /still waits|runs out soon|^Confirm the job/;

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

describe('a quote', () => {
  it('is summed here, replaced by a new version, and declined or taken back', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const leadId = leadOf(request, vendors[0]);
    const first = await quoteLead(owner, leadId);
    expect((await showLead(owner, leadId)).quotes[0]).toMatchObject({
      subtotalCents: 380_00,
      taxCents: [33_48],
      totalCents: 413_48,
    });
    const quoteId = randomUUID();
    const send = (changes: { quoteId?: string; validUntil?: string } = {}) =>
      sendQuote(owner, {
        leadId,
        quoteId,
        terms: quoteTerms(),
        validUntil: new Date(Date.now() + DAY_MS).toISOString(),
        ...changes,
      });
    await send();
    await send();
    expect((await showLead(owner, leadId)).quotes.map(({ version, status }) => [version, status])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ]);
    await expectRefusal(send({ quoteId: randomUUID(), validUntil: '2020-01-01T00:00:00Z' }), 'invalid');
    await expectRefusal(send({ quoteId: randomUUID(), validUntil: '2120-01-01T00:00:00Z' }), 'invalid');
    await expectRefusal(acceptQuote(client, { quoteId: first, engagementId: randomUUID(), startsAt: null }), 'conflict');
    await declineQuote(client, { quoteId, reason: 'Too dear' });
    expect(await showLead(owner, leadId)).toMatchObject({ status: 'accepted', quotes: [{ status: 'declined' }, {}] });
    const third = await quoteLead(owner, leadId);
    await withdrawQuote(owner, { leadId, quoteId: third });
    await withdrawQuote(owner, { leadId, quoteId: third });
    await expectRefusal(acceptQuote(client, { quoteId: third, engagementId: randomUUID(), startsAt: null }), 'conflict');
  });

  it('is accepted with one of its times, and not after it ended', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const startsAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]), quoteTerms({ options: [{ startsAt, note: '' }] }));
    const accept = (ctx: ServerContext, chosen: string | null) =>
      acceptQuote(ctx, { quoteId, engagementId: randomUUID(), startsAt: chosen });
    await expectRefusal(accept(client, null), 'invalid');
    await expectRefusal(accept(client, '2030-01-01T00:00:00Z'), 'invalid');
    await expectRefusal(accept(later(client, 8 * DAY_MS), startsAt), 'conflict');
    expect((await accept(client, startsAt)).leads[0]?.engagement?.startsAt).toBe(startsAt);
  });

  it('that runs out is news to both sides, and so is to its client a request that closes', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    await quoteLead(owner, leadOf(request, vendors[0]));
    const passAll = (days: number) => passTimes({ ...later(app.ctx(), days * DAY_MS), actor: { kind: 'system' } });
    for (const days of [6, 8, 9]) await passAll(days);
    const quoteNews = (lines: readonly { body: string }[]) => lines.filter(({ body }) => body.includes('quote ran out'));
    for (const side of [client, owner, manager]) expect(quoteNews(await linesOf(side))).toHaveLength(1);
    expect(await linesOf(worker)).toEqual([]);
    expect((await showLead(owner, leadOf(request, vendors[0]))).events.map(({ what }) => what)).toContain('quote-expired');
    for (const days of [15, 16]) await passAll(days);
    const closed = (await linesOf(client)).filter(({ title }) => title === `Your request ${request.number} has closed`);
    expect(closed).toEqual([expect.objectContaining({ body: expect.stringContaining('You can ask again') })]);
  });

  it('is reminded of once before it runs out, as are a request to answer and a job to confirm', async () => {
    const run = (hours: number) => remindOfEnds({ ...later(app.ctx(), hours * HOUR_MS), actor: { kind: 'system' } });
    const titles = async (side: ServerContext) =>
      (await linesOf(side)).map(({ title }) => title).filter((title) => REMINDED.test(title));
    const first = await sendRequest(client, vendors.slice(0, 1));
    for (const hours of [1, 21, 22]) await run(hours);
    expect(await titles(owner)).toEqual([`Request ${first.number} still waits for your answer`]);
    expect([await titles(manager), await titles(worker), await titles(client)]).toMatchObject([[expect.any(String)], [], []]);
    const quoteId = await quoteLead(owner, leadOf(first, vendors[0]));
    for (const hours of [24, 6.5 * 24, 6.6 * 24]) await run(hours);
    expect(await titles(client)).toEqual([`A quote for request ${first.number} runs out soon`]);
    await acceptQuote(client, { quoteId, engagementId: randomUUID(), startsAt: null });
    expect((await getVendorDay(owner))?.toConfirm).toMatchObject([{ confirmBy: expect.any(String) }]);
    for (const hours of [1, 50, 51]) await run(hours);
    expect(await titles(owner)).toEqual([`Confirm the job of request ${first.number}`, expect.any(String)]);
    expect((await showLead(owner, leadOf(first, vendors[0]))).events.map(({ what }) => what)).not.toContain('reminded-answer');
  });

  it('begins at none of its times that has passed, and at one that is agreed on where all have', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2));
    const [soon, next] = [2, 4].map((days) => new Date(Date.now() + days * DAY_MS).toISOString()) as [string, string];
    const both = quoteTerms({ options: [soon, next].map((startsAt) => ({ startsAt, note: '' })) });
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]), both);
    const accept = (days: number, startsAt: string | null) =>
      acceptQuote(later(client, days * DAY_MS), { quoteId, engagementId: randomUUID(), startsAt });
    await expectRefusal(accept(3, soon), 'invalid');
    await expectRefusal(accept(3, null), 'invalid');
    await expectRefusal(accept(5, next), 'invalid');
    expect((await accept(5, null)).leads[0]?.engagement).toMatchObject({ status: 'proposed', startsAt: null });
  });

  it('is not taken from, nor confirmed by, a business that is suspended or closed by then', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2));
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]));
    const become = (status: string) => sql`update vendors set status = ${status} where id = ${vendors[0]}`.execute(app.db);
    const engagementId = randomUUID();
    const accept = () => acceptQuote(client, { quoteId, engagementId, startsAt: null });
    const confirm = () => moveEngagement(owner, { engagementId, verb: 'confirm', reason: '' });
    for (const status of ['suspended', 'closed']) {
      await become(status);
      await expectRefusal(accept(), 'conflict');
    }
    await become('approved');
    await accept();
    for (const status of ['suspended', 'closed']) {
      await become(status);
      await expectRefusal(confirm(), 'forbidden');
    }
    await become('approved');
    expect(await confirm()).toMatchObject({ status: 'active' });
    await become('suspended');
    expect(await moveEngagement(worker, { engagementId, verb: 'report-done', reason: '' })).toMatchObject({ status: 'active' });
  });

  it('is not taken from, nor confirmed by, a business whose license has ended by then', async () => {
    const vendorId = await addVendor(app.db, {
      categories: ['appraiser'],
      members: [{ userId: idOf(owner), role: 'owner' }],
      licensedUntil: new Date().toISOString().slice(0, 10),
    });
    const request = await sendRequest(client, vendors.slice(0, 1));
    const leadId = leadOf(request, vendors[0]);
    const quoteId = await quoteLead(owner, leadId);
    // As if an appraiser had been asked.
    await sql`update service_requests set category_key = 'appraiser' where id = ${request.id}`.execute(app.db);
    await sql`update leads set vendor_id = ${vendorId} where id = ${leadId}`.execute(app.db);
    const engagementId = randomUUID();
    const accept = (ctx: ServerContext) => acceptQuote(ctx, { quoteId, engagementId, startsAt: null });
    const move = (ctx: ServerContext, verb: 'confirm' | 'report-done') => moveEngagement(ctx, { engagementId, verb, reason: '' });
    const ended = 2.5 * DAY_MS;
    const because = (code: string) => ({ code, message: expect.stringContaining('license') as string });
    await expect(accept(later(client, ended))).rejects.toMatchObject(because('conflict'));
    await accept(client);
    await expect(move(later(owner, ended), 'confirm')).rejects.toMatchObject(because('forbidden'));
    expect(await move(owner, 'confirm')).toMatchObject({ status: 'active' });
    // What is agreed goes on: only the two sides end it.
    expect(await move(later(owner, ended), 'report-done')).toMatchObject({ status: 'active' });
  });
});

describe('races', () => {
  it('gives one engagement, however many acceptances come at once', async () => {
    const request = await sendRequest(client, vendors);
    const quotes = await Promise.all(
      [owner, ...rivals.slice(0, 2)].map((member, index) => quoteLead(member, leadOf(request, vendors[index]))),
    );
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        acceptQuote(client, { quoteId: quotes[index % quotes.length] ?? '', engagementId: randomUUID(), startsAt: null }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Said to the client, who is not told of themselves.
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'conflict', message: expect.stringMatching(/^You’ve hired someone/) });
    expect(await countRows('engagements')).toBe(1);
    const { leads, status } = await showRequest(client, request.id);
    expect(status).toBe('hired');
    expect(leads.map((lead) => lead.status).toSorted()).toEqual(['lost', 'lost', 'won']);
  });

  it('begins one job for one choice that is sent twice', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]));
    const engagementId = randomUUID();
    const both = await Promise.all([1, 2, 3].map(() => acceptQuote(client, { quoteId, engagementId, startsAt: null })));
    expect(both.every(({ leads }) => leads[0]?.engagement?.id === engagementId)).toBe(true);
    expect((await showEngagement(client, engagementId)).tasks).toHaveLength(6);
  });

  it('takes one answer of two members, and no more acceptances than the client wants', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const leadId = leadOf(request, vendors[0]);
    const answers = await Promise.allSettled([
      acceptLead(owner, leadId),
      declineLead(manager, { leadId, reason: 'busy' }),
      acceptLead(manager, leadId),
    ]);
    const { status, events } = await showLead(owner, leadId);
    expect(['accepted', 'declined']).toContain(status);
    expect(events.filter(({ what }) => what === 'accepted' || what === 'declined')).toHaveLength(1);
    expect(answers.some((answer) => answer.status === 'rejected')).toBe(true);
    // Whoever writes: the number of acceptances cannot pass that of the request.
    await expect(
      sql`update service_requests set accepted_count = max_pros + 1 where id = ${request.id}`.execute(app.db),
    ).rejects.toThrow(/check/);
    const { rows } = await sql<{ id: string }>`select id from engagements`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it('lets a withdrawal and an acceptance end in one of both', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]));
    await Promise.allSettled([
      withdrawRequest(client, request.id),
      acceptQuote(client, { quoteId, engagementId: randomUUID(), startsAt: null }),
    ]);
    const { status, leads } = await showRequest(client, request.id);
    expect([status, leads[0]?.status]).toEqual(status === 'hired' ? ['hired', 'won'] : ['withdrawn', 'lost']);
    expect(await countRows('engagements')).toBe(status === 'hired' ? 1 : 0);
  });
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
