import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import { addZip, expectRefusal, hiringOn, later, leadOf, quoteLead, quoteTerms, sendRequest } from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { remindOfEnds } from './remind-of-ends.ts';
import { moveEngagement } from './move-engagement.ts';
import { acceptLead, declineLead } from './move-lead.ts';
import { acceptQuote, declineQuote, sendQuote, withdrawQuote } from './move-quote.ts';
import { passTimes } from './pass-times.ts';
import { showEngagement } from './show-engagements.ts';
import { showLead } from './show-leads.ts';
import { showRequest } from './show-requests.ts';
import { withdrawRequest } from './withdraw-request.ts';
import { getVendorDay } from './vendor-day.ts';

/** The titles of reminders. */
const REMINDED = /still waits|runs out soon|^Confirm the job/;

let app: TestApp;
let client: ServerContext;
/** Owner, manager and worker of the first vendor; owners of the others. */
let owner: ServerContext;
let manager: ServerContext;
let worker: ServerContext;
let rivals: ServerContext[];
let vendors: string[];

const { addPeople, countRows, linesOf } = hiringOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ client, owner, manager, worker, rivals, vendors } = await addPeople());
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
