import { sql } from 'kysely';
import { readThreads } from '#domains/correspondence/server/index.ts';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { listTours } from './queries.ts';

/** A tour that was agreed with a firm, for whoever asked for it signed in. */
export interface AgreedTour {
  id: string;
  userId: string;
  startsAt: Date;
  timeZone: string;
  agreedAt: Date;
  /** The home's address; null where it may no longer be shown. */
  label: string | null;
}

interface Within {
  after: Date;
  until: Date;
}

/** Agreed tours that start in any of some times. For background work. */
export async function listAgreedTours(ctx: Pick<Context, 'db' | 'now'>, times: readonly Within[]): Promise<AgreedTour[]> {
  const [after, until] = [times.map((time) => time.after.toISOString()), times.map((time) => time.until.toISOString())];
  const isDue = sql`t.kind = 'tour-request' and t.status <> 'withdrawn' and t.id in (
    select r.thread_id from tour_requests r join unnest(${after}::timestamptz[], ${until}::timestamptz[]) as w (a, b)
      on r.confirmed_starts_at > w.a and r.confirmed_starts_at <= w.b
    where r.status = 'accepted')`;
  const threads = await readThreads(ctx.db, isDue);
  const rows = await listTours(ctx.db, threads);
  const homes = await loadHomes(
    ctx,
    threads.map(({ about }) => Number(about.key)),
  );
  return threads.flatMap(({ id, publicId, about, sender, createdAt }): AgreedTour[] => {
    const row = rows.get(id);
    if (row?.confirmed_starts_at == null || sender.userId === null) return [];
    return [
      {
        id: publicId,
        userId: sender.userId,
        startsAt: row.confirmed_starts_at,
        timeZone: row.time_zone,
        agreedAt: row.replied_at ?? createdAt,
        label: homes.get(Number(about.key))?.unparsedAddress ?? null,
      },
    ];
  });
}
