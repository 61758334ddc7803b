import { sql } from 'kysely';
import { z } from 'zod';
import { findPeople, recordAudit } from '#domains/accounts/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { initialsOf } from '#lib/initials.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import { formatDate } from '#lib/format.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { orderByTime, type TimeMark } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireAdmin, userIdOf } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { listVendorsToReview as listing, ReviewedVendor, verificationForm } from '../contract.ts';
import { ledgerDay } from '../model/ledger.ts';
import { VENDOR_CHANGES, type VendorChange, type VendorStatus } from '../model/vendor-status.ts';
import { readMemberRole } from '../model/members.ts';
import { setStatus, tellDecision } from './change-status.ts';
import { presentOwn, readStatus } from './present-own.ts';
import { refreshEntries } from './refresh-entries.ts';
import { lockVendor } from './save-parts.ts';
import { withdrawLine } from './verify-vendor.ts';

const PAGE = 30;
const ORDER = orderByTime({ at: sql`coalesce(v.submitted_at, v.created_at)`, id: sql`v.id`, ids: z.uuid(), first: 'oldest' });
const WAITING: readonly VendorStatus[] = ['submitted', 'in-review'];

/** The queue: who waits longest comes first. */
export async function listVendorsToReview(
  ctx: Context,
  { status, q, cursor }: { status?: VendorStatus | undefined; q?: string | undefined; cursor?: string | undefined },
): Promise<EndpointResponse<typeof listing>> {
  requireAdmin(ctx);
  const statuses = status === undefined ? [...WAITING] : [status];
  const after = ORDER.readCursor(cursor);
  const found = sql`v.status = any(${statuses}::text[]) and (${q ?? ''} = '' or strpos(lower(v.name), lower(${q ?? ''})) > 0)`;
  const [{ rows }, counted] = await Promise.all([
    sql<QueueRow>`
      select v.id, v.name, v.city, v.state, v.status, v.submitted_at, ${ORDER.mark} as mark,
        v.source is not null as is_demo,
        array(select category_key from vendor_categories c where c.vendor_id = v.id order by 1) as categories
      from vendors v where ${found}
        and ${ORDER.isAfter(after)}
      order by ${ORDER.by} limit ${PAGE + 1}`.execute(ctx.db),
    sql<{ total: number }>`select count(*)::int as total from vendors v where ${found}`.execute(ctx.db),
  ]);
  const { page, nextCursor } = cutPage(rows, PAGE, ({ mark }) => mark);
  return {
    vendors: page.map((row) => ({
      id: row.id,
      name: row.name,
      city: row.city,
      state: row.state,
      status: readStatus(row.status),
      categories: row.categories.filter(isCategoryKey),
      submittedAt: row.submitted_at?.toISOString() ?? null,
      isDemo: row.is_demo,
    })),
    total: counted.rows[0]?.total ?? 0,
    nextCursor,
  };
}

/** How many applications wait for an administrator. */
export async function countVendorsWaiting({ db }: Pick<Context, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('vendors')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', WAITING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface QueueRow {
  id: string;
  name: string;
  city: string;
  state: string;
  status: string;
  submitted_at: Date | null;
  mark: TimeMark;
  is_demo: boolean;
  categories: string[];
}

/** One application. Throws `not-found` for ids that nobody has. */
export async function getVendorToReview(ctx: Context, vendorId: string): Promise<ReviewedVendor> {
  requireAdmin(ctx);
  const { db } = ctx;
  const known = await db.selectFrom('vendors').select('id').where('id', '=', vendorId).executeTakeFirst();
  if (known === undefined) throw new DomainError('not-found', 'There is no such vendor.');
  const [vendor, members, changes] = await Promise.all([
    presentOwn(ctx, { vendorId, role: 'owner' }),
    db.selectFrom('vendor_members').selectAll().where('vendor_id', '=', vendorId).orderBy('joined_at').execute(),
    db.selectFrom('vendor_status_changes').selectAll().where('vendor_id', '=', vendorId).orderBy('id').execute(),
  ]);
  const people = await findPeople(db, [...members.map((row) => row.user_id), ...changes.flatMap((row) => row.user_id ?? [])]);
  const { myRole: _role, goals: _goals, ...rest } = vendor;
  return {
    vendor: rest,
    members: members.map((row) => ({
      userId: row.user_id,
      name: people.get(row.user_id)?.name ?? 'Someone',
      role: readMemberRole(row.role),
    })),
    history: changes.map((row) => ({
      status: readStatus(row.status),
      reason: row.reason,
      by: row.user_id === null ? 'Automatic' : (people.get(row.user_id)?.name ?? 'someone'),
      at: row.changed_at.toISOString(),
    })),
    categories: vendor.offers.map(({ categoryKey }) => categoryKey),
  };
}

type ReviewContext = TellContext & { jobs: JobQueue };

/**
 * Decides on an application and tells its owners. A repeat changes nothing. Throws `not-found`, `forbidden` for members of the
 * vendor, `stale` if it changed since, `invalid` without a reason where one is needed, `conflict` where it is not allowed now.
 */
export async function reviewVendor(
  ctx: ReviewContext,
  { vendorId, change, version, reason }: { vendorId: string; change: VendorChange; version: number; reason: string },
): Promise<ReviewedVendor> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockReviewed(inner, vendorId);
    const status = readStatus(row.status);
    const { to, by, needsReason } = VENDOR_CHANGES[change];
    if (by !== 'admin') throw new DomainError('forbidden', 'Only the vendor’s owners can do this.');
    if (status === to) return getVendorToReview(inner, vendorId);
    if (row.version !== version) throw new DomainError('stale', 'The application has changed: take another look.');
    if (needsReason && reason === '')
      throw new DomainError('invalid', 'Say why.', { fields: { reason: 'Say why: the owners will see it' } });
    const next = await setStatus(inner, { vendorId, status, change, by: 'admin', reason });
    await tellDecision(inner, { vendorId, status: next, reason, key: `vendor-${vendorId}-${version + 1}` });
    await recordAudit(inner, { action: `vendor-${change}`, details: { vendor: row.name, vendorId } });
    return getVendorToReview(inner, vendorId);
  });
}

/** Suspends a vendor for good reason, as {@link reviewVendor} does, whatever somebody saw of it. A repeat changes nothing. */
export async function suspendVendor(
  ctx: ReviewContext,
  { vendorId, reason }: { vendorId: string; reason: string },
): Promise<void> {
  await transact(ctx, async (inner) => {
    const { version } = await lockReviewed(inner, vendorId);
    await reviewVendor(inner, { vendorId, change: 'suspend', version, reason });
  });
}

/** Adds a line to the ledger; a repeat adds nothing. Throws `invalid` for licenses and policies that the vendor does not have. */
export async function addVerification(
  ctx: Context,
  { vendorId, id, ...form }: { vendorId: string } & z.output<typeof verificationForm>,
): Promise<ReviewedVendor> {
  requireAdmin(ctx);
  const userId = userIdOf(ctx);
  return transact(ctx, async (inner) => {
    const { db, now } = inner;
    const vendor = await lockReviewed(inner, vendorId);
    if (form.expiresOn < ledgerDay(now))
      throw new DomainError('invalid', 'This day is past.', { fields: { expiresOn: 'Choose today or a later day' } });
    await requireAbout(inner, vendorId, form);
    if (form.kind === 'background-check' && (await presentOwn(inner, { vendorId, role: 'owner' })).background.length === 0)
      throw new DomainError('invalid', 'No one on this team has agreed to a background check.', {
        fields: { kind: 'No one on this team has agreed to a background check' },
      });
    const checker = await nameChecker(inner, userId);
    await db
      .insertInto('verifications')
      .values({
        id,
        vendor_id: vendorId,
        kind: form.kind,
        about_id: form.aboutId,
        outcome: form.outcome,
        what: form.what,
        evidence: form.evidence,
        user_id: userId,
        checker,
        checked_at: now,
        expires_on: form.expiresOn,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await refreshEntries(db, [vendorId], now);
    await recordAudit(inner, {
      action: 'vendor-checked',
      details: { vendor: vendor.name, vendorId, kind: form.kind, outcome: form.outcome },
    });
    return getVendorToReview(inner, vendorId);
  });
}

/** A license and a policy are checked one by one, and not beyond their own end. */
async function requireAbout(
  { db }: Context,
  vendorId: string,
  { kind, aboutId, expiresOn }: Pick<z.output<typeof verificationForm>, 'kind' | 'aboutId' | 'expiresOn'>,
): Promise<void> {
  const table = kind === 'license' ? 'vendor_licenses' : kind === 'insurance' ? 'insurance_policies' : null;
  const about =
    table === null || aboutId === null
      ? undefined
      : await db
          .selectFrom(table)
          .select('expires_on')
          .where('id', '=', aboutId)
          .where('vendor_id', '=', vendorId)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
  if (table === null && aboutId !== null) throw invalidField('aboutId', 'This kind of check is about the vendor as a whole');
  if (table !== null && about === undefined) throw invalidField('aboutId', 'Choose which license or policy was checked');
  if (about !== undefined && expiresOn > about.expires_on)
    throw invalidField('expiresOn', `It ends on ${formatDate(about.expires_on, 'UTC')} itself`);
}

/** Withdraws a line; a repeat changes nothing. Throws `not-found` for lines of others. */
export async function withdrawVerification(
  ctx: Context,
  { vendorId, lineId, reason }: { vendorId: string; lineId: string; reason: string },
): Promise<ReviewedVendor> {
  requireAdmin(ctx);
  const userId = userIdOf(ctx);
  return transact(ctx, async (inner) => {
    const { db, now } = inner;
    const vendor = await lockReviewed(inner, vendorId);
    const lines = await db
      .selectFrom('verifications')
      .select(['id', 'kind', 'about_id'])
      .where('vendor_id', '=', vendorId)
      .where((where) => where.or([where('id', '=', lineId), where('about_id', '=', lineId)]))
      .execute();
    if (!lines.some(({ id, kind }) => id === lineId && kind !== 'withdrawal'))
      throw new DomainError('not-found', 'There is no such line in this ledger.');
    if (!lines.some(({ kind, about_id: about }) => kind === 'withdrawal' && about === lineId)) {
      const checker = await nameChecker(inner, userId);
      await withdrawLine({ db, now }, { vendorId, lineId, reason, userId, checker });
      await refreshEntries(db, [vendorId], now);
      await recordAudit(inner, { action: 'vendor-check-withdrawn', details: { vendor: vendor.name, vendorId, lineId } });
    }
    return getVendorToReview(inner, vendorId);
  });
}

/** Locks a vendor for a decision. Throws `not-found`, `forbidden` for its own members: nobody decides on themselves. */
async function lockReviewed(ctx: Context & { db: Parameters<typeof lockVendor>[0] }, vendorId: string) {
  requireAdmin(ctx);
  const userId = userIdOf(ctx);
  const known = await ctx.db.selectFrom('vendors').select('id').where('id', '=', vendorId).executeTakeFirst();
  if (known === undefined) throw new DomainError('not-found', 'There is no such vendor.');
  const mine = await ctx.db
    .selectFrom('vendor_members')
    .select('role')
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId ?? '')
    .executeTakeFirst();
  if (mine !== undefined) throw new DomainError('forbidden', 'You belong to this vendor, so someone else has to decide.');
  return lockVendor(ctx.db, vendorId);
}

/** How pages name who checked: by initials. */
async function nameChecker({ db }: Pick<Context, 'db'>, userId: string | null): Promise<string> {
  const people = await findPeople(db, userId === null ? [] : [userId]);
  const initials = initialsOf(people.get(userId ?? '')?.name ?? '', 'all').join('');
  return initials === '' ? 'the review team' : `the review team (${initials})`;
}
