import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getThread, writeInThread } from '#domains/correspondence/server/own-threads.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import {
  addZip,
  expectRefusal,
  hiringOn,
  leadOf,
  quoteLead,
  quoteTerms,
  requestForm,
  sendRequest,
} from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { ServiceRequest } from '../contract.ts';
import { blockSide } from './blocks.ts';
import { listLeads } from './lead-lines.ts';
import { matchRequest } from './match-request.ts';
import { moveEngagement } from './move-engagement.ts';
import { acceptLead, declineLead, giveUpLead, viewLead } from './move-lead.ts';
import { acceptQuote, declineQuote, sendQuote, withdrawQuote } from './move-quote.ts';
import { reportHiring } from './reports.ts';
import { writeReview } from './reviews.ts';
import { deleteRequest, saveRequest } from './save-request.ts';
import { showEngagement } from './show-engagements.ts';
import { showLead } from './show-leads.ts';
import { listRequests, showRequest } from './show-requests.ts';
import { nameVendors } from './name-vendors.ts';
import { submitRequest } from './submit-request.ts';
import { withdrawRequest } from './withdraw-request.ts';
import { putTask } from './tasks.ts';
import { findLeadsToWriteAbout } from './write-about.ts';

let app: TestApp;
let client: ServerContext;
let other: ServerContext;
let owner: ServerContext;
let worker: ServerContext;
let rivals: ServerContext[];
let vendors: string[];

const { addPeople } = hiringOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ client, other, owner, worker, rivals, vendors } = await addPeople());
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
      place: { address: '12 Elm Street, CO 80202', accessNotes: 'The key is under the third stone' },
    });
    expect(after.description).toContain('555-201-4477');
    // The others learn nothing by it.
    const rival = JSON.stringify(await showLead(rivals[0] ?? owner, leadOf(request, vendors[1])));
    expect(rival).not.toContain('Bright Homes');
    expect(rival).not.toContain('Clara');
  });

  it('hides who the client is again once the vendor is out, in lists as on its page, unless it had a job', async () => {
    const request = await sendRequest(client, vendors.slice(0, 2));
    const [leadId, rivalLead] = [leadOf(request, vendors[0]), leadOf(request, vendors[1])];
    const rival = rivals[0] ?? other;
    await acceptLead(owner, leadId);
    const quoteId = await quoteLead(rival, rivalLead);
    const listed = async (ctx: ServerContext, vendorId = '') =>
      (await listLeads(ctx, { vendorId, filter: 'all', sort: 'newest', limit: 5 })).leads.map(({ clientName }) => clientName);
    expect(await listed(owner, vendors[0])).toEqual(['Clara Hill']);
    await giveUpLead(owner, { leadId, reason: 'time' });
    expect((await showLead(owner, leadId)).clientName).toBeNull();
    expect(await listed(owner, vendors[0])).toEqual([null]);
    const engagementId = randomUUID();
    await acceptQuote(client, { quoteId, engagementId, startsAt: null });
    await moveEngagement(rival, { engagementId, verb: 'cancel', reason: 'The van broke down' });
    expect((await showLead(rival, rivalLead)).clientName).toBe('Clara Hill');
    expect(await listed(rival, vendors[1])).toEqual(['Clara Hill']);
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
    await expectRefusal(write(rivals[0] ?? owner, 'recipient', 'Too late'), 'not-found');
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
        await expectRefusal(work(), 'not-found');
    }
    // The client is no vendor, and a vendor no client.
    for (const work of [
      () => acceptLead(client, leadId),
      () => sendQuote(client, { leadId, quoteId: randomUUID(), terms, validUntil }),
    ])
      await expectRefusal(work(), 'not-found');
    await expectRefusal(acceptQuote(owner, { quoteId, engagementId: randomUUID(), startsAt: null }), 'not-found');
    await expectRefusal(moveEngagement(client, { engagementId, verb: 'confirm', reason: '' }), 'forbidden');
    await expectRefusal(moveEngagement(owner, { engagementId, verb: 'complete', reason: '' }), 'forbidden');
    await expectRefusal(writeReview(owner, { engagementId, stars: 5, aspects: {}, body: 'We are the very best' }), 'forbidden');
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
      await expectRefusal(work(), 'forbidden');
    expect((await listRequests(other)).requests).toEqual([]);
  });
});
