import { leaveJobTime, takeJobTime } from '#domains/bookings/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { JOB_MINUTES } from '../model/hiring-terms.ts';
import type { EngagementStatus } from '../model/status-changes.ts';
import type { Change } from './follow-changes.ts';

type Inside = { db: Trx; now: Date };

/** Jobs that are still to be done take time. */
const TAKES_TIME: readonly EngagementStatus[] = ['proposed', 'active', 'disputed'];

/** What a change of jobs means for the calendar of whoever does them. Throws `conflict` where the time of a new one is gone. */
export async function followTime(ctx: Inside, { before, after, rows, extras }: Change): Promise<void> {
  const known = new Map(before.engagements.map((one) => [one.id, one]));
  for (const one of after.engagements) {
    const old = known.get(one.id);
    if (old !== undefined && TAKES_TIME.includes(old.status) && !TAKES_TIME.includes(one.status))
      await leaveJobTime(ctx.db, one.id);
    const time = extras.engagement;
    if (old !== undefined || time?.id !== one.id || time.startsAt === null) continue;
    const vendorId = rows.leads.find(({ id }) => id === one.leadId)?.vendor_id ?? '';
    const { startsAt, minutes } = time;
    if (!(await holdJobTime(ctx, vendorId, { jobId: one.id, startsAt, minutes })))
      throw new DomainError(
        'conflict',
        'The professional is booked at that time now. Choose another one of the times, or ask for new ones.',
        { publicCode: 'time-taken' },
      );
  }
}

/** Takes the time of a job, or answers false where it is gone. Only who works alone has one calendar for all of it. */
export async function holdJobTime(
  ctx: Inside,
  vendorId: string,
  { jobId, startsAt, minutes }: { jobId: string; startsAt: Date; minutes: number | null },
): Promise<boolean> {
  const host = (await findVendors(ctx, [vendorId])).get(vendorId)?.worksAlone ?? null;
  return host === null || takeJobTime(ctx, { jobId, userId: host, startsAt, minutes: minutes ?? JOB_MINUTES });
}
