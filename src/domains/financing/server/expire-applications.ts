import { tell } from '#domains/notifications/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { formatDate } from '#lib/format.ts';
import { APPLICATION_WARNED_DAYS, KEPT_APPLICATION_END_DAYS } from '#lib/kept-for.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { forgetExpiriesBefore, removeExpired, takeToWarn } from './queries.ts';

const PAGE = '/fast-online-application';

/** Deletes what has not been touched for its time, and tells those whose application ends soon. */
export async function expireApplications(ctx: ServerContext): Promise<void> {
  const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);
  await transact(ctx, async (inner) => {
    for (const row of await takeToWarn(inner.db, ctx.now, inDays(APPLICATION_WARNED_DAYS))) {
      const day = formatDate(row.expires_at.toISOString(), 'UTC', 'long');
      const title = `Your loan application will be deleted on ${day}`;
      const body = 'It has not changed for a while. Open it and change anything to keep it.';
      await tell(inner, {
        to: { userId: row.user_id },
        topic: 'applications',
        title,
        line: { body, href: PAGE },
        mail: {
          body: { paragraphs: [body], action: { path: PAGE, label: 'Open my application' } },
          dedupeKey: `loan-application-ends/${row.id}/${day}`,
        },
      });
    }
  });
  const count = await removeExpired(ctx.db, ctx.now);
  if (count > 0) ctx.log.info({ count }, 'deleted expired loan applications');
  await forgetExpiriesBefore(ctx.db, inDays(-KEPT_APPLICATION_END_DAYS));
}
