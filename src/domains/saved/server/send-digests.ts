import { sql } from 'kysely';
import { readTimeZones } from '#domains/accounts/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { transact } from '#platform/verb/transact.ts';
import { type Frequency, USUAL_ALERTS } from '../model/alert-settings.ts';
import { type DueDigest, findDueDigests } from '../model/due-digests.ts';
import { sendPending } from './send-pending.ts';

const AT_ONCE = 500;

/** Who has news waiting, and since when the oldest of each frequency does. */
interface Waiting extends Record<Frequency, Date | null> {
  recipient: string;
  userId: string | null;
  guestZone: string | null;
}

/**
 * Mails what is due, one mail and one transaction for each recipient: a failed mail does not hold up others and is tried
 * again with the next run.
 */
export async function sendDigests(ctx: TellContext): Promise<void> {
  let after = '';
  for (;;) {
    const batch = await listWaiting(ctx, after);
    const zones = await readTimeZones(
      ctx.db,
      batch.flatMap(({ userId }) => userId ?? []),
    );
    for (const one of batch) {
      const due = findDueDigests(ctx.now, zones.get(one.userId ?? '') ?? one.guestZone ?? undefined);
      if (!isDue(one, due)) continue;
      await transact(ctx, (inner) => sendPending(inner, one.recipient, due)).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'a digest could not be queued'),
      );
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < AT_ONCE) return;
    after = last.recipient;
  }
}

/** Recipients with news that wait, in their order. */
async function listWaiting({ db }: TellContext, after: string): Promise<Waiting[]> {
  const frequency = sql`coalesce(s.frequency, ${USUAL_ALERTS.frequency})`;
  const { rows } = await sql<Waiting>`
    select d.recipient, max(coalesce(d.user_id, s.user_id)) as "userId", (
      select g.time_zone from saved_searches g
      where d.recipient like 'mail:%' and lower(g.email) = substr(d.recipient, 6)
        and g.time_zone is not null and g.confirmed_at is not null and g.deleted_at is null
      order by g.id desc limit 1) as "guestZone",
      min(d.created_at) filter (where ${frequency} = 'off') as off,
      min(d.created_at) filter (where ${frequency} = 'instant') as instant,
      min(d.created_at) filter (where ${frequency} = 'daily') as daily,
      min(d.created_at) filter (where ${frequency} = 'weekly') as weekly
    from alert_deliveries d left join saved_searches s on s.id = d.saved_search_id
    where d.state = 'pending' and d.recipient > ${after}
    group by d.recipient order by d.recipient limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Whether something is due, or is to be dropped: it came from a search that is switched off since. */
function isDue(waiting: Waiting, due: readonly DueDigest[]): boolean {
  return (
    waiting.off !== null ||
    due.some(({ frequency, before }) => {
      const oldest = waiting[frequency];
      return oldest !== null && oldest <= before;
    })
  );
}
