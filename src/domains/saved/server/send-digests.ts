import { sql } from 'kysely';
import { readTimeZones } from '#domains/accounts/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { transact } from '#platform/verb/transact.ts';
import { findDueDigests } from '../model/due-digests.ts';
import { sendPending } from './send-pending.ts';

/**
 * Mails what is due, one mail and one transaction for each recipient: a failed mail does not hold up others and is tried
 * again with the next run.
 */
export async function sendDigests(ctx: TellContext): Promise<void> {
  const { rows } = await sql<{ recipient: string; userId: string | null; guestZone: string | null }>`
    select d.recipient, max(coalesce(d.user_id, s.user_id)) as "userId", (
      select g.time_zone from saved_searches g
      where d.recipient like 'mail:%' and lower(g.email) = substr(d.recipient, 6)
        and g.time_zone is not null and g.confirmed_at is not null and g.deleted_at is null
      order by g.id desc limit 1) as "guestZone"
    from alert_deliveries d left join saved_searches s on s.id = d.saved_search_id
    where d.state = 'pending' group by d.recipient`.execute(ctx.db);
  const zones = await readTimeZones(
    ctx.db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  for (const { recipient, userId, guestZone } of rows) {
    const due = findDueDigests(ctx.now, zones.get(userId ?? '') ?? guestZone ?? undefined);
    await transact(ctx, (inner) => sendPending(inner, recipient, due)).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'a digest could not be queued'),
    );
  }
}
