import { tellStaff, type TellContext } from '#domains/notifications/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireReachable, requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnVendor } from '../contract.ts';
import { afterSuspension, type VendorChange, changeStatus, VENDOR_CHANGES, type VendorStatus } from '../model/vendor-status.ts';
import { presentOwn, readStatus } from './present-own.ts';
import { refreshEntries } from './refresh-entries.ts';
import { requireVendorMember } from './require-vendor.ts';
import { lockVendor } from './save-parts.ts';
import { tellTeam } from './tell-team.ts';

/**
 * Work of whoever has something open with a vendor that was suspended or closed, and may stand again by then: `vendorId` and `stoppedAt`.
 */
export const VENDOR_STOPPED = 'experts.vendor-stopped';
/** The work begins so much later: whoever was asking the vendor at that moment has asked it by then. */
const STOPPED_AFTER_SECONDS = 10;

/**
 * Submits, takes back, closes or opens the caller's vendor again. A repeat of what is done changes nothing. Throws `forbidden`
 * for everybody but owners and for a submission by somebody whose address is not proven, `stale` if it changed since, `invalid` for an application that lacks something, `conflict` where the
 * table of changes does not allow it.
 */
export async function changeVendor(
  ctx: TellContext & { jobs: JobQueue },
  { change, version }: { change: VendorChange; version: number },
): Promise<OwnVendor> {
  return transact(ctx, async (inner) => {
    const member = await requireVendorMember(inner, 'own');
    const row = await lockVendor(inner.db, member.vendorId);
    const status = readStatus(row.status);
    if (status === VENDOR_CHANGES[change].to) return presentOwn(inner, member);
    if (row.version !== version)
      throw new DomainError('stale', 'Someone else changed this since you opened it. Take another look.');
    if (change === 'submit') {
      requireReachable(inner, 'we write there about your application');
      await requireWhole(inner, member);
    }
    await setStatus(inner, { vendorId: row.id, status, change, by: 'owner', reason: '' });
    if (change === 'submit')
      await tellStaff(inner, {
        key: `vendor-${row.id}`,
        title: `${row.name} applied to be listed`,
        body: 'Check what they say, and approve it or say what is missing.',
        href: `/admin/vendors?vendor=${row.id}`,
      });
    return presentOwn(inner, member);
  });
}

async function requireWhole(ctx: Context, member: { vendorId: string; role: 'owner' | 'manager' | 'worker' }): Promise<void> {
  const { missing } = await presentOwn(ctx, member);
  const fields = Object.fromEntries(
    Object.entries(missing).flatMap(([step, all]) => (all.length === 0 ? [] : [[step, all.join('; ')] as const])),
  );
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', 'Some steps aren’t finished yet.', { fields });
}

/** Writes a change of status with its line, what search reads and the work that follows. Throws `conflict` where it is not allowed now. */
export async function setStatus(
  ctx: Context & { db: Trx; jobs: JobQueue },
  {
    vendorId,
    status,
    change,
    by,
    reason,
  }: { vendorId: string; status: VendorStatus; change: VendorChange; by: 'owner' | 'admin'; reason: string },
): Promise<VendorStatus> {
  const { db, now } = ctx;
  const changed = changeStatus(status, change, by);
  if (changed === null)
    throw new DomainError('conflict', 'You can’t do this now: the application has changed. Take another look.');
  const next = change === 'reinstate' ? afterSuspension(await readPast(db, vendorId)) : changed;
  await db
    .updateTable('vendors')
    .set((set) => ({
      status: next,
      status_reason: reason,
      version: set('version', '+', 1),
      updated_at: now,
      ...(next === 'submitted' ? { submitted_at: now } : {}),
    }))
    .where('id', '=', vendorId)
    .execute();
  const userId = ctx.actor.kind === 'user' ? requireUser(ctx).userId : null;
  await db
    .insertInto('vendor_status_changes')
    .values({ vendor_id: vendorId, user_id: userId, status: next, reason, changed_at: now })
    .execute();
  await refreshEntries(db, [vendorId], now);
  if (next === 'suspended' || next === 'closed')
    await ctx.jobs.send(
      db,
      VENDOR_STOPPED,
      { vendorId, stoppedAt: now.toISOString() },
      { startAfterSeconds: STOPPED_AFTER_SECONDS },
    );
  return next;
}

async function readPast(db: Trx, vendorId: string): Promise<string[]> {
  const rows = await db.selectFrom('vendor_status_changes').select('status').where('vendor_id', '=', vendorId).execute();
  return rows.map(({ status }) => status);
}

const NEWS: Partial<Record<VendorStatus, { title: string; body: string }>> = {
  'in-review': {
    title: 'Your application is being reviewed',
    body: 'We’re reviewing your details and will write as soon as we’re done.',
  },
  'changes-requested': { title: 'Your application needs changes', body: 'See what’s missing, fix it and submit it again.' },
  approved: { title: 'You’re approved', body: 'Clients can now find you in every category with no license check pending.' },
  rejected: { title: 'Your application wasn’t approved', body: 'You can change what it’s about and apply again.' },
  suspended: {
    title: 'Your business is suspended',
    body: 'Clients don’t find you, and you get no new requests until we lift this. Open requests and quotes end. Jobs you confirmed continue. Payouts wait until then.',
  },
};

/** Tells the owners what was decided. */
export async function tellDecision(
  ctx: TellContext & { db: Trx },
  { vendorId, status, reason, key }: { vendorId: string; status: VendorStatus; reason: string; key: string },
): Promise<void> {
  const news = NEWS[status];
  if (news === undefined) return;
  await tellTeam(ctx, vendorId, {
    title: news.title,
    body: reason === '' ? news.body : `${news.body} Reason: ${reason}`,
    href: '/vendor-onboarding?step=review',
    key,
  });
}
