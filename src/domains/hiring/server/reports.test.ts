import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeInThread } from '#domains/correspondence/server/own-threads.ts';
import { changeVendor, VENDOR_STOPPED } from '#domains/experts/server/index.ts';
import { refreshEntries } from '#domains/experts/server/refresh-entries.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { UserActor } from '#platform/verb/context.ts';
import { idOf } from '#tests/support/actors.ts';
import {
  addZip,
  beginJob,
  expectRefusal,
  hiringOn,
  later,
  leadOf,
  quoteLead,
  requestForm,
  sendRequest,
} from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { blockSide } from './blocks.ts';
import { matchRequest } from './match-request.ts';
import { moveEngagement } from './move-engagement.ts';
import { acceptLead } from './move-lead.ts';
import { acceptQuote } from './move-quote.ts';
import { hiringJobs } from './jobs.ts';
import { decideHeldReview, decideReport } from './decide-report.ts';
import { listOwnReports, listReports, reportHiring } from './reports.ts';
import { listVendorReviews, replyToReview, writeReview } from './reviews.ts';
import { saveRequest } from './save-request.ts';
import { showEngagement } from './show-engagements.ts';
import { showLead } from './show-leads.ts';
import { showRequest } from './show-requests.ts';
import { countStatistics } from './statistics.ts';
import { submitRequest } from './submit-request.ts';
import { findLeadsToWriteAbout } from './write-about.ts';

let app: TestApp;
let client: ServerContext;
let other: ServerContext;
let owner: ServerContext;
let manager: ServerContext;
let worker: ServerContext;
let rivals: ServerContext[];
let vendors: string[];

const { addPeople, asAdmin, linesOf } = hiringOn(() => app);
const begin = () => beginJob({ client, owner, vendors });

/** What the owner changes of the first vendor. */
async function change(who: ServerContext, verb: 'close' | 'open-again'): Promise<void> {
  const { version } = await app.db
    .selectFrom('vendors')
    .select('version')
    .where('id', '=', vendors[0] ?? '')
    .executeTakeFirstOrThrow();
  await changeVendor({ ...who, now: new Date() }, { change: verb, version });
}

/** The work that was sent as a vendor was suspended or closed. */
async function workOnStopped(vendorId = ''): Promise<void> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select data from pgboss.job where name = ${VENDOR_STOPPED} and data->>'vendorId' = ${vendorId}`.execute(app.db);
  expect(rows).toHaveLength(1);
  for (const { data } of rows) await hiringJobs.find(({ name }) => name === VENDOR_STOPPED)?.handle(app.system(), data);
}

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ client, other, owner, manager, worker, rivals, vendors } = await addPeople());
});

describe('reports and blocks', () => {
  it('remove a review with a reason, once it is decided', async () => {
    const { engagementId } = await begin();
    await moveEngagement(client, { engagementId, verb: 'complete', reason: '' });
    const { review } = await writeReview(client, { engagementId, stars: 1, aspects: {}, body: 'They never came at all.' });
    const reviewId = review?.id ?? '';
    expect(await replyToReview(owner, { reviewId, body: 'We were there twice.' })).toMatchObject({
      reply: { body: 'We were there twice.' },
    });
    await expectRefusal(replyToReview(client, { reviewId, body: 'Not mine' }), 'not-found');
    await expectRefusal(replyToReview(worker, { reviewId, body: 'Not mine' }), 'forbidden');
    const reportId = randomUUID();
    const report = { reportId, kind: 'review' as const, aboutId: reviewId, reason: 'fake' as const, note: 'We have photos' };
    await reportHiring(owner, report);
    await reportHiring(owner, report);
    await reportHiring(owner, { ...report, reportId: randomUUID() });
    await expectRefusal(reportHiring(other, report), 'not-found');
    expect((await listOwnReports(owner)).reported).toEqual([{ kind: 'review', aboutId: reviewId }]);
    expect((await listOwnReports(other)).reported).not.toContainEqual({ kind: 'review', aboutId: reviewId });
    await expectRefusal(listOwnReports(app.ctx()), 'unauthenticated');
    const admin = await asAdmin();
    await expectRefusal(listReports(other), 'forbidden');
    const { reports } = await listReports(admin);
    expect(reports).toMatchObject([{ reportId, reason: 'It’s not about a real job', review: { stars: 1 } }]);
    await expectRefusal(decideReport(other, { reportId, decision: 'kept', note: 'No' }), 'forbidden');
    await decideReport(admin, { reportId, decision: 'removed', note: 'The photos show the work' });
    await expectRefusal(decideReport(admin, { reportId, decision: 'kept', note: 'No' }), 'conflict');
    expect((await listVendorReviews(app.ctx(), { vendorId: vendors[0] ?? '', limit: 5 })).count).toBe(0);
    expect((await listReports(admin)).reports).toEqual([]);
  });

  it('are about a professional’s page too, by anybody but its own people', async () => {
    const report = { kind: 'vendor' as const, aboutId: vendors[0] ?? '', reason: 'fraud' as const, note: 'Asks for cash first' };
    const reportId = randomUUID();
    await reportHiring(other, { reportId, ...report });
    await expectRefusal(reportHiring(worker, { reportId: randomUUID(), ...report }), 'forbidden');
    await sql`update vendors set status = 'draft' where id = ${vendors[1]}`.execute(app.db);
    await expectRefusal(reportHiring(other, { reportId: randomUUID(), ...report, aboutId: vendors[1] ?? '' }), 'not-found');
    const admin = await asAdmin();
    const { reports } = await listReports(admin);
    expect(reports).toMatchObject([{ reportId, kind: 'vendor', vendor: { name: 'Bright Homes' }, review: null }]);
    await decideReport(admin, { reportId, decision: 'kept', note: 'They take cards' });
    expect((await listReports(admin)).reports).toEqual([]);
  });

  it('suspend a professional, who hears why, and tell whoever reported that somebody acted', async () => {
    const reportId = randomUUID();
    const about = { kind: 'vendor' as const, aboutId: vendors[0] ?? '' };
    await reportHiring(other, { reportId, ...about, reason: 'fraud', note: 'Asks for cash first' });
    const admin = await asAdmin();
    const decide = (ctx: ServerContext) => decideReport(ctx, { reportId, decision: 'removed', note: 'Take payments here' });
    // Nobody decides about their own business, administrators neither.
    const insider = { ...worker, actor: { ...worker.actor, role: 'admin' as const, roles: ['admin' as const] } as UserActor };
    await expectRefusal(decide(insider), 'forbidden');
    await decide(admin);
    await decide(admin);
    const requestId = randomUUID();
    await saveRequest(client, { requestId, version: 0, form: requestForm() });
    expect((await matchRequest(client, requestId)).all.map(({ vendor }) => vendor.id)).not.toContain(vendors[0]);
    expect(await linesOf(owner)).toEqual([
      { title: 'Your business is suspended', body: expect.stringContaining('Take payments here') },
    ]);
    expect(await linesOf(other)).toEqual([{ title: 'We looked at your report', body: expect.stringContaining('acted on it') }]);
  });

  it('end what a suspended professional was asked and offered: clients hear of it, and the next in line is asked', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2), { maxPros: 1 });
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]));
    const reportId = randomUUID();
    const about = { kind: 'vendor' as const, aboutId: vendors[0] ?? '' };
    await reportHiring(other, { reportId, ...about, reason: 'fraud', note: '' });
    await decideReport(await asAdmin(), { reportId, decision: 'removed', note: 'Take payments here' });
    await Promise.all([workOnStopped(vendors[0]), workOnStopped(vendors[0])]);
    const shown = await showRequest(client, request.id);
    expect(shown.leads).toMatchObject([
      {
        status: 'lost',
        reason: 'This professional no longer takes work here.',
        quotes: [{ id: quoteId, status: 'withdrawn' }],
      },
      { status: 'new', vendor: { id: vendors[1] } },
    ]);
    expect((await linesOf(client)).filter(({ body }) => body.includes('no longer'))).toEqual([
      {
        title: `Bright Homes: your request ${request.number}`,
        body: 'They no longer take work here, so their quote no longer stands. We asked the next professional on your list.',
      },
    ]);
    await expectRefusal(acceptQuote(client, { quoteId, engagementId: randomUUID(), startsAt: null }), 'conflict');
    expect(await showLead(owner, leadOf(request, vendors[0]))).toMatchObject({ status: 'lost', lostBecause: 'stopped' });
  });

  it('free the client of a job that a professional who closed can no longer confirm, and leave those under way', async () => {
    const { engagementId: running } = await begin();
    const request = await sendRequest(client, vendors.slice(0, 1));
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]));
    const engagementId = randomUUID();
    await acceptQuote(client, { quoteId, engagementId, startsAt: null });
    await change(owner, 'close');
    await workOnStopped(vendors[0]);
    expect(await showRequest(client, request.id)).toMatchObject({ status: 'open', leads: [{ status: 'lost' }] });
    expect(await showEngagement(client, running)).toMatchObject({ status: 'active' });
    expect(await linesOf(client)).toContainEqual({
      title: `Bright Homes: your request ${request.number}`,
      body: 'They no longer take work here, so the job you agreed on won’t happen. Your request is open again. No one else is on your list: you can name more professionals.',
    });
  });

  it('end what a professional was asked who closed and opened again at once, and leave what came after', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    for (const who of [manager, worker]) await expectRefusal(change(who, 'close'), 'forbidden');
    await expectRefusal(change(client, 'close'), 'not-found');
    await change(owner, 'close');
    await change(owner, 'open-again');
    // Approved again, and asked anew.
    await app.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('vendors')
        .set({ status: 'approved' })
        .where('id', '=', vendors[0] ?? '')
        .execute();
      await refreshEntries(trx, vendors.slice(0, 1), new Date());
    });
    const later = await sendRequest(other, vendors.slice(0, 1));
    await workOnStopped(vendors[0]);
    expect(await showRequest(client, request.id)).toMatchObject({ leads: [{ status: 'lost' }] });
    expect(await showRequest(other, later.id)).toMatchObject({ leads: [{ status: 'new' }] });
  });

  it('take back a quote that was passed over, which the client could have come back to', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2));
    const rival = rivals[0] ?? other;
    const passedOver = await quoteLead(owner, leadOf(request, vendors[0]));
    const chosen = await quoteLead(rival, leadOf(request, vendors[1]));
    await acceptQuote(client, { quoteId: chosen, engagementId: randomUUID(), startsAt: null });
    const quotesOf = async () =>
      new Map(
        (await showRequest(client, request.id)).leads.flatMap(({ quotes }) => quotes.map(({ id, status }) => [id, status])),
      );
    expect((await quotesOf()).get(passedOver)).toBe('passed-over');
    await change(owner, 'close');
    await workOnStopped(vendors[0]);
    expect((await quotesOf()).get(passedOver)).toBe('withdrawn');
    // The job with the other one goes on.
    expect((await quotesOf()).get(chosen)).toBe('accepted');
    expect(await showRequest(client, request.id)).toMatchObject({ status: 'hired' });
    expect((await linesOf(client)).filter(({ body }) => body.includes('no longer'))).toEqual([]);
  });

  it('warn a side or end a request, each about the other side alone', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const leadId = leadOf(request, vendors[0]);
    const [byClient, byVendor] = [randomUUID(), randomUUID()];
    const about = { kind: 'lead' as const, aboutId: leadId, reason: 'abuse' as const, note: '' };
    await reportHiring(client, { reportId: byClient, ...about });
    await reportHiring(worker, { reportId: byVendor, ...about });
    const admin = await asAdmin();
    expect((await listReports(admin)).reports.map(({ about: whom }) => whom).toSorted()).toEqual(['client', 'vendor']);
    await decideReport(admin, { reportId: byClient, decision: 'warned', note: 'Stay polite' });
    expect((await listReports(admin)).reports).toMatchObject([{ reportId: byVendor }]);
    expect(await linesOf(manager)).toContainEqual({
      title: 'Someone reported your business',
      body: expect.stringContaining('Stay polite'),
    });
    await decideReport(admin, { reportId: byVendor, decision: 'removed', note: 'Threats are not allowed here' });
    expect(await showRequest(client, request.id)).toMatchObject({ status: 'withdrawn', leads: [{ status: 'lost' }] });
    expect(await linesOf(client)).toContainEqual({
      title: `We ended your request ${request.number}`,
      body: expect.stringContaining('Threats are not allowed here'),
    });
  });

  it('leave no review on hold for good', async () => {
    const { engagementId } = await begin();
    await moveEngagement(client, { engagementId, verb: 'complete', reason: '' });
    await sql`insert into vendor_members (vendor_id, user_id, role, joined_at)
      values (${vendors[0]}, ${idOf(client)}, 'worker', now())`.execute(app.db);
    const { review } = await writeReview(client, {
      engagementId,
      stars: 5,
      aspects: {},
      body: 'We were great, if I may say so.',
    });
    expect(review).toMatchObject({ status: 'held' });
    const reviewId = review?.id ?? '';
    const admin = await asAdmin();
    expect((await listReports(admin)).held).toMatchObject([{ review: { id: reviewId }, vendor: { name: 'Bright Homes' } }]);
    const decide = (ctx: ServerContext, decision: 'shown' | 'removed') =>
      decideHeldReview(ctx, { reviewId, decision, note: 'Written by the team itself' });
    await expectRefusal(decide(other, 'shown'), 'forbidden');
    await expectRefusal(decide({ ...client, actor: { ...client.actor, role: 'admin' } as UserActor }, 'shown'), 'forbidden');
    await decide(admin, 'removed');
    await expectRefusal(decide(admin, 'shown'), 'conflict');
    expect((await listReports(admin)).held).toEqual([]);
    expect(await linesOf(client)).toContainEqual({
      title: 'We removed your review of Bright Homes',
      body: 'No one else can read it now. Our reason: Written by the team itself',
    });
  });

  it('hold a review by somebody who signs in with a browser of the team', async () => {
    const { engagementId } = await begin();
    await moveEngagement(client, { engagementId, verb: 'complete', reason: '' });
    for (const person of [client, worker])
      await sql`insert into known_devices (user_id, device_hash, device, first_seen_at, last_seen_at)
        values (${idOf(person)}, ${Buffer.from('one browser')}, 'Firefox', now(), now())`.execute(app.db);
    const { review } = await writeReview(client, { engagementId, stars: 5, aspects: {}, body: 'Simply the best there is.' });
    expect(review).toMatchObject({ status: 'held', statusReason: expect.stringContaining('same browser') });
    expect((await listVendorReviews(app.ctx(), { vendorId: vendors[0] ?? '', limit: 5 })).count).toBe(0);
    // Long after it was written, it counts from the decision on.
    const admin = later(await asAdmin(), 3 * HOUR_MS);
    await decideHeldReview(admin, { reviewId: review?.id ?? '', decision: 'shown', note: 'Two people of one house' });
    await countStatistics(admin, new Date(admin.now.getTime() - HOUR_MS));
    const { rows } = await sql`select rating_count from vendor_statistics where vendor_id = ${vendors[0]}`.execute(app.db);
    expect(rows).toEqual([{ rating_count: 1 }]);
  });

  it('never bring people together with their own team', async () => {
    const requestId = randomUUID();
    await saveRequest(worker, { requestId, version: 0, form: requestForm() });
    expect((await matchRequest(worker, requestId)).all.map(({ vendor }) => vendor.id).toSorted()).toEqual(
      vendors.slice(1).toSorted(),
    );
    await expectRefusal(submitRequest(worker, { requestId, vendorIds: vendors.slice(0, 1), isAnyway: true }), 'conflict');
  });

  it('let no client hire a team that they joined since, or one that is blocked and only waits for another to fall through', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2));
    const [leadId, rivalLead] = [leadOf(request, vendors[0]), leadOf(request, vendors[1])];
    const rival = rivals[0] ?? other;
    const [quoteId, rivalQuote] = [await quoteLead(owner, leadId), await quoteLead(rival, rivalLead)];
    const accept = (wanted: string) => acceptQuote(client, { quoteId: wanted, engagementId: randomUUID(), startsAt: null });
    await sql`insert into vendor_members (vendor_id, user_id, role, joined_at)
      values (${vendors[0]}, ${idOf(client)}, 'worker', now())`.execute(app.db);
    await expectRefusal(accept(quoteId), 'conflict');
    await sql`delete from vendor_members where user_id = ${idOf(client)}`.execute(app.db);
    const engagementId = randomUUID();
    await acceptQuote(client, { quoteId: rivalQuote, engagementId, startsAt: null });
    await blockSide(owner, { leadId, isBlocked: true });
    await moveEngagement(rival, { engagementId, verb: 'cancel', reason: 'The van broke down' });
    await expectRefusal(accept(quoteId), 'conflict');
    const read = async () =>
      (await showRequest(client, request.id)).leads.map(({ canAccept, quotes }) => [canAccept, quotes[0]?.status]);
    expect(await read()).toEqual([
      [false, 'withdrawn'],
      [false, 'accepted'],
    ]);
    // What the block ended does not come back with its end.
    await blockSide(owner, { leadId, isBlocked: false });
    expect((await read())[0]).toEqual([false, 'withdrawn']);
    await expectRefusal(accept(quoteId), 'conflict');
  });

  it('end open leads at once, and keep both sides from meeting again', async () => {
    const request = await sendRequest(client, vendors, { maxPros: 1 });
    const leadId = leadOf(request, vendors[0]);
    await acceptLead(owner, leadId);
    await blockSide(client, { leadId, isBlocked: true });
    const now = await showRequest(client, request.id);
    expect(now.leads.map(({ status, isBlocked }) => [status, isBlocked])).toEqual([
      ['lost', true],
      ['new', false],
    ]);
    const write = writeInThread(
      { ...owner, sources: { lead: findLeadsToWriteAbout } },
      { threadId: leadId, side: 'recipient', form: { message: 'Why?', idempotencyKey: randomUUID(), passed: [] } },
    );
    await expectRefusal(write, 'conflict');
    const again = randomUUID();
    await saveRequest(client, { requestId: again, version: 0, form: requestForm() });
    expect((await matchRequest(client, again)).all.map(({ vendor }) => vendor.id)).not.toContain(vendors[0]);
    await expectRefusal(submitRequest(client, { requestId: again, vendorIds: vendors, isAnyway: true }), 'conflict');
    await blockSide(client, { leadId, isBlocked: false });
    expect((await submitRequest(client, { requestId: again, vendorIds: vendors, isAnyway: true })).leads).toHaveLength(3);
  });
});
