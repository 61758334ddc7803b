import { findName } from '#domains/accounts/server/index.ts';
import { beginWordlessThread, type LetterContext, setWritable, showContacts } from '#domains/correspondence/server/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { findVendors, type Vendor } from '#domains/experts/server/index.ts';
import { tellStaff } from '#domains/notifications/server/index.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Trx } from '#platform/db/database.ts';
import type { StandingLead } from '../model/hiring.ts';
import type { LeadEventName } from '../model/hiring-words.ts';
import { titleOf } from '../model/news-titles.ts';
import { LIVE_LEADS } from '../model/status-changes.ts';
import type { Extras } from './save-hiring.ts';
import type { HiringRows } from './stored.ts';
import { newsOf, tellClient, tellVendor, type Turn } from './tell-sides.ts';

/** A turn, with what it was stored as. */
export interface Change extends Turn {
  rows: HiringRows;
  at: Date;
  extras: Extras;
}

/** What somebody gave a reason for that the other side reads. */
const SAYS_WHY: readonly LeadEventName[] = ['disputed', 'cancelled', 'quote-declined'];

/** What follows a change: threads that open and close, the timeline, and what both sides are told. */
export async function followChanges(ctx: LetterContext & { db: Trx }, change: Change): Promise<void> {
  const { rows, before, after } = change;
  const old = new Map(before.leads.map((lead) => [lead.id, lead]));
  const changed = after.leads.flatMap((lead) => {
    const news = newsOf(change, lead, old.get(lead.id));
    return news.length === 0 && old.get(lead.id)?.status === lead.status ? [] : [{ lead, was: old.get(lead.id), news }];
  });
  for (const one of after.engagements)
    if (one.status === 'disputed' && before.engagements.find(({ id }) => id === one.id)?.status !== 'disputed')
      await tellStaff(ctx, {
        key: `job-dispute-${one.id}`,
        title: 'A job is in dispute',
        body: 'Both sides say what happened. Decide if they can’t agree.',
        href: '/admin/disputes',
      });
  if (before.request.status === 'open' && after.request.status === 'closed')
    await tellClient(ctx, rows.request.user_id, {
      title: `Your request ${rows.request.number} has closed`,
      body: 'You hired no one for it in time. You can ask again with what you wrote.',
      href: `/service-request-confirmation?request=${rows.request.id}`,
      key: `request-closed-${rows.request.id}`,
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
    const named = { what, place: request.city || request.postal_code, vendor: vendor.name, number: request.number };
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
      const reason = change.extras.reason ?? '';
      const why = SAYS_WHY.includes(event) && reason !== '' ? ` “${reason}”` : '';
      if (toVendor !== undefined)
        await tellVendor(ctx, vendor, {
          title: titleOf.vendor(event, named),
          body: toVendor + why,
          href: event === 'won' ? `/vendor/offer/accepted?lead=${lead.id}` : `/vendor/lead/${lead.id}`,
          key,
        });
      if (toClient !== undefined)
        await tellClient(ctx, request.user_id, {
          title: titleOf.client(event, named),
          body: toClient + why,
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
