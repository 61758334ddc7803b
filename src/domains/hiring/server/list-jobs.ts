import { type RawBuilder, sql } from 'kysely';
import { findPeople } from '#domains/accounts/server/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { findVendors, listMemberships } from '#domains/experts/server/index.ts';
import { capitalize } from '#lib/format.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { engagementAt } from '../model/hiring.ts';
import type { EngagementStatus } from '../model/status-changes.ts';
import { addressOf } from './address-of.ts';
import { requireEngagement } from './require-side.ts';
import { type EngagementRow, standingEngagement } from './stored.ts';

/** A job with a time, as a person's calendar tells it. */
export interface TimedJob {
  id: string;
  /** Rises with every change. */
  sequence: number;
  startsAt: Date;
  /** Null where nobody has said how long it takes. */
  endsAt: Date | null;
  standing: 'waits' | 'agreed' | 'off';
  /** What is done and with whom. */
  title: string;
  place: string;
  path: string;
}

type Row = EngagementRow & {
  category_key: string;
  user_id: string | null;
  vendor_id: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
};

const OFF: readonly EngagementStatus[] = ['expired', 'cancelled'];

/** Jobs from `since` on that a person asked for, or that a team of theirs was hired for. */
export async function listJobsFor(ctx: Context, userId: string, since: Date): Promise<TimedJob[]> {
  const teams = (await listMemberships(ctx.db, userId)).map(({ vendorId }) => vendorId);
  return readJobs(ctx, userId, sql`e.starts_at > ${since} and (r.user_id = ${userId} or l.vendor_id = any(${teams}::uuid[]))`);
}

/** A job of the caller's, of either side. Throws `not-found` for strangers, and while no time is agreed. */
export async function findJob(ctx: Context, engagementId: string): Promise<TimedJob> {
  const { userId } = requireUser(ctx);
  await requireEngagement(ctx, engagementId, 'work');
  const [job] = await readJobs(ctx, userId, sql`e.id = ${engagementId} and e.starts_at is not null`);
  if (job === undefined) throw new DomainError('not-found', 'No time is agreed for this job yet.');
  return job;
}

async function readJobs(ctx: Context, userId: string, condition: RawBuilder<unknown>): Promise<TimedJob[]> {
  const { db, now } = ctx;
  const { rows } = await sql<Row>`
    select e.*, r.category_key, r.user_id, l.vendor_id, r.address, r.city, r.state, r.postal_code
    from engagements e join leads l on l.id = e.lead_id join service_requests r on r.id = e.request_id
    where ${condition} order by e.starts_at`.execute(db);
  const [vendors, people] = await Promise.all([
    findVendors(
      ctx,
      rows.map((row) => row.vendor_id),
    ),
    findPeople(
      db,
      rows.flatMap((row) => row.user_id ?? []),
    ),
  ]);
  return rows.flatMap((row): TimedJob[] => {
    if (row.starts_at === null) return [];
    const status = engagementAt(standingEngagement(row), now);
    const isClient = row.user_id === userId;
    const other = isClient ? vendors.get(row.vendor_id)?.name : people.get(row.user_id ?? '')?.name;
    return [
      {
        id: row.id,
        sequence: row.version,
        startsAt: row.starts_at,
        endsAt: row.minutes === null ? null : new Date(row.starts_at.getTime() + row.minutes * MINUTE_MS),
        standing: OFF.includes(status) ? 'off' : status === 'proposed' ? 'waits' : 'agreed',
        title: `${isCategoryKey(row.category_key) ? capitalize(categoryOf(row.category_key).name) : 'Job'}${other === undefined ? '' : ` with ${other}`}`,
        place: addressOf(row),
        path: isClient ? `/service-request-confirmation?request=${row.request_id}` : `/vendor/lead/${row.lead_id}`,
      },
    ];
  });
}
