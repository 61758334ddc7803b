import { giveUpMoney } from '#domains/billing/server/index.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors, listMemberships } from '#domains/experts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { transact } from '#platform/verb/transact.ts';
import { engagementAt, leadAt, requestAt } from '../model/hiring.ts';
import { passTime, playMove } from './play-move.ts';
import { lockHiring, readTime } from './queries.ts';
import { type HiringRows, standingOf } from './stored.ts';
import { tellVendor } from './tell-sides.ts';

type Inside = LetterContext & { db: Trx };

const CLIENT_LEFT = 'The client has closed their account.';
const VENDOR_LEFT = 'The professional has closed their account.';

/**
 * Runs within the caller's transaction, before the account is erased. Takes back what a person asked for, and calls off what a
 * business of theirs alone took on: the other side hears of each, and held money goes its way. Jobs under way outlive their clients:
 * their vendors hear that the client left.
 */
export async function leaveHiring(ctx: LetterContext, userId: string): Promise<void> {
  await transact(ctx, async (inner) => {
    await leaveAsClient(inner, userId);
    await leaveAsVendor(inner, userId);
  });
}

async function leaveAsClient(ctx: Inside, userId: string): Promise<void> {
  const requests = await ctx.db
    .selectFrom('service_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['open', 'hired'])
    .orderBy('id')
    .execute();
  for (const { id } of requests) {
    await passTime(ctx, id);
    const jobs = (await standingNow(ctx, id))?.hiring.engagements ?? [];
    const proposed = jobs.find(({ status }) => status === 'proposed');
    if (proposed !== undefined)
      await playMove(
        ctx,
        id,
        { verb: 'cancel', by: 'client', engagementId: proposed.id },
        { prepare: async () => ({ reason: CLIENT_LEFT }) },
      );
    const now = await standingNow(ctx, id);
    if (now === undefined) continue;
    if (requestAt(now.hiring.request, now.at) === 'open') await playMove(ctx, id, { verb: 'withdraw', by: 'client' });
    const job = now.hiring.engagements.find(({ status }) => status === 'active' || status === 'disputed');
    if (job !== undefined) await tellOfClient(ctx, now.rows, job.leadId);
  }
}

async function tellOfClient(ctx: Inside, { request, leads }: HiringRows, leadId: string): Promise<void> {
  const vendorId = leads.find(({ id }) => id === leadId)?.vendor_id ?? '';
  const vendor = (await findVendors(ctx, [vendorId])).get(vendorId);
  if (vendor === undefined) return;
  await tellVendor(ctx, vendor, {
    title: `The client of request ${request.number} has left`,
    body: `${CLIENT_LEFT} The job stays here, and what is held for it is released or paid back as agreed.`,
    href: `/vendor/lead/${leadId}`,
    key: `client-left-${leadId}`,
  });
}

async function leaveAsVendor(ctx: Inside, userId: string): Promise<void> {
  const teams = (await listMemberships(ctx.db, userId)).map(({ vendorId }) => vendorId);
  for (const { id: vendorId, members } of (await findVendors(ctx, teams)).values()) {
    if (members.some((member) => member.userId !== userId)) continue;
    const leads = await ctx.db
      .selectFrom('leads')
      .select(['id', 'request_id'])
      .where('vendor_id', '=', vendorId)
      .where('status', 'in', ['new', 'viewed', 'accepted', 'quoted', 'won', 'in_progress'])
      .orderBy('request_id')
      .execute();
    // Requests are locked before the money of their jobs, as by every move.
    for (const { request_id: requestId } of leads) await lockHiring(ctx.db, requestId);
    await giveUpMoney(ctx, vendorId);
    for (const lead of leads) await leaveLead(ctx, lead);
  }
}

async function leaveLead(ctx: Inside, { id: leadId, request_id: requestId }: { id: string; request_id: string }): Promise<void> {
  await passTime(ctx, requestId);
  const now = await standingNow(ctx, requestId);
  const lead = now?.hiring.leads.find(({ id }) => id === leadId);
  if (now === undefined || lead === undefined) return;
  const why = { prepare: async () => ({ reason: VENDOR_LEFT }) };
  const status = leadAt(lead, now.hiring.request, now.at);
  if (status === 'new' || status === 'viewed') await playMove(ctx, requestId, { verb: 'decline', by: 'vendor', leadId }, why);
  else if (status === 'accepted' || status === 'quoted')
    await playMove(ctx, requestId, { verb: 'give-up', by: 'vendor', leadId }, why);
  const job = now.hiring.engagements.find((one) => one.leadId === leadId && ['proposed', 'active'].includes(one.status));
  if (job !== undefined) await playMove(ctx, requestId, { verb: 'cancel', by: 'vendor', engagementId: job.id }, why);
  // Whoever leaves gives way: the client is free to hire somebody else.
  const disputed = now.hiring.engagements.find((one) => one.leadId === leadId && one.status === 'disputed');
  if (disputed !== undefined)
    await playMove(ctx, requestId, { verb: 'end-dispute', by: 'moderator', engagementId: disputed.id }, why);
}

/** A request with all that came of it, as time has left it by now. */
async function standingNow(ctx: Inside, requestId: string) {
  const rows = await lockHiring(ctx.db, requestId);
  if (rows === undefined) return undefined;
  const at = await readTime(ctx);
  const hiring = standingOf(rows);
  return {
    rows,
    at,
    hiring: { ...hiring, engagements: hiring.engagements.map((one) => ({ ...one, status: engagementAt(one, at) })) },
  };
}
