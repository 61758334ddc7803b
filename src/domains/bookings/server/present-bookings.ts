import { findPeople } from '#domains/accounts/server/index.ts';
import { listShowings, listToursOf, type Showing } from '#domains/appointments/server/index.ts';
import { findHomesForOffers, listListingsSoldBy } from '#domains/selling/server/index.ts';
import { TOUR_MS } from '#lib/tour-limits.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import {
  listAppointments as endpoint,
  listMoves,
  type Appointment,
  type BookingSide,
  type BookingStanding,
} from '../contract.ts';
import { isHost, type BookableHome } from './homes.ts';
import { listBookingsOf, readFeedback, readSettings, readStarts, readStatus, type BookingRow } from './queries.ts';

const MOST = 300;
const MINUTE_MS = 60_000;

export function standingOf(row: BookingRow): BookingStanding {
  return {
    status: readStatus(row.status),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    hasProposed: readStarts(row.proposed).length > 0,
    changeNoticeMinutes: readSettings(row.settings).changeNoticeMinutes,
  };
}

/** A person's side; undefined for strangers. */
export function sideOf(row: BookingRow, home: BookableHome, userId: string): BookingSide | undefined {
  if (row.user_id === userId) return 'guest';
  return isHost(home, userId) && row.status !== 'held' ? 'host' : undefined;
}

/** One booking as the caller, who takes part in it, sees it. */
export async function presentBooking(ctx: Context, row: BookingRow, home: BookableHome): Promise<Appointment> {
  const { userId } = requireUser(ctx);
  const names = await findPeople(ctx.db, [row.user_id]);
  return present(row, home, { side: sideOf(row, home, userId) ?? 'guest', now: ctx.now, guest: names.get(row.user_id)?.name });
}

/** What a person booked, and what others booked at the homes that they sell; for callers who have authorized the person. */
export async function listBookingsFor(ctx: Context, userId: string): Promise<Appointment[]> {
  return readBookings(ctx, userId, (await listListingsSoldBy(ctx, userId)).map(Number));
}

async function readBookings(ctx: Context, userId: string, sold: readonly number[]): Promise<Appointment[]> {
  const rows = await listBookingsOf(ctx.db, userId, sold, MOST);
  const homes = await findHomesForOffers(
    ctx,
    rows.map((row) => row.listing_id),
  );
  const people = await findPeople(
    ctx.db,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap((row): Appointment[] => {
    const home = homes.get(row.listing_id);
    const side = home && sideOf(row, home, userId);
    if (home === undefined || side === undefined) return [];
    if (row.status === 'held' && (row.held_until ?? ctx.now) <= ctx.now) return [];
    return [present(row, home, { side, now: ctx.now, guest: people.get(row.user_id)?.name })];
  });
}

/** The caller's appointments, as guest and as host. */
export async function listAppointments(ctx: Context): Promise<{ appointments: Appointment[] }> {
  const { userId } = requireUser(ctx);
  const sold = (await listListingsSoldBy(ctx, userId)).map(Number);
  const [booked, tours, homes] = await Promise.all([
    readBookings(ctx, userId, sold),
    listToursOf(ctx, userId),
    findHomesForOffers(ctx, sold),
  ]);
  const asked = tours.map((tour): Appointment => ({
    ...presentRequest(tour),
    id: tour.tourRequestId,
    side: 'guest',
    timeZone: tour.timeZone,
    home: tour.listing?.streetAddress ?? tour.listing?.city ?? 'a home',
    listingKey: tour.listing?.listingKey ?? null,
    withName: tour.sentTo,
    note: tour.message ?? '',
    reason: tour.reply ?? '',
  }));
  const shown = await Promise.all([...homes.values()].map((home) => listShownTours(ctx, home)));
  const firstOf = ({ startsAt, wished }: Appointment) => startsAt ?? wished[0] ?? '';
  const appointments = [...booked, ...asked, ...shown.flat()].toSorted(
    (a, b) => firstOf(a).localeCompare(firstOf(b)) || a.id.localeCompare(b.id),
  );
  return endpoint.response?.parse({ appointments }) ?? { appointments };
}

/** Tours that were asked for at a home which the caller sells; they are answered in the inbox. */
async function listShownTours(ctx: Context, home: BookableHome): Promise<Appointment[]> {
  const tours = await listShowings(ctx.db, home.listingId);
  return tours.map((tour) => ({
    ...presentRequest(tour),
    id: tour.id,
    side: 'host',
    timeZone: home.timeZone,
    home: home.label,
    listingKey: home.listingKey,
    withName: tour.guestName,
    note: '',
    reason: '',
  }));
}

function presentRequest(tour: Pick<Showing, 'kind' | 'status' | 'slots' | 'confirmedStartsAt' | 'proposedSlots'>) {
  const startsAt = tour.confirmedStartsAt;
  return {
    source: 'request' as const,
    kind: tour.kind === 'video' ? ('video-tour' as const) : ('tour' as const),
    status: tour.status,
    startsAt,
    endsAt: startsAt === null ? null : new Date(Date.parse(startsAt) + TOUR_MS).toISOString(),
    wished: tour.slots,
    proposed: tour.proposedSlots,
    heldUntil: null,
    changeUntil: null,
    feedback: null,
    moves: [],
  };
}

function present(
  row: BookingRow,
  home: BookableHome,
  { side, now, guest }: { side: BookingSide; now: Date; guest: string | undefined },
): Appointment {
  const standing = standingOf(row);
  return {
    id: row.id,
    source: 'booking',
    side,
    kind: row.kind,
    status: standing.status,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    wished: [row.starts_at.toISOString()],
    proposed: readStarts(row.proposed),
    timeZone: home.timeZone,
    home: home.label,
    listingKey: home.listingKey,
    withName: side === 'host' ? (guest ?? 'Somebody') : 'The people who sell it',
    note: row.note,
    reason: row.reason,
    heldUntil: row.held_until?.toISOString() ?? null,
    changeUntil: new Date(row.starts_at.getTime() - standing.changeNoticeMinutes * MINUTE_MS).toISOString(),
    feedback: readFeedback(row.feedback),
    moves: listMoves(side, standing, now),
  };
}
