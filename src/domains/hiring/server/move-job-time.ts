import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { findTimeZone } from '#domains/listings/contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Lead } from '../contract.ts';
import { engagementAt } from '../model/hiring.ts';
import { MOVABLE } from '../model/status-changes.ts';
import { holdJobTime } from './follow-time.ts';
import { lockHiring, readTime } from './queries.ts';
import { requireLead } from './require-side.ts';
import { showLead } from './show-leads.ts';
import { standingEngagement } from './stored.ts';
import { tellClient } from './tell-sides.ts';

/**
 * Sets or moves the time of a job that is not over; its client hears of it. Throws `not-found` for strangers, `invalid` for a time that is
 * past, `conflict` where there is no such job.
 */
export async function moveJobTime(ctx: LetterContext, { leadId, startsAt }: { leadId: string; startsAt: string }): Promise<Lead> {
  const { lead } = await requireLead(ctx, leadId, 'work');
  await transact(ctx, async (inner) => {
    const rows = await lockHiring(inner.db, lead.request_id);
    const at = await readTime(inner);
    const time = new Date(startsAt);
    if (time <= at) throw invalidField('startsAt', 'Choose a time in the future');
    const job = rows?.engagements.findLast(
      (one) => one.lead_id === leadId && MOVABLE.includes(engagementAt(standingEngagement(one), at)),
    );
    if (rows === undefined || job === undefined)
      throw new DomainError('conflict', 'There’s no job under way that could be moved.');
    if (job.starts_at?.getTime() === time.getTime()) return;
    if (!(await holdJobTime({ ...inner, now: at }, lead.vendor_id, { jobId: job.id, startsAt: time, minutes: job.minutes })))
      throw new DomainError('conflict', 'You’re booked at that time. Choose another one.', {
        publicCode: 'time-taken',
        fields: { startsAt: 'You’re booked at that time' },
      });
    await inner.db
      .updateTable('engagements')
      .set({ starts_at: time, version: job.version + 1, updated_at: at })
      .where('id', '=', job.id)
      .where('version', '=', job.version)
      .execute();
    await inner.db.updateTable('service_requests').set({ updated_at: at }).where('id', '=', lead.request_id).execute();
    const vendor = (await findVendors(inner, [lead.vendor_id])).get(lead.vendor_id);
    await tellClient(inner, rows.request.user_id, {
      title: `${vendor?.name ?? 'The professional'} ${job.starts_at === null ? 'set' : 'moved'} the time of your job`,
      body: `It starts ${formatDateTime(startsAt, findTimeZone(null, rows.request.state))}. Write to them if that doesn’t work for you.`,
      href: `/service-request-confirmation?request=${lead.request_id}`,
      key: `engagement-time-${job.id}-${job.version}`,
    });
  });
  return showLead(ctx, leadId);
}
