import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getThread, writeInThread } from '#domains/correspondence/server/own-threads.ts';
import { savePreferences } from '#domains/experts/server/save-parts.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addZip, quoteLead, quoteTerms, requestForm, sendRequest } from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import type { RequestForm, ServiceRequest } from '../contract.ts';
import { CALL_CONSENT, REQUEST_CONSENT } from '../model/contact-consent.ts';
import { ANSWER_MS, CONFIRM_MS, SILENCE_MS } from '../model/hiring-terms.ts';
import { blockSide } from './blocks.ts';
import { remindClients } from './remind-clients.ts';
import { makeJobCalendar } from './job-calendar.ts';
import { listJobsFor } from './list-jobs.ts';
import { listLeads } from './lead-lines.ts';
import { matchRequest } from './match-request.ts';
import { decideDispute, moveEngagement } from './move-engagement.ts';
import { acceptLead, declineLead, giveUpLead, viewLead } from './move-lead.ts';
import { acceptQuote, declineQuote, sendQuote, withdrawQuote } from './move-quote.ts';
import { findPriceGuide } from './price-guide.ts';
import { decideHeldReview, decideReport } from './decide-report.ts';
import { listReports, reportHiring } from './reports.ts';
import { listVendorReviews, replyToReview, writeReview } from './reviews.ts';
import { deleteRequest, saveRequest } from './save-request.ts';
import { showEngagement } from './show-engagements.ts';
import { showLead } from './show-leads.ts';
import { listRequests, showRequest } from './show-requests.ts';
import { countStatistics } from './statistics.ts';
import { nameVendors } from './name-vendors.ts';
import { passTimes } from './pass-times.ts';
import { submitRequest } from './submit-request.ts';
import { withdrawRequest } from './withdraw-request.ts';
import { putTask } from './tasks.ts';
import { getVendorDay } from './vendor-day.ts';
import { getVendorFigures } from './vendor-figures.ts';
import { findLeadsToWriteAbout, leadAnswering } from './write-about.ts';

let app: TestApp;
let client: ServerContext;
let other: ServerContext;
/** Owner, manager and worker of the first vendor; owners of the others. */
let owner: ServerContext;
let manager: ServerContext;
let worker: ServerContext;
let rivals: ServerContext[];
let vendors: string[];

const idOf = (ctx: ServerContext) => (ctx.actor.kind === 'user' ? ctx.actor.userId : '');
const signIn = async (name: string): Promise<ServerContext> => ({
  ...app.ctx(),
  answering: { ...app.ctx().answering, lead: leadAnswering },
  actor: await addActor(app.db, { name }),
});
const asAdmin = async () => ({ ...client, actor: { ...(await addActor(app.db, { name: 'Ada' })), role: 'admin' as const } });
const later = (ctx: ServerContext, ms: number): ServerContext => ({ ...ctx, now: new Date(Date.now() + ms) });

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());

beforeEach(async () => {
  await sql`delete from vendors`.execute(app.db);
  [client, other, owner, manager, worker] = (await Promise.all(['Clara Hill', 'Otto', 'Olga', 'Mia', 'Wes'].map(signIn))) as [
    ServerContext,
    ServerContext,
    ServerContext,
    ServerContext,
    ServerContext,
  ];
  rivals = await Promise.all(['Rita', 'Rolf', 'Ruth'].map(signIn));
  vendors = [
    await addVendor(app.db, {
      name: 'Bright Homes',
      categories: ['cleaner'],
      members: [
        { userId: idOf(owner), role: 'owner' },
        { userId: idOf(manager), role: 'manager' },
        { userId: idOf(worker), role: 'worker' },
      ],
    }),
    ...(await Promise.all(
      rivals.map((rival, index) =>
        addVendor(app.db, { name: `Rival ${index}`, categories: ['cleaner'], members: [{ userId: idOf(rival), role: 'owner' }] }),
      ),
    )),
  ];
});

const leadOf = (request: ServiceRequest, vendorId: string | undefined): string =>
  request.leads.find(({ vendor }) => vendor.id === vendorId)?.id ?? '';
const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(app.db);
  return rows[0]?.n ?? 0;
};
const fails = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });

/** What stands behind somebody's bell, newest first. */
const linesOf = (ctx: ServerContext) =>
  app.db.selectFrom('notifications').select(['title', 'body']).where('user_id', '=', idOf(ctx)).orderBy('id', 'desc').execute();

/** A job that is confirmed, with its lead. */
async function begin(): Promise<{ request: ServiceRequest; leadId: string; engagementId: string }> {
  const request = await sendRequest(client, vendors.slice(0, 1));
  const leadId = leadOf(request, vendors[0]);
  const quoteId = await quoteLead(owner, leadId);
  const engagementId = randomUUID();
  await acceptQuote(client, { quoteId, engagementId, startsAt: null });
  await moveEngagement(owner, { engagementId, verb: 'confirm', reason: '' });
  return { request, leadId, engagementId };
}

describe('a demonstration', () => {
  it('reaches no real business, and a business that it plays meets no real client', async () => {
    const player: ServerContext = { ...owner, actor: await addActor(app.db, { name: 'Demo Vendor', isDemo: true }) };
    const visitor: ServerContext = { ...client, actor: await addActor(app.db, { name: 'Demo Client', isDemo: true }) };
    const played = await addVendor(app.db, {
      name: 'Played',
      categories: ['cleaner'],
      members: [{ userId: idOf(player), role: 'owner' }],
    });
    const matched = async (ctx: ServerContext) => {
      const requestId = randomUUID();
      await saveRequest(ctx, { requestId, version: 0, form: requestForm() });
      const { all } = await matchRequest(ctx, requestId);
      return { requestId, ids: all.map(({ vendor }) => vendor.id).toSorted() };
    };
    const [real, pretend] = [await matched(client), await matched(visitor)];
    expect(real.ids).toEqual(vendors.toSorted());
    expect(pretend.ids).toEqual([played]);
    const submit = (ctx: ServerContext, requestId: string, vendorId = '') =>
      submitRequest(ctx, { requestId, vendorIds: [vendorId], isAnyway: false });
    await fails(submit(client, real.requestId, played), 'conflict');
    await fails(submit(visitor, pretend.requestId, vendors[0]), 'conflict');
    expect((await submit(visitor, pretend.requestId, played)).leads).toHaveLength(1);
  });
});

describe('what a vendor wants', () => {
  const prefer = async (ctx: ServerContext, more: Partial<Parameters<typeof savePreferences>[1]>) => {
    const { version } = await app.db
      .selectFrom('vendors')
      .innerJoin('vendor_members', 'vendor_members.vendor_id', 'vendors.id')
      .select('vendors.version')
      .where('vendor_members.user_id', '=', idOf(ctx))
      .executeTakeFirstOrThrow();
    const anything = { mostOpen: null, mostPerWeek: null, leastBudgetCents: null, acceptsByItself: false };
    await savePreferences(ctx, { ...anything, ...more, version });
  };
  const matched = async (more: Parameters<typeof requestForm>[0] = {}) => {
    const requestId = randomUUID();
    await saveRequest(client, { requestId, version: 0, form: requestForm(more) });
    const { all } = await matchRequest(client, requestId);
    await deleteRequest(client, requestId);
    return all.map(({ vendor }) => vendor.id);
  };

  it('keeps it out of smaller budgets, and never out where no budget is named', async () => {
    await prefer(owner, { leastBudgetCents: 10_000_00 });
    expect(await matched({ budgetCents: 100_00 })).not.toContain(vendors[0]);
    expect(await matched({ budgetCents: 10_000_00 })).toContain(vendors[0]);
    expect(await matched({ budgetCents: null })).toContain(vendors[0]);
  });

  it('keeps it out while it has as many requests as it wants, open or in a week', async () => {
    await prefer(owner, { mostOpen: 1 });
    const request = await sendRequest(client, vendors.slice(0, 1));
    expect(await matched()).not.toContain(vendors[0]);
    await fails(sendRequest(other, vendors.slice(0, 1)), 'conflict');
    await declineLead(owner, { leadId: leadOf(request, vendors[0]), reason: 'busy' });
    expect(await matched()).toContain(vendors[0]);
    await prefer(owner, { mostPerWeek: 1 });
    expect(await matched()).not.toContain(vendors[0]);
    await sql`update vendor_requests set asked_at = asked_at - interval '8 days'`.execute(app.db);
    expect(await matched()).toContain(vendors[0]);
  });

  it('lets others in line go first, and is asked once it takes requests again', async () => {
    const request = await sendRequest(client, vendors.slice(0, 3), { maxPros: 1 });
    await prefer(rivals[0] ?? owner, { mostOpen: 1 });
    const own = await sendRequest(other, vendors.slice(1, 2));
    await declineLead(owner, { leadId: leadOf(request, vendors[0]), reason: 'busy' });
    const now = await showRequest(client, request.id);
    expect(now.leads.map(({ vendor, status }) => [vendor.id, status])).toEqual([
      [vendors[0], 'declined'],
      [vendors[2], 'new'],
    ]);
    expect(now.line.map(({ id }) => id)).toEqual([vendors[1]]);
    await withdrawRequest(other, own.id);
    await declineLead(rivals[1] ?? owner, { leadId: leadOf(now, vendors[2]), reason: 'busy' });
    const then = await showRequest(client, request.id);
    expect(leadOf(then, vendors[1])).not.toBe('');
  });

  it('is taken without an answer where it said so and the request fits', async () => {
    await prefer(owner, { acceptsByItself: true, leastBudgetCents: 200_00 });
    const fits = await sendRequest(client, vendors.slice(0, 2), { budgetCents: 300_00 });
    expect(fits.leads.map(({ status }) => status)).toEqual(['accepted', 'new']);
    expect(await linesOf(manager)).toMatchObject([{ body: expect.stringContaining('we accepted it for you') }]);
    const { rows } = await sql`select answered_by from leads where id = ${leadOf(fits, vendors[0])}`.execute(app.db);
    expect(rows).toEqual([{ answered_by: null }]);
    // Without a budget nobody knows whether it fits.
    const open = await sendRequest(other, vendors.slice(0, 1), { budgetCents: null });
    expect(open.leads.map(({ status }) => status)).toEqual(['new']);
  });

  it('is nothing new while it is suspended', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    await sql`update vendors set status = 'suspended' where id = ${vendors[0]}`.execute(app.db);
    await expect(acceptLead(owner, leadOf(request, vendors[0]))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the calendar of a job', () => {
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
    await fails(makeJobCalendar(client, untimed), 'not-found');
  });
});

describe('a request', () => {
  it('leaves a line in the ledger of consents for calls allowed and forbidden, and for each whom it goes to', async () => {
    const caller: ServerContext = { ...client, actor: await addActor(app.db, { name: 'Cal Consents' }) };
    const requestId = randomUUID();
    const ledger = () => app.db.selectFrom('consents').selectAll().where('user_id', '=', idOf(caller)).orderBy('id').execute();
    const save = (version: number, changes: Partial<RequestForm>) =>
      saveRequest(caller, { requestId, version, form: requestForm(changes) });
    const { version } = await save(0, {});
    expect(await ledger()).toMatchObject([
      {
        kind: 'request-calls',
        is_given: true,
        text_version: CALL_CONSENT.version,
        text: `${CALL_CONSENT.text} The number: 555-201-4477`,
        page: `/request-service?request=${requestId}`,
        url: expect.stringMatching(/^https?:.*request-service/),
        channel: 'phone',
      },
    ]);
    const same = await save(version, { description: 'Please clean it once more, and the windows too.' });
    expect(await ledger()).toHaveLength(1);
    const off = await save(same.version, { mayCall: false });
    const on = await save(off.version, { phone: '555-201-4488' });
    expect((await ledger()).map(({ is_given }) => is_given)).toEqual([true, false, true]);
    await fails(saveRequest(other, { requestId, version: on.version, form: requestForm({ mayCall: false }) }), 'not-found');
    await submitRequest(caller, { requestId, vendorIds: vendors.slice(0, 1), isAnyway: false });
    const lines = await ledger();
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatchObject({ kind: 'request-shared', text: `Bright Homes ${REQUEST_CONSENT.text}` });
  });

  it('is saved as a draft, checked when it is sent, and sent once', async () => {
    const requestId = randomUUID();
    const form = requestForm({ description: 'Clean', place: null });
    const draft = await saveRequest(client, { requestId, version: 0, form });
    expect(draft).toMatchObject({ status: 'draft', form });
    const submit = (vendorIds: readonly string[] = vendors, isAnyway = false) =>
      submitRequest(client, { requestId, vendorIds, isAnyway });
    await expect(submit()).rejects.toMatchObject({
      code: 'invalid',
      fields: { description: /sentence/, postalCode: 'Give the ZIP code' },
    });
    await fails(saveRequest(client, { requestId, version: 9, form: requestForm() }), 'stale');
    await saveRequest(client, { requestId, version: draft.version, form: requestForm({ maxPros: 2 }) });
    const matches = await matchRequest(client, requestId);
    expect(new Set(matches.all.map(({ vendor }) => vendor.id))).toEqual(new Set(vendors));
    await fails(submit([await addVendor(app.db, { categories: ['mover'] })]), 'conflict');
    const sent = await submit();
    expect(sent.leads.map(({ vendor, status }) => [vendor.id, status])).toEqual([
      [vendors[0], 'new'],
      [vendors[1], 'new'],
    ]);
    expect(sent.line.map(({ id }) => id)).toEqual(vendors.slice(2));
    expect((await submit()).leads).toHaveLength(2);
    const second = randomUUID();
    await saveRequest(client, { requestId: second, version: 0, form: requestForm() });
    await expect(submitRequest(client, { requestId: second, vendorIds: vendors, isAnyway: false })).rejects.toMatchObject({
      details: { reason: 'duplicate-request', requestId },
    });
    await fails(deleteRequest(client, requestId), 'conflict');
    await deleteRequest(client, second);
  });

  it('asks the next in line when somebody declines or does not answer, even if no worker ran for days', async () => {
    const request = await sendRequest(client, vendors, { maxPros: 1 });
    const declined = leadOf(request, vendors[0]);
    await declineLead(owner, { leadId: declined, reason: 'busy' });
    const now = await showRequest(client, request.id);
    expect(now.leads.map(({ status, reason }) => [status, reason])).toEqual([
      ['declined', 'No time on those days'],
      ['new', null],
    ]);
    const second = leadOf(now, vendors[1]);
    const late = later(rivals[0] ?? owner, ANSWER_MS + 1000);
    expect((await showLead(late, second)).status).toBe('expired');
    await fails(acceptLead(late, second), 'conflict');
    const worked = { ...later(client, ANSWER_MS + 1000), actor: { kind: 'system' as const } };
    await Promise.all([passTimes(worked), passTimes(worked), passTimes(worked)]);
    const after = await showRequest(worked === undefined ? client : later(client, ANSWER_MS + 1000), request.id);
    expect(after.leads.map(({ vendor, status }) => [vendor.id, status])).toEqual([
      [vendors[0], 'declined'],
      [vendors[1], 'expired'],
      [vendors[2], 'new'],
    ]);
    expect(await count('leads')).toBe(3);
  });

  it('ends for all when its client withdraws it', async () => {
    const request = await sendRequest(client, vendors);
    await acceptLead(owner, leadOf(request, vendors[0]));
    const withdrawn = await withdrawRequest(client, request.id);
    expect(withdrawn.status).toBe('withdrawn');
    expect(withdrawn.leads.every(({ status }) => status === 'lost')).toBe(true);
    expect(await withdrawRequest(client, request.id)).toMatchObject({ status: 'withdrawn' });
    await fails(acceptLead(rivals[0] ?? owner, leadOf(request, vendors[1])), 'conflict');
    expect(await showLead(owner, leadOf(request, vendors[0]))).toMatchObject({ status: 'lost', client: null, place: null });
  });

  it('tells those who take part when it changes', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const changed = await saveRequest(client, {
      requestId: request.id,
      version: request.version,
      form: requestForm({ budgetCents: 900_00 }),
    });
    expect(changed.form.budgetCents).toBe(900_00);
    expect((await showLead(owner, leadOf(request, vendors[0]))).events.map(({ what }) => what)).toEqual(['asked', 'edited']);
    const { rows } = await sql`select from notifications where user_id = ${idOf(owner)} and topic = 'services'`.execute(app.db);
    expect(rows).toHaveLength(2);
    await fails(
      saveRequest(client, {
        requestId: request.id,
        version: changed.version,
        form: requestForm({ categoryKey: 'mover', answers: {} }),
      }),
      'conflict',
    );
  });
});

describe('what each side sees', () => {
  it('hides who the client is until a vendor accepts, and shows it then', async () => {
    const request = await sendRequest(client, vendors);
    const leadId = leadOf(request, vendors[0]);
    const before = await viewLead(owner, leadId);
    expect(before).toMatchObject({
      status: 'viewed',
      client: null,
      place: null,
      clientName: null,
      invited: 3,
      fee: 'accepted-quote',
      miles: 0,
      fitScore: expect.any(Number),
    });
    expect(before.description).toContain('[phone number hidden]');
    const text = JSON.stringify(before);
    for (const secret of ['555-', '201-4477', 'home.example', 'Clara', 'Elm', 'third stone', idOf(client)])
      expect(text).not.toContain(secret);
    expect(request.leads[0]?.vendor).toMatchObject({ phone: null, email: null });
    const after = await acceptLead(owner, leadId);
    expect(after).toMatchObject({
      status: 'accepted',
      client: { name: 'Clara Hill', phone: '555-201-4477', mayCall: true },
      place: { address: '12 Elm Street', accessNotes: 'The key is under the third stone' },
    });
    expect(after.description).toContain('555-201-4477');
    // The others learn nothing by it.
    const rival = JSON.stringify(await showLead(rivals[0] ?? owner, leadOf(request, vendors[1])));
    expect(rival).not.toContain('Bright Homes');
    expect(rival).not.toContain('Clara');
  });

  it('takes contacts out of what is written before, and keeps them after', async () => {
    const request = await sendRequest(client, vendors);
    const leadId = leadOf(request, vendors[0]);
    const write = (ctx: ServerContext, side: 'sender' | 'recipient', message: string) =>
      writeInThread(
        { ...ctx, sources: { lead: findLeadsToWriteAbout } },
        { threadId: leadId, side, form: { message, idempotencyKey: randomUUID(), passed: [] } },
      );
    await write(owner, 'recipient', 'Call us at five five five 201 4477, or see www.bright.example');
    await write(client, 'sender', 'Mine is 555-201-4477');
    const seen = await getThread({ ...client, sources: { lead: findLeadsToWriteAbout } }, { threadId: leadId, side: 'sender' });
    const words = seen.messages.map(({ message }) => message);
    expect(words[1]).toBe('Call us at [phone number hidden], or see [link hidden]');
    expect(words[2]).toBe('Mine is [phone number hidden]');
    await acceptLead(owner, leadId);
    expect((await write(owner, 'recipient', 'Now: 555-201-4477')).message).toBe('Now: 555-201-4477');
    const theirs = await getThread(
      { ...owner, sources: { lead: findLeadsToWriteAbout } },
      { threadId: leadId, side: 'recipient' },
    );
    expect(theirs.with).toMatchObject({ name: 'Clara Hill', email: null });
    await declineAll(request);
    await fails(write(rivals[0] ?? owner, 'recipient', 'Too late'), 'not-found');
  });
  async function declineAll(request: ServiceRequest) {
    for (const [index, rival] of rivals.slice(0, 2).entries())
      await declineLead(rival, { leadId: leadOf(request, vendors[index + 1]), reason: 'busy' });
  }

  it('is nobody else’s', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const leadId = leadOf(request, vendors[0]);
    const quoteId = await quoteLead(owner, leadId);
    const engagementId = randomUUID();
    await acceptQuote(client, { quoteId, engagementId, startsAt: null });
    const terms = quoteTerms();
    const validUntil = new Date(Date.now() + DAY_MS).toISOString();
    for (const stranger of [other, rivals[0] ?? other]) {
      for (const work of [
        () => showRequest(stranger, request.id),
        () => saveRequest(stranger, { requestId: request.id, version: 1, form: requestForm() }),
        () => deleteRequest(stranger, request.id),
        () => matchRequest(stranger, request.id),
        () => submitRequest(stranger, { requestId: request.id, vendorIds: vendors, isAnyway: true }),
        () => nameVendors(stranger, { requestId: request.id, vendorIds: vendors }),
        () => withdrawRequest(stranger, request.id),
        () => acceptQuote(stranger, { quoteId, engagementId: randomUUID(), startsAt: null }),
        () => declineQuote(stranger, { quoteId, reason: '' }),
        () => listLeads(stranger, { vendorId: vendors[0] ?? '', filter: 'all', sort: 'newest', limit: 5 }),
        () => showLead(stranger, leadId),
        () => viewLead(stranger, leadId),
        () => acceptLead(stranger, leadId),
        () => declineLead(stranger, { leadId, reason: 'busy' }),
        () => giveUpLead(stranger, { leadId, reason: 'other' }),
        () => sendQuote(stranger, { leadId, quoteId: randomUUID(), terms, validUntil }),
        () => withdrawQuote(stranger, { leadId, quoteId }),
        () => showEngagement(stranger, engagementId),
        () => moveEngagement(stranger, { engagementId, verb: 'confirm', reason: '' }),
        () => putTask(stranger, { engagementId, taskId: randomUUID(), title: 'Mine', side: 'client', isDone: false }),
        () => writeReview(stranger, { engagementId, stars: 5, aspects: {}, body: 'Never been there at all' }),
        () => blockSide(stranger, { leadId, isBlocked: true }),
        () => reportHiring(stranger, { reportId: randomUUID(), kind: 'lead', aboutId: leadId, reason: 'other', note: '' }),
      ])
        await fails(work(), 'not-found');
    }
    // The client is no vendor, and a vendor no client.
    for (const work of [
      () => acceptLead(client, leadId),
      () => sendQuote(client, { leadId, quoteId: randomUUID(), terms, validUntil }),
    ])
      await fails(work(), 'not-found');
    await fails(acceptQuote(owner, { quoteId, engagementId: randomUUID(), startsAt: null }), 'not-found');
    await fails(moveEngagement(client, { engagementId, verb: 'confirm', reason: '' }), 'forbidden');
    await fails(moveEngagement(owner, { engagementId, verb: 'complete', reason: '' }), 'forbidden');
    await fails(writeReview(owner, { engagementId, stars: 5, aspects: {}, body: 'We are the very best' }), 'forbidden');
    // A worker sees, and does not decide.
    expect((await showLead(worker, leadId)).verbs).toEqual([]);
    for (const work of [
      () => acceptLead(worker, leadId),
      () => declineLead(worker, { leadId, reason: 'busy' }),
      () => giveUpLead(worker, { leadId, reason: 'other' }),
      () => sendQuote(worker, { leadId, quoteId: randomUUID(), terms, validUntil }),
      () => withdrawQuote(worker, { leadId, quoteId }),
      () => moveEngagement(worker, { engagementId, verb: 'confirm', reason: '' }),
      () => blockSide(worker, { leadId, isBlocked: true }),
    ])
      await fails(work(), 'forbidden');
    expect((await listRequests(other)).requests).toEqual([]);
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
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
    expect(await count('engagements')).toBe(1);
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
    expect(await count('engagements')).toBe(status === 'hired' ? 1 : 0);
  });
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
    await fails(send({ quoteId: randomUUID(), validUntil: '2020-01-01T00:00:00Z' }), 'invalid');
    await fails(send({ quoteId: randomUUID(), validUntil: '2120-01-01T00:00:00Z' }), 'invalid');
    await fails(acceptQuote(client, { quoteId: first, engagementId: randomUUID(), startsAt: null }), 'conflict');
    await declineQuote(client, { quoteId, reason: 'Too dear' });
    expect(await showLead(owner, leadId)).toMatchObject({ status: 'accepted', quotes: [{ status: 'declined' }, {}] });
    const third = await quoteLead(owner, leadId);
    await withdrawQuote(owner, { leadId, quoteId: third });
    await withdrawQuote(owner, { leadId, quoteId: third });
    await fails(acceptQuote(client, { quoteId: third, engagementId: randomUUID(), startsAt: null }), 'conflict');
  });

  it('is accepted with one of its times, and not after it ended', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1));
    const startsAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const quoteId = await quoteLead(owner, leadOf(request, vendors[0]), quoteTerms({ options: [{ startsAt, note: '' }] }));
    const accept = (ctx: ServerContext, chosen: string | null) =>
      acceptQuote(ctx, { quoteId, engagementId: randomUUID(), startsAt: chosen });
    await fails(accept(client, null), 'invalid');
    await fails(accept(client, '2030-01-01T00:00:00Z'), 'invalid');
    await fails(accept(later(client, 8 * DAY_MS), startsAt), 'conflict');
    expect((await accept(client, startsAt)).leads[0]?.engagement?.startsAt).toBe(startsAt);
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
    await fails(accept(client, 1), 'conflict');
    const then = later(client, CONFIRM_MS + 1000);
    expect((await accept(then, 1)).leads.map(({ status }) => status)).toEqual(['lost', 'won']);
    expect(await count('engagements')).toBe(2);
  });

  it('is completed by its client or by a week of silence after two reminders, and reviewed once', async () => {
    const { request, leadId, engagementId } = await begin();
    await fails(writeReview(client, { engagementId, stars: 5, aspects: {}, body: 'Much too early' }), 'conflict');
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
    await fails(writeReview(then, { ...review, body: 'Call me at 555-201-4477' }), 'invalid');
    const both = await Promise.allSettled([writeReview(then, review), writeReview(then, review)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await showLead(later(owner, SILENCE_MS + 1000), leadId)).status).toBe('reviewed');
    const shown = await listVendorReviews(app.ctx(), { vendorId: vendors[0] ?? '', limit: 5 });
    expect(shown).toMatchObject({ count: 1, mean: 4, stars: [0, 0, 0, 1, 0], reviews: [{ author: 'Clara H.', stars: 4 }] });
    expect(request.number).toBeGreaterThan(10_000);
  });

  it('is disputed and settled by who disputed it, or decided by somebody of this site', async () => {
    const { engagementId } = await begin();
    await fails(moveEngagement(client, { engagementId, verb: 'dispute', reason: '' }), 'invalid');
    const dispute = { engagementId, verb: 'dispute' as const, reason: 'The oven is still dirty' };
    expect(await moveEngagement(client, dispute)).toMatchObject({
      status: 'disputed',
      disputedBy: 'client',
      reason: dispute.reason,
    });
    await fails(moveEngagement(owner, { engagementId, verb: 'settle', reason: '' }), 'conflict');
    expect(await moveEngagement(client, { engagementId, verb: 'settle', reason: '' })).toMatchObject({ status: 'active' });
    await moveEngagement(owner, { ...dispute, reason: 'No way in' });
    const end = { engagementId, verb: 'end-dispute' as const, reason: 'Neither side can go on' };
    for (const side of [client, owner, other]) await fails(decideDispute(side, end), 'forbidden');
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
    expect((await getVendorDay(owner)).toDo).toEqual([expect.objectContaining({ engagementId, tasks: left })]);
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
    expect(await getVendorDay(owner)).toMatchObject({
      name: 'Bright Homes',
      kpis: { jobsDone: 1, rating: 5, wonCents: 413_48, earnedCents: 0, acceptRate: 1 },
    });
    expect(await getVendorFigures(owner)).toMatchObject({
      funnel: { leads: 1, accepted: 1, quoted: 1, won: 1, completed: 1 },
      prices: [{ categoryKey: 'cleaner', ownMedianCents: 413_48, ownQuotes: 1, marketMedianCents: null }],
    });
    await fails(getVendorDay(client), 'not-found');
  });
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
    await fails(replyToReview(client, { reviewId, body: 'Not mine' }), 'not-found');
    await fails(replyToReview(worker, { reviewId, body: 'Not mine' }), 'forbidden');
    const reportId = randomUUID();
    const report = { reportId, kind: 'review' as const, aboutId: reviewId, reason: 'fake' as const, note: 'We have photos' };
    await reportHiring(owner, report);
    await reportHiring(owner, report);
    await reportHiring(owner, { ...report, reportId: randomUUID() });
    await fails(reportHiring(other, report), 'not-found');
    const admin = await asAdmin();
    await fails(listReports(other), 'forbidden');
    const { reports } = await listReports(admin);
    expect(reports).toMatchObject([{ reportId, reason: 'It’s not about a real job', review: { stars: 1 } }]);
    await fails(decideReport(other, { reportId, decision: 'kept', note: 'No' }), 'forbidden');
    await decideReport(admin, { reportId, decision: 'removed', note: 'The photos show the work' });
    await fails(decideReport(admin, { reportId, decision: 'kept', note: 'No' }), 'conflict');
    expect((await listVendorReviews(app.ctx(), { vendorId: vendors[0] ?? '', limit: 5 })).count).toBe(0);
    expect((await listReports(admin)).reports).toEqual([]);
  });

  it('are about a professional’s page too, by anybody but its own people', async () => {
    const report = { kind: 'vendor' as const, aboutId: vendors[0] ?? '', reason: 'fraud' as const, note: 'Asks for cash first' };
    const reportId = randomUUID();
    await reportHiring(other, { reportId, ...report });
    await fails(reportHiring(worker, { reportId: randomUUID(), ...report }), 'forbidden');
    await sql`update vendors set status = 'draft' where id = ${vendors[1]}`.execute(app.db);
    await fails(reportHiring(other, { reportId: randomUUID(), ...report, aboutId: vendors[1] ?? '' }), 'not-found');
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
    await fails(decide(insider), 'forbidden');
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
    await fails(decide(other, 'shown'), 'forbidden');
    await fails(decide({ ...client, actor: { ...client.actor, role: 'admin' } as UserActor }, 'shown'), 'forbidden');
    await decide(admin, 'removed');
    await fails(decide(admin, 'shown'), 'conflict');
    expect((await listReports(admin)).held).toEqual([]);
    expect(await linesOf(client)).toContainEqual({ title: 'A review was removed', body: 'Written by the team itself' });
  });

  it('never bring people together with their own team', async () => {
    const requestId = randomUUID();
    await saveRequest(worker, { requestId, version: 0, form: requestForm() });
    expect((await matchRequest(worker, requestId)).all.map(({ vendor }) => vendor.id).toSorted()).toEqual(
      vendors.slice(1).toSorted(),
    );
    await fails(submitRequest(worker, { requestId, vendorIds: vendors.slice(0, 1), isAnyway: true }), 'conflict');
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
    await fails(write, 'conflict');
    const again = randomUUID();
    await saveRequest(client, { requestId: again, version: 0, form: requestForm() });
    expect((await matchRequest(client, again)).all.map(({ vendor }) => vendor.id)).not.toContain(vendors[0]);
    await fails(submitRequest(client, { requestId: again, vendorIds: vendors, isAnyway: true }), 'conflict');
    await blockSide(client, { leadId, isBlocked: false });
    expect((await submitRequest(client, { requestId: again, vendorIds: vendors, isAnyway: true })).leads).toHaveLength(3);
  });
});
