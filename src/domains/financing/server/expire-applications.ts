import { tell } from '#domains/notifications/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { formatDate } from '#lib/format.ts';
import { APPLICATION_WARNED_DAYS, KEPT_APPLICATION_END_DAYS } from '#lib/kept-for.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { findCoApplicantOf, forgetExpiriesBefore, removeExpired, takeToWarn } from './queries.ts';

const PAGE = '/fast-online-application';

/** Deletes what has not been touched for its time, and tells those whose application ends soon, and who loses a part. */
export async function expireApplications(ctx: ServerContext): Promise<void> {
  const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);
  await transact(ctx, async (inner) => {
    for (const row of await takeToWarn(inner.db, ctx.now, inDays(APPLICATION_WARNED_DAYS))) {
      const second = await findCoApplicantOf(inner.db, row.id);
      await warn(inner, row, { userId: row.user_id, what: 'Your loan application', does: 'change anything' });
      if (second !== undefined)
        await warn(inner, row, { userId: second.user_id, what: 'Your joint loan application', does: 'change your part' });
    }
  });
  const gone = await transact(ctx, async (inner) => {
    const removed = await removeExpired(inner.db, ctx.now);
    for (const { secondUserId } of removed)
      if (secondUserId !== null)
        await tell(inner, {
          to: { userId: secondUserId },
          topic: 'applications',
          title: 'The joint loan application was deleted',
          line: {
            body: 'It hadn’t changed for a while, so we deleted it, along with your part and your files in it.',
            href: PAGE,
          },
        });
    return removed;
  });
  if (gone.length > 0) ctx.log.info({ count: gone.length }, 'deleted expired loan applications');
  await forgetExpiriesBefore(ctx.db, inDays(-KEPT_APPLICATION_END_DAYS));
}

async function warn(
  ctx: ServerContext,
  { id, expires_at }: { id: string; expires_at: Date },
  { userId, what, does }: { userId: string; what: string; does: string },
): Promise<void> {
  const day = formatDate(expires_at.toISOString(), 'UTC', 'long');
  const body = `It hasn’t changed for a while. Open it and ${does} to keep it.`;
  await tell(ctx, {
    to: { userId },
    topic: 'applications',
    title: `${what} will be deleted on ${day}`,
    line: { body, href: PAGE },
    mail: {
      body: { paragraphs: [body], action: { path: PAGE, label: 'Open my application' } },
      dedupeKey: `loan-application-ends/${id}/${day}/${userId}`,
    },
  });
}
