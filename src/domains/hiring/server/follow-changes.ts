import { findName } from '#domains/accounts/server/index.ts';
import { beginWordlessThread, type LetterContext, setWritable, showContacts } from '#domains/correspondence/server/index.ts';
import { APPROVAL_DAYS } from '#domains/billing/contract.ts';
import { categoryOf, isCategoryKey } from '#domains/experts/contract.ts';
import { findVendors, type Vendor } from '#domains/experts/server/index.ts';
import { sayCount } from '#lib/say-number.ts';
import type { Trx } from '#platform/db/database.ts';
import { ANSWER_TIME, CONFIRM_DAYS, REVIEW_DAYS } from '../model/hiring-terms.ts';
import type { Hiring, StandingLead } from '../model/hiring.ts';
import { type LeadEventName, LOSS_WORDS } from '../model/hiring-words.ts';
import { LIVE_LEADS } from '../model/states.ts';
import type { Extras } from './save-hiring.ts';
import type { HiringRows } from './stored.ts';
import { tellClient, tellVendor } from './tell-sides.ts';

/** What became of a request and its jobs, and by whom. */
export interface Change {
  rows: HiringRows;
  before: Hiring;
  after: Hiring;
  at: Date;
  extras: Extras;
  by: 'client' | 'vendor' | 'moderator' | 'clock';
}

interface News {
  event: LeadEventName;
  /** What the client reads; the vendor's name stands before it. */
  toClient?: string | undefined;
  toVendor?: string | undefined;
}

/** What follows a change: threads that open and close, the timeline, and what both sides are told. */
export async function followChanges(ctx: LetterContext & { db: Trx }, change: Change): Promise<void> {
  const { rows, before, after } = change;
  const old = new Map(before.leads.map((lead) => [lead.id, lead]));
  const changed = after.leads.flatMap((lead) => {
    const news = newsOf(change, lead, old.get(lead.id));
    return news.length === 0 && old.get(lead.id)?.status === lead.status ? [] : [{ lead, was: old.get(lead.id), news }];
  });
  if (changed.length === 0) return;
  const vendors = await findVendors(
    ctx,
    changed.map(({ lead }) => lead.vendorId),
  );
  const { request } = rows;
  const what = isCategoryKey(request.category_key) ? categoryOf(request.category_key).name : 'service';
  for (const { lead, was, news } of changed) {
    const vendor = vendors.get(lead.vendorId);
    if (vendor === undefined) continue;
    await followThread(ctx, change, { lead, was, vendor });
    for (const { event, toClient, toVendor } of news) {
      await ctx.db
        .insertInto('lead_events')
        .values({
          lead_id: lead.id,
          what: event,
          side: change.by,
          user_id: change.by === 'clock' ? null : (change.extras.userId ?? null),
          note: change.extras.reason ?? '',
          at: change.at,
        })
        .execute();
      const key = `lead-${lead.id}-${event}-${change.at.getTime()}`;
      if (toVendor !== undefined)
        await tellVendor(ctx, vendor, {
          title:
            event === 'asked' ? `New request: ${what} in ${request.city || request.postal_code}` : `Request ${request.number}`,
          body: toVendor,
          href: `/vendor/lead/${lead.id}`,
          key,
        });
      if (toClient !== undefined)
        await tellClient(ctx, request.user_id, {
          title: `${vendor.name}: your request ${request.number}`,
          body: toClient,
          href: `/service-request-confirmation?request=${request.id}`,
          key,
        });
    }
  }
}

async function followThread(
  ctx: LetterContext & { db: Trx },
  { rows: { request }, at }: Change,
  { lead, was, vendor }: { lead: StandingLead; was: StandingLead | undefined; vendor: Vendor },
): Promise<void> {
  if (was === undefined) {
    if (request.user_id === null) return;
    await beginWordlessThread(ctx, {
      kind: 'lead',
      publicId: lead.id,
      about: { kind: 'lead', key: lead.id },
      // Who the client is stays unknown until the vendor accepts.
      sender: { userId: request.user_id, name: 'The client' },
      recipientName: vendor.name,
      hidesContacts: true,
    });
    return;
  }
  if (lead.wasAccepted && !was.wasAccepted && request.user_id !== null)
    await showContacts(ctx.db, lead.id, await findName(ctx.db, request.user_id));
  const [isOpen, wasOpen] = [LIVE_LEADS.includes(lead.status), LIVE_LEADS.includes(was.status)];
  if (isOpen !== wasOpen) await setWritable(ctx.db, lead.id, { isOpen, at });
}

/** What happened to one lead. */
function newsOf({ before, after, by }: Change, lead: StandingLead, was: StandingLead | undefined): News[] {
  const news: News[] = [];
  if (was === undefined)
    return [{ event: 'asked', toVendor: `Accept or decline within ${ANSWER_TIME}. Reading and declining cost nothing.` }];
  if (was.status === 'new' && lead.status !== 'new' && lead.status !== 'expired' && lead.status !== 'lost')
    news.push({ event: 'viewed' });
  if (was.status !== lead.status) {
    if (lead.status === 'accepted' && !was.wasAccepted)
      news.push({ event: 'accepted', toClient: 'They accepted your request. You can write to each other freely now.' });
    if (lead.status === 'declined')
      news.push({ event: 'declined', toClient: 'They declined. The next professional that you named is asked.' });
    if (lead.status === 'expired')
      news.push({
        event: 'expired',
        toClient: 'They did not answer in time. The next professional that you named is asked.',
        toVendor: `Nobody answered within ${ANSWER_TIME}, so the request went on to others.`,
      });
    if (lead.status === 'won')
      news.push({
        event: 'won',
        toVendor: `The client accepted your quote. Confirm the job within ${sayCount(CONFIRM_DAYS, 'day')}.`,
      });
    if (lead.status === 'in_progress') news.push({ event: 'confirmed', toClient: 'They confirmed the job.' });
    if (lead.status === 'reviewed') news.push({ event: 'reviewed', toVendor: 'The client reviewed your work.' });
    if (lead.status === 'lost') news.push(lossNews(lead, by));
  }
  const quotes = after.quotes.filter(({ leadId }) => leadId === lead.id);
  const known = new Map(before.quotes.map((quote) => [quote.id, quote.status]));
  for (const quote of quotes) {
    const old = known.get(quote.id);
    if (old === undefined) news.push({ event: 'quoted', toClient: `They sent you a quote.` });
    if (old === 'sent' && quote.status === 'declined')
      news.push({ event: 'quote-declined', toVendor: 'The client declined your quote. You can send another.' });
    if (old === 'sent' && quote.status === 'withdrawn' && lead.status !== 'lost')
      news.push({ event: 'quote-withdrawn', toClient: 'They took their quote back.' });
  }
  const worked = new Map(before.engagements.map((one) => [one.id, one]));
  for (const one of after.engagements) {
    const old = worked.get(one.id);
    if (one.leadId !== lead.id || old === undefined) continue;
    if (old.doneAt === null && one.doneAt !== null)
      news.push({
        event: 'done',
        toClient: `They say that the work is done. Confirm it, or say what is missing: after ${sayCount(APPROVAL_DAYS, 'day')} it counts as confirmed.`,
      });
    if (old.status === one.status) continue;
    const other = by === 'client' ? 'toVendor' : 'toClient';
    if (one.status === 'disputed')
      news.push({
        event: 'disputed',
        [other]: 'The other side disputes the job. Write to each other; the people of this site help if you cannot agree.',
      });
    if (old.status === 'disputed' && one.status === 'active')
      news.push({
        event: 'settled',
        toClient: 'The dispute is settled: the job goes on.',
        toVendor: 'The dispute is settled: the job goes on.',
      });
    if (one.status === 'completed' || (one.status === 'closed' && old.status === 'active'))
      news.push({
        event: 'completed',
        toVendor: 'The work is confirmed.',
        ...(by === 'clock' ? { toClient: `The work counts as confirmed. You can review it for ${REVIEW_DAYS} days.` } : {}),
      });
  }
  return news;
}

function lossNews({ lostBecause }: StandingLead, by: Change['by']): News {
  switch (lostBecause) {
    case 'gave-up':
      return { event: 'lost', toClient: 'They gave your request up. The next professional that you named is asked.' };
    case 'not-confirmed':
      return {
        event: 'not-confirmed',
        toClient: 'They did not confirm the job in time. Your request is open again: you can accept another quote.',
        toVendor: 'The job was not confirmed in time, so the client is free again.',
      };
    case 'cancelled':
      return {
        event: 'cancelled',
        ...(by === 'client' ? {} : { toClient: 'The job was cancelled. Your request is open again while its time lasts.' }),
        ...(by === 'vendor' ? {} : { toVendor: 'The job was cancelled.' }),
      };
    case 'blocked':
      return { event: 'lost' };
    case null:
      return { event: 'lost' };
    default:
      return { event: 'lost', toVendor: LOSS_WORDS[lostBecause] };
  }
}
