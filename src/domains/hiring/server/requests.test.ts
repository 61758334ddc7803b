import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishDemoPast, makeDemoCompanion } from '#domains/accounts/server/index.ts';
import { savePreferences } from '#domains/experts/server/save-parts.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor, idOf } from '#tests/support/actors.ts';
import { addZip, expectRefusal, hiringOn, later, leadOf, quoteLead, requestForm, sendRequest } from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import type { RequestForm } from '../contract.ts';
import { CALL_CONSENT, REQUEST_CONSENT } from '../model/contact-consent.ts';
import { ANSWER_MS } from '../model/hiring-terms.ts';
import { matchRequest } from './match-request.ts';
import { makeRequestCalendar } from './request-calendar.ts';
import { requestShares } from './share-request.ts';
import { leaveHiring } from './leave-hiring.ts';
import { moveEngagement } from './move-engagement.ts';
import { acceptLead, declineLead, giveUpLead } from './move-lead.ts';
import { acceptQuote } from './move-quote.ts';
import { nameVendors } from './name-vendors.ts';
import { deleteRequest, saveRequest } from './save-request.ts';
import { showLead } from './show-leads.ts';
import { showRequest } from './show-requests.ts';
import { passTimes } from './pass-times.ts';
import { submitRequest } from './submit-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

let app: TestApp;
let client: ServerContext;
let other: ServerContext;
/** Owner, manager and worker of the first vendor; owners of the others. */
let owner: ServerContext;
let manager: ServerContext;
let rivals: ServerContext[];
let vendors: string[];

const { addPeople, countRows, linesOf, signIn } = hiringOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ client, other, owner, manager, rivals, vendors } = await addPeople());
});

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
    await expectRefusal(submit(client, real.requestId, played), 'conflict');
    await expectRefusal(submit(visitor, pretend.requestId, vendors[0]), 'conflict');
    expect((await submit(visitor, pretend.requestId, played)).leads).toHaveLength(1);
  });

  it('stands still by the clock while the past of its person is written, also what companions ask', async () => {
    const requests = [await sendRequest(client, vendors, { maxPros: 1 }), await sendRequest(other, vendors, { maxPros: 1 })];
    const companion = `${idOf(client)}-friend`;
    await sql`update users set is_demo = true, past_given_at = now() where id = ${idOf(client)}`.execute(app.db);
    await makeDemoCompanion(app.ctx(), { id: companion, displayName: 'Demo Companion' });
    const ids = requests.map(({ id }) => id);
    await sql`update service_requests set user_id = ${companion} where id = ${ids[1]}`.execute(app.db);
    const passed = async () => {
      await passTimes({ ...later(client, ANSWER_MS + 1000), actor: { kind: 'system' } });
      const rows = await app.db
        .selectFrom('leads')
        .select('status')
        .where('request_id', 'in', ids)
        .where('vendor_id', '=', vendors[0] ?? '')
        .execute();
      return rows.map(({ status }) => status);
    };
    expect(await passed()).toEqual(['new', 'new']);
    await finishDemoPast(app.ctx(), idOf(client));
    expect(await passed()).toEqual(['expired', 'expired']);
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
    await expectRefusal(sendRequest(other, vendors.slice(0, 1)), 'conflict');
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
    await expectRefusal(
      saveRequest(other, { requestId, version: on.version, form: requestForm({ mayCall: false }) }),
      'not-found',
    );
    await submitRequest(caller, { requestId, vendorIds: vendors.slice(0, 1), isAnyway: false });
    const lines = await ledger();
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatchObject({ kind: 'request-shared', text: `Bright Homes ${REQUEST_CONSENT.text}` });
  });

  it('is sent by an address that is proven alone, and is a draft until then', async () => {
    const unproven = { ...app.ctx(), actor: await addActor(app.db, { isVerified: false }) };
    const requestId = randomUUID();
    await saveRequest(unproven, { requestId, version: 0, form: requestForm() });
    const send = (ctx: ServerContext) => submitRequest(ctx, { requestId, vendorIds: vendors.slice(0, 1), isAnyway: false });
    await expect(send(unproven)).rejects.toMatchObject({ code: 'forbidden', publicCode: 'email-not-verified' });
    expect(await showRequest(unproven, requestId)).toMatchObject({ status: 'draft' });
    expect(await send({ ...unproven, actor: { ...unproven.actor, emailVerified: true } })).toMatchObject({ status: 'open' });
  });

  it('is saved as a draft, checked when it is sent, and sent once', async () => {
    const requestId = randomUUID();
    const form = requestForm({ description: 'Clean', place: null, startsOn: '2020-01-01' });
    const draft = await saveRequest(client, { requestId, version: 0, form });
    expect(draft).toMatchObject({ status: 'draft', form, place: '' });
    const submit = (vendorIds: readonly string[] = vendors, isAnyway = false) =>
      submitRequest(client, { requestId, vendorIds, isAnyway });
    await expect(submit()).rejects.toMatchObject({
      code: 'invalid',
      fields: { description: /sentence/, postalCode: 'Give the ZIP code', startsOn: 'Choose a day from today on' },
    });
    await expectRefusal(saveRequest(client, { requestId, version: 9, form: requestForm() }), 'stale');
    const placed = await saveRequest(client, { requestId, version: draft.version, form: requestForm({ maxPros: 2 }) });
    expect(placed.place).toBe('12 Elm Street, CO 80202');
    const matches = await matchRequest(client, requestId);
    expect(new Set(matches.all.map(({ vendor }) => vendor.id))).toEqual(new Set(vendors));
    await expectRefusal(submit([await addVendor(app.db, { categories: ['mover'] })]), 'conflict');
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
    await expectRefusal(deleteRequest(client, requestId), 'conflict');
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
    await expectRefusal(acceptLead(late, second), 'conflict');
    const worked = { ...later(client, ANSWER_MS + 1000), actor: { kind: 'system' as const } };
    await Promise.all([passTimes(worked), passTimes(worked), passTimes(worked)]);
    const after = await showRequest(worked === undefined ? client : later(client, ANSWER_MS + 1000), request.id);
    expect(after.leads.map(({ vendor, status }) => [vendor.id, status])).toEqual([
      [vendors[0], 'declined'],
      [vendors[1], 'expired'],
      [vendors[2], 'new'],
    ]);
    expect(await countRows('leads')).toBe(3);
  });

  it('asks those in line at once where its client wants to hear from more', async () => {
    const request = await sendRequest(client, vendors, { maxPros: 1 });
    expect(request.leads).toHaveLength(1);
    const form = requestForm({ maxPros: 2 });
    const more = await saveRequest(client, { requestId: request.id, version: request.version, form });
    expect(more.leads.map(({ vendor, status }) => [vendor.id, status])).toEqual([
      [vendors[0], 'new'],
      [vendors[1], 'new'],
    ]);
    expect((await linesOf(rivals[0] ?? owner))[0]?.title).toMatch(/^New request/);
  });

  it('says who is asked next, or that nobody is left, and never what is not so', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2), { maxPros: 1 });
    await declineLead(owner, { leadId: leadOf(request, vendors[0]), reason: 'busy' });
    const [asked] = await linesOf(client);
    expect(asked?.body).toBe('They declined. We asked the next professional on your list.');
    const next = leadOf(await showRequest(client, request.id), vendors[1]);
    await acceptLead(rivals[0] ?? owner, next);
    await giveUpLead(rivals[0] ?? owner, { leadId: next, reason: 'time' });
    const [left] = await linesOf(client);
    expect(left?.body).toBe('They dropped out. No one else is on your list: you can name more professionals.');
    // There is room, so who is named now is asked at once.
    const named = await nameVendors(client, { requestId: request.id, vendorIds: [vendors[2] ?? ''] });
    expect(named.leads.map(({ status }) => status)).toEqual(['declined', 'lost', 'new']);
    await passTimes({ ...later(client, 2 * DAY_MS), actor: { kind: 'system' } });
    const [late] = await linesOf(client);
    expect(late?.body).toBe('They didn’t answer in time. No one else is on your list: you can name more professionals.');
    const [missed] = await linesOf(rivals[1] ?? owner);
    expect(missed?.body).toBe('No one on your team answered within a day, so this request is no longer yours to answer.');
  });

  it('ends for all when its client withdraws it', async () => {
    const request = await sendRequest(client, vendors);
    await acceptLead(owner, leadOf(request, vendors[0]));
    const withdrawn = await withdrawRequest(client, request.id);
    expect(withdrawn.status).toBe('withdrawn');
    expect(withdrawn.leads.every(({ status }) => status === 'lost')).toBe(true);
    expect(await withdrawRequest(client, request.id)).toMatchObject({ status: 'withdrawn' });
    await expectRefusal(acceptLead(rivals[0] ?? owner, leadOf(request, vendors[1])), 'conflict');
    expect(await showLead(owner, leadOf(request, vendors[0]))).toMatchObject({ status: 'lost', client: null, place: null });
  });

  it('is taken back before its client’s account is erased, and those who take part hear of it, those with a job that the client left', async () => {
    const leaving = await signIn('Lena');
    const [asked, hired, under] = [
      await sendRequest(leaving, vendors.slice(0, 1)),
      await sendRequest(leaving, vendors.slice(1, 2)),
      await sendRequest(leaving, vendors.slice(2, 3)),
    ];
    const begun = async (request: typeof hired, member: ServerContext, vendorId: string | undefined) => {
      const engagementId = randomUUID();
      await acceptQuote(leaving, { quoteId: await quoteLead(member, leadOf(request, vendorId)), engagementId, startsAt: null });
      return engagementId;
    };
    const [proposing, working] = [rivals[0] ?? owner, rivals[1] ?? owner];
    await begun(hired, proposing, vendors[1]);
    await moveEngagement(working, { engagementId: await begun(under, working, vendors[2]), verb: 'confirm', reason: '' });
    await leaveHiring({ ...leaving, actor: { kind: 'system' } }, idOf(leaving));
    expect((await linesOf(owner))[0]?.body).toBe('The client withdrew the request.');
    expect((await linesOf(proposing)).map(({ body }) => body)).toContain(
      'The job was canceled. “The client has closed their account.”',
    );
    expect((await linesOf(working))[0]?.body).toMatch(/^The client has closed their account\./);
    expect(await showLead(owner, leadOf(asked, vendors[0]))).toMatchObject({ status: 'lost' });
    expect(await showLead(working, leadOf(under, vendors[2]))).toMatchObject({ engagement: { status: 'active' } });
    await leaveHiring({ ...leaving, actor: { kind: 'system' } }, idOf(leaving));
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
    await expectRefusal(
      saveRequest(client, {
        requestId: request.id,
        version: changed.version,
        form: requestForm({ categoryKey: 'mover', answers: {} }),
      }),
      'conflict',
    );
  });

  it('is read by a link without what only those who accept may know, until its client ends the link', async () => {
    const share = { id: randomUUID(), days: 7, hasOwnWords: true };
    const draft = randomUUID();
    await saveRequest(client, { requestId: draft, version: 0, form: requestForm() });
    await expectRefusal(requestShares.create(client, { params: { requestId: draft }, share }), 'conflict');
    const request = await sendRequest(client, vendors.slice(0, 2));
    await quoteLead(owner, leadOf(request, vendors[0]));
    const params = { requestId: request.id };
    for (const stranger of [other, owner]) await expectRefusal(requestShares.create(stranger, { params, share }), 'not-found');
    const { path } = await requestShares.create(client, { params, share });
    const opened = await app.request(path.replace('/shared', '/api/shared'));
    const text = await opened.text();
    expect(JSON.parse(text)).toMatchObject({
      number: request.number,
      status: 'open',
      asked: [
        { vendorId: vendors[0], status: 'quoted', quote: { totalCents: 413_48 } },
        { vendorId: vendors[1], status: 'new', quote: null },
      ],
    });
    expect(text).not.toMatch(/12 Elm|third stone|4477|home\.example|50000/);
    await expectRefusal(requestShares.end(other, { params, shareId: share.id }), 'not-found');
    await requestShares.end(client, { params, shareId: share.id });
    expect((await app.request(path.replace('/shared', '/api/shared'))).status).toBe(404);
  });

  it('has its dates in a calendar file while it is open, for its client', async () => {
    const request = await sendRequest(client, vendors.slice(0, 1), { startsOn: '2027-03-04', endsOn: '2027-03-06' });
    const text = await makeRequestCalendar(client, request.id);
    const named = `request ${request.number}\\, cleaner`;
    for (const said of [`Answers due: ${named}`, `Closes: ${named}`, 'VALUE=DATE:20270304', 'VALUE=DATE:20270307'])
      expect(text).toContain(said);
    await expectRefusal(makeRequestCalendar(other, request.id), 'not-found');
    await withdrawRequest(client, request.id);
    await expectRefusal(makeRequestCalendar(client, request.id), 'not-found');
  });
});
