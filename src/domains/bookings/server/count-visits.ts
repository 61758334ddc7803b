import { sql } from 'kysely';
import { findPeople, isCounted } from '#domains/accounts/server/index.ts';
import type { BookedVisit, CountedOffers, NextVisit, OfferDay } from '#domains/selling/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { BookingKind } from '../contract.ts';
import { KIND_WORDS } from '../model/booking-kinds.ts';
import { type BookingStatus } from '../model/booking-terms.ts';
import { listBookingsAt, readStarts, readStatus } from './queries.ts';

const MOST = 100;

/** People who booked a tour of homes, by the day on which they did, in the home's time zone. Once a day for each person. */
export async function countVisitDays(db: Db, counted: CountedOffers): Promise<OfferDay[]> {
  if (counted.listingIds.length === 0) return [];
  const { rows } = await sql<OfferDay>`
    select s.listing_id as "listingId", (b.created_at at time zone ${counted.timeZone})::date::text as day,
      count(distinct b.user_id)::int as count
    from schedules s join bookings b on b.schedule_id = s.id join event_types e on e.id = b.event_type_id
      join people u on u.id = b.user_id
    where s.listing_id = any(${[...counted.listingIds]}::bigint[]) and e.kind in ('tour', 'video-tour') and b.status <> 'held'
      and b.created_at between ${counted.from} and ${counted.to}
      and ${isCounted('u', counted)} and u.id <> all(${[...counted.leavesOut]}::text[])
    group by 1, 2 order by 2`.execute(db);
  return rows;
}

const AS_SHOWING = {
  held: 'cancelled',
  pending: 'pending',
  accepted: 'accepted',
  declined: 'rejected',
  cancelled: 'cancelled',
  lapsed: 'lapsed',
  no_show: 'no_show',
} as const satisfies Record<BookingStatus, BookedVisit['status']>;

/** The newest visits that were booked at a home, for callers who have authorized its people. */
export async function listVisitsAt(db: Db, listingId: number): Promise<BookedVisit[]> {
  const rows = await listBookingsAt(db, listingId, MOST);
  const people = await findPeople(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => {
    const proposedSlots = readStarts(row.proposed);
    const status = readStatus(row.status);
    return {
      id: row.id,
      guestName: people.get(row.user_id)?.name ?? 'Someone',
      what: KIND_WORDS[row.kind],
      kind: row.kind === 'video-tour' ? 'video' : 'in_person',
      status: status === 'pending' && proposedSlots.length > 0 ? 'awaiting_host' : AS_SHOWING[status],
      slots: [row.starts_at.toISOString()],
      confirmedStartsAt: status === 'accepted' ? row.starts_at.toISOString() : null,
      proposedSlots,
      askedAt: row.created_at.toISOString(),
    };
  });
}

/** The next visit of each of these homes that is booked and agreed, for callers who have authorized its people. */
export async function findNextVisits(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listingIds: readonly number[],
): Promise<Map<number, NextVisit>> {
  const { rows } = await sql<{ listingId: number; kind: BookingKind; startsAt: Date }>`
    select distinct on (s.listing_id) s.listing_id as "listingId", e.kind, b.starts_at as "startsAt"
    from schedules s join bookings b on b.schedule_id = s.id join event_types e on e.id = b.event_type_id
    where s.listing_id = any(${[...listingIds]}::bigint[]) and b.status = 'accepted' and b.starts_at >= ${now}
    order by s.listing_id, b.starts_at`.execute(db);
  return new Map(rows.map(({ listingId, kind, startsAt }) => [listingId, { what: KIND_WORDS[kind], startsAt }]));
}
