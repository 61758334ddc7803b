import { sql } from 'kysely';
import { z } from 'zod';
import { readThreads } from '#domains/correspondence/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { type SentTour, TOUR_STATUSES } from '../contract.ts';
import { listTours, readProposed, readSlots } from './queries.ts';

/** A tour of a home as its seller sees it. Instants are ISO 8601. */
export interface Showing extends Pick<SentTour, 'kind' | 'slots' | 'status' | 'confirmedStartsAt' | 'proposedSlots'> {
  id: string;
  guestName: string;
  askedAt: string;
}

const MOST = 100;
const statusSchema = z.enum(TOUR_STATUSES);

/** The newest tour requests of a listing, for people whom the caller has authorized. */
export async function listShowings(db: Db, listingId: number): Promise<Showing[]> {
  const about = sql`t.kind = 'tour-request' and s.kind = 'listing' and s.key = ${String(listingId)} and t.status <> 'withdrawn'`;
  const threads = await readThreads(db, about, { limit: MOST });
  const rows = await listTours(db, threads);
  return threads.flatMap(({ id, publicId, sender, createdAt }): Showing[] => {
    const row = rows.get(id);
    if (row === undefined) return [];
    return [
      {
        id: publicId,
        guestName: sender.name,
        kind: row.kind === 'video' ? 'video' : 'in_person',
        slots: readSlots(row.slots).map((slot) => slot.toISOString()),
        status: statusSchema.parse(row.status),
        confirmedStartsAt: row.confirmed_starts_at?.toISOString() ?? null,
        proposedSlots: readProposed(row.proposed_slots),
        askedAt: createdAt.toISOString(),
      },
    ];
  });
}

/** When the next agreed tour of each of these listings begins, for people whom the caller has authorized. */
export async function findNextTours(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listingIds: readonly number[],
): Promise<Map<number, Date>> {
  const threads = await readThreads(
    db,
    sql`t.kind = 'tour-request' and s.kind = 'listing' and s.key = any(${listingIds.map(String)}) and t.status <> 'withdrawn'
      and exists (select from tour_requests q where q.thread_id = t.id and q.status = 'accepted' and q.confirmed_starts_at >= ${now})`,
  );
  const next = new Map<number, Date>();
  for (const { thread, confirmed_starts_at: startsAt } of (await listTours(db, threads)).values()) {
    const listingId = Number(thread.about.key);
    const known = next.get(listingId);
    if (startsAt !== null && (known === undefined || startsAt < known)) next.set(listingId, startsAt);
  }
  return next;
}
