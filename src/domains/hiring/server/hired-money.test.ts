import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundMilestones } from '#domains/billing/server/fund-milestones.ts';
import { getMoneyPlan } from '#domains/billing/server/milestones.ts';
import { decideMilestone, moveMilestone } from '#domains/billing/server/move-milestone.ts';
import { passMilestoneDays } from '#domains/billing/server/pass-milestone-days.ts';
import { deliverSandboxEvents, workEvents } from '#domains/billing/server/payment-events.ts';
import { sendRefunds } from '#domains/billing/server/refunds.ts';
import { paySandboxCheckout } from '#domains/billing/server/sandbox-checkout.ts';
import { listOrders } from '#domains/billing/server/own-orders.ts';
import { getVendorMoney } from '#domains/billing/server/vendor-money.ts';
import { checkLedger } from '#domains/ledger/server/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { listenToPages } from '#tests/support/page-news.ts';
import { idOf } from '#tests/support/actors.ts';
import { addZip, quoteLead, sendRequest, hiringOn } from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { blockSide } from './blocks.ts';
import { uploadEngagementFile } from './files.ts';
import { listJobDisputes } from './job-disputes.ts';
import { leaveHiring } from './leave-hiring.ts';
import { decideDispute, moveEngagement } from './move-engagement.ts';
import { acceptQuote } from './move-quote.ts';
import { writeReview } from './reviews.ts';
import { showLead } from './show-leads.ts';
import { showRequest } from './show-requests.ts';
import { getVendorDay } from './vendor-day.ts';

let app: TestApp;
let client: ServerContext;
let owner: ServerContext;
let admin: ServerContext;
let vendorId: string;
let requestId: string;
let leadId: string;
let engagementId: string;

const { signIn } = hiringOn(() => app);
const system = (ms = 0): ServerContext => app.system(new Date(Date.now() + ms));

const sendPdf = (): Request => new Request('http://x/', { method: 'PUT', body: '%PDF-1.7\nwhat happened' });

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
  [client, owner, admin] = (await Promise.all(['Clara', 'Olga', 'Ada'].map(signIn))) as [
    ServerContext,
    ServerContext,
    ServerContext,
  ];
  if (admin.actor.kind === 'user') admin = { ...admin, actor: { ...admin.actor, role: 'admin', roles: ['admin'] } };
});
afterAll(() => app.close());

/** A job whose quote was accepted: $100.00 deposit and $313.48 when the work is done. */
async function hire(): Promise<void> {
  vendorId = await addVendor(app.db, { categories: ['cleaner'], members: [{ userId: idOf(owner), role: 'owner' }] });
  const request = await sendRequest(client, [vendorId]);
  requestId = request.id;
  leadId = request.leads[0]?.id ?? '';
  const quoteId = await quoteLead(owner, leadId);
  engagementId = randomUUID();
  await acceptQuote(client, { quoteId, engagementId, startsAt: null });
}
beforeEach(() => hire());

const move = (ctx: ServerContext, verb: Parameters<typeof moveEngagement>[1]['verb'], reason = 'As we said') =>
  moveEngagement(ctx, { engagementId, verb, reason });
const plan = (ctx = client) => getMoneyPlan(ctx, engagementId);
const statuses = async () => (await plan()).milestones.map(({ status }) => status);
async function hear(): Promise<void> {
  await sendRefunds(system());
  await deliverSandboxEvents(system(60_000));
  for (let round = 0; round < 4; round += 1) await workEvents(system());
}
/** Opens the payment of the first parts; returns its page. */
async function order(parts: number): Promise<string> {
  const { milestones } = await plan();
  const chosen = milestones.slice(0, parts);
  const { url } = await fundMilestones(client, {
    engagementId,
    id: randomUUID(),
    milestoneIds: chosen.map(({ id }) => id),
    seenTotalCents: chosen.reduce((sum, { cents }) => sum + cents, 0),
    billing: { name: 'Clara', address: '12 Elm Street, Denver' },
  });
  return new URL(url ?? '').searchParams.get('pay') ?? '';
}
async function fund(parts = 2): Promise<void> {
  await paySandboxCheckout(client, { checkoutId: await order(parts), card: 'visa' });
  await hear();
}
const earned = async () => (await getVendorMoney(owner, { vendorId })).availableCents;

const orderOf = async () => (await listOrders(client)).orders.find(({ jobId }) => jobId === engagementId);

describe('the money of a job', () => {
  it('is planned as the quote says once the vendor confirms, held when paid, and released when the client confirms the work', async () => {
    await expect(plan()).rejects.toMatchObject({ code: 'not-found' });
    await move(owner, 'confirm');
    expect(await plan()).toMatchObject({
      side: 'client',
      heldCents: 0,
      isPayable: true,
      isTest: true,
      feeBps: 1000,
      milestones: [
        { title: 'Deposit', cents: 100_00, feeCents: 9_19, status: 'planned' },
        { title: 'Work done', cents: 313_48, feeCents: 28_81, status: 'planned' },
      ],
    });
    const jobs = await app.db.selectFrom('milestones').select('job').distinct().execute();
    expect(jobs.map(({ job }) => job)).toContainEqual(expect.stringMatching(/^[A-Z][a-z ]+, request \d+$/));
    await fund();
    expect(await plan(owner)).toMatchObject({ side: 'vendor', heldCents: 413_48, isPayable: false });
    await move(owner, 'report-done');
    expect(await statuses()).toEqual(['submitted', 'submitted']);
    await move(client, 'complete');
    expect(await statuses()).toEqual(['released', 'released']);
    expect(await orderOf()).toMatchObject({ includedTaxCents: 33_48 });
    // A tenth of $380.00: there is no fee on the tax.
    expect(await earned()).toBe(413_48 - 38_00);
    const earnedCents = (await getVendorDay({ ...owner, now: new Date() }, vendorId))?.kpis.earnedCents;
    expect(earnedCents).toBe(await earned());
    expect(earnedCents).toBeGreaterThan(0);
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({
      earned: { grossCents: 413_48, feeCents: 38_00, netCents: 413_48 - 38_00, payments: 2 },
      maySend: true,
    });
    // Both sides find the job by its number.
    expect((await showRequest(client, engagementId)).id).toBe(requestId);
    expect((await showLead(owner, engagementId)).id).toBe(leadId);
  });

  it('goes back whole when the vendor cancels, and what was never paid is cancelled', async () => {
    await move(owner, 'confirm');
    await fund(1);
    await move(owner, 'cancel');
    expect(await statuses()).toEqual(['refunded', 'cancelled']);
    await hear();
    expect(await plan()).toMatchObject({ heldCents: 0, milestones: [{ refundedCents: 100_00 }, {}] });
    expect(await orderOf()).toMatchObject({
      jobName: expect.stringMatching(/, request \d+$/),
      refunds: [{ cents: 100_00, reason: 'For “Deposit”' }],
    });
  });

  it('goes back when the client cancels before the work begins, and is decided on after that', async () => {
    await move(owner, 'confirm');
    await fund();
    const first = (await plan()).milestones[0]?.id ?? '';
    await moveMilestone(owner, { milestoneId: first, verb: 'submit', text: 'Materials are bought' });
    await move(client, 'cancel');
    expect(await statuses()).toEqual(['disputed', 'refunded']);
    await moveMilestone(owner, { milestoneId: first, verb: 'add-evidence', text: 'The invoice of the shop' });
    await decideMilestone(admin, { milestoneId: first, releaseCents: 40_00, text: 'Materials stay with the client' });
    await hear();
    expect([await earned(), (await plan()).heldCents]).toEqual([40_00 - 3_68, 0]);
  });

  it('is decided on where the client cancels after the day on which the work began', async () => {
    await move(owner, 'confirm');
    await fund();
    await app.db
      .updateTable('engagements')
      .set({ starts_at: new Date(Date.now() - HOUR_MS) })
      .where('id', '=', engagementId)
      .execute();
    await move(client, 'cancel');
    expect(await statuses()).toEqual(['disputed', 'disputed']);
    const first = (await plan()).milestones[0]?.id ?? '';
    // A vendor gives way without anybody deciding.
    await moveMilestone(owner, { milestoneId: first, verb: 'give-back', text: '' });
    expect(await statuses()).toEqual(['refunded', 'disputed']);
  });

  it('stays where it is in a dispute of the job, is held again when it is settled, and divided before an administrator ends the job', async () => {
    await move(owner, 'confirm');
    await fund();
    await move(client, 'dispute', 'The windows are not done');
    expect((await plan()).milestones).toMatchObject([
      { status: 'disputed', notes: [{ side: 'client', verb: 'dispute', text: 'The windows are not done' }] },
      { status: 'disputed' },
    ]);
    await move(client, 'settle');
    expect(await statuses()).toEqual(['funded', 'funded']);
    await move(owner, 'dispute', 'Nobody opens the door');
    for (const [side, name] of [
      [client, 'Letter.pdf'],
      [owner, 'Door.pdf'],
    ] as const)
      await uploadEngagementFile(side, { engagementId, documentId: randomUUID(), name, request: sendPdf() });
    await expect(listJobDisputes(owner)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await listJobDisputes(admin)).disputes).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          engagementId,
          status: 'disputed',
          disputedBy: 'vendor',
          reason: 'Nobody opens the door',
          files: [
            expect.objectContaining({ name: 'Letter.pdf', addedBy: 'client' }),
            expect.objectContaining({ name: 'Door.pdf', addedBy: 'vendor' }),
          ],
        }),
      ]),
    );
    const end = { engagementId, verb: 'end-dispute', reason: 'It cannot go on' } as const;
    await expect(decideDispute(admin, end)).rejects.toMatchObject({ publicCode: 'money-in-dispute' });
    for (const { id } of (await plan()).milestones)
      await decideMilestone(admin, { milestoneId: id, releaseCents: 0, text: 'No work was done' });
    await decideDispute(admin, end);
    await hear();
    expect([await statuses(), (await plan()).heldCents, await earned()]).toEqual([['refunded', 'refunded'], 0, 0]);
  });

  it('is released in parts that cost what the whole does', async () => {
    await move(owner, 'confirm');
    await fund();
    const second = (await plan()).milestones[1]?.id ?? '';
    const part = async (cents: number) => {
      const seenReleasedCents = (await plan()).milestones[1]?.releasedCents ?? 0;
      return moveMilestone(client, { milestoneId: second, verb: 'release-part', text: '', cents, seenReleasedCents });
    };
    await expect(part(313_48)).rejects.toMatchObject({ code: 'invalid' });
    for (const cents of [100_05, 50_05]) await part(cents);
    await expect(part(163_38)).rejects.toMatchObject({ code: 'invalid' });
    expect((await plan()).milestones[1]).toMatchObject({ status: 'funded', releasedCents: 150_10, remainingCents: 163_38 });
    await move(client, 'complete');
    expect(await earned()).toBe(413_48 - 38_00);
  });

  it('goes back by itself where the job was cancelled while the client paid', async () => {
    await move(owner, 'confirm');
    const checkoutId = await order(1);
    await move(owner, 'cancel');
    await paySandboxCheckout(client, { checkoutId, card: 'visa' });
    for (let round = 0; round < 2; round += 1) await hear();
    expect(await plan()).toMatchObject({
      heldCents: 0,
      milestones: [{ status: 'cancelled', refundedCents: 100_00 }, { status: 'cancelled' }],
    });
  });

  it('stays where it is, whatever is to be changed, where silence ends the job and not the client', async () => {
    await move(owner, 'confirm');
    await fund();
    await move(owner, 'report-done');
    const changed = (await plan()).milestones[1]?.id ?? '';
    await moveMilestone(client, { milestoneId: changed, verb: 'ask-changes', text: 'The oven is still dirty' });
    // Nothing ran since: the client's own review finds that the week is over.
    const late = { ...client, now: new Date(Date.now() + 7.1 * DAY_MS) };
    await writeReview(late, { engagementId, stars: 3, aspects: {}, body: 'Fine, but for the oven.' });
    expect(await statuses()).toEqual(['submitted', 'changes']);
  });

  it('goes back where the professional closes their account, and the client hears that the job is off', async () => {
    await move(owner, 'confirm');
    await fund();
    const open = await sendRequest(client, [vendorId], { place: { address: '99 Oak Street', postalCode: '80202' } });
    await leaveHiring(system(), idOf(owner));
    expect(await statuses()).toEqual(['refunded', 'refunded']);
    await hear();
    expect((await plan()).heldCents).toBe(0);
    expect(await showRequest(client, open.id)).toMatchObject({ leads: [{ status: 'declined' }] });
    const lines = await app.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', idOf(client))
      .where('href', 'like', `%${requestId}`)
      .execute();
    expect(lines.map(({ body }) => body)).toContainEqual(expect.stringContaining('The job was canceled.'));
    // A second time there is nothing left to call off.
    await leaveHiring(system(), idOf(owner));
  });

  it('in dispute goes back, too, where the professional closes their account, and the client can hire somebody else', async () => {
    await move(owner, 'confirm');
    await fund();
    await move(client, 'dispute', 'The oven is still dirty');
    await leaveHiring(system(), idOf(owner));
    expect(await statuses()).toEqual(['refunded', 'refunded']);
    await hear();
    expect((await plan()).heldCents).toBe(0);
    expect(await showRequest(client, requestId)).toMatchObject({ status: 'open', leads: [{ status: 'lost' }] });
  });

  it('and the job itself stay with the vendor when the client leaves, without what the client said', async () => {
    await move(owner, 'confirm');
    await fund(1);
    const open = await sendRequest(client, [vendorId], { place: { address: '99 Oak Street', postalCode: '80202' } });
    const left = client;
    client = await signIn('Clara the second');
    await app.db.deleteFrom('users').where('id', '=', idOf(left)).execute();
    const lead = await showLead(owner, leadId);
    expect(lead).toMatchObject({ client: null, description: '', engagement: { status: 'active', totalCents: 413_48 } });
    expect(await app.db.selectFrom('service_requests').select('id').where('id', '=', open.id).execute()).toEqual([]);
    expect((await getMoneyPlan(owner, engagementId)).heldCents).toBe(100_00);
    await move(owner, 'report-done');
    await passMilestoneDays(system(8 * DAY_MS));
    expect((await getMoneyPlan(owner, engagementId)).milestones[0]?.status).toBe('released');
    await expect(blockSide(owner, { leadId, isBlocked: true })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('adds up', async () => {
    expect((await checkLedger(system())).faults).toEqual([]);
  });
});

it('is heard of by open pages of both sides: what is said about a part, and that a bank questions it', async () => {
  await move(owner, 'confirm');
  await fund();
  const pages = await listenToPages(app);
  const hearing = async () => {
    const told = (await pages.hear()).filter(({ subject }) => subject === 'hiring').map(({ userId }) => userId);
    return [client, owner].map((ctx) => told.includes(idOf(ctx)));
  };
  const milestoneId = (await plan()).milestones[0]?.id ?? '';
  await moveMilestone(client, { milestoneId, verb: 'dispute', text: 'Dirt is left.' });
  await hearing();
  await moveMilestone(owner, { milestoneId, verb: 'add-evidence', text: 'It was clean.' });
  expect(await hearing()).toEqual([true, true]);
  const { id } = await app.db
    .selectFrom('payments')
    .innerJoin('milestones', 'milestones.order_id', 'payments.order_id')
    .select('payments.id')
    .where('milestones.id', '=', milestoneId)
    .executeTakeFirstOrThrow();
  const dispute = { id: randomUUID(), payment_id: id, provider_id: randomUUID(), status: 'open', cents: 100, reason: 'general' };
  await app.db
    .insertInto('disputes')
    .values({ ...dispute, created_at: new Date() })
    .execute();
  expect(await hearing()).toEqual([true, true]);
  await pages.stop();
});
