import { findPeople } from '#domains/accounts/server/index.ts';
import { listShowings, listToursOf, type Showing } from '#domains/appointments/server/index.ts';
import type { SentTour } from '#domains/appointments/contract.ts';
import { findHomesForOffers, listListingsSoldBy, type HomeForOffers } from '#domains/selling/server/index.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
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
import { findBookables, isHost, keyOf, sayWhatTo, type Bookable } from './bookables.ts';
import { findShowers } from './host-times.ts';
import { sayWhat } from '../model/appointment-words.ts';
import { tellStatus } from '../model/booking-terms.ts';
import {
  listBookingsOf,
  placeOf,
  readAgreement,
  readAnswers,
  readFeedback,
  readSettings,
  readStarts,
  readStatus,
  type BookingRow,
} from './queries.ts';

/** A booking with the number that its calendar files carry, which rises with every change. */
export type BookedVisit = Appointment & { sequence: number };

const MOST = 300;
/** Requests by mail say nothing of these. */
const NOTHING_ASKED = { asksPlace: false, questions: [] };
const NOTHING_MORE = { place: '', answers: [], buyerAgreement: null, shownBy: [], asks: NOTHING_ASKED };

export function standingOf(row: BookingRow): BookingStanding {
  return {
    status: readStatus(row.status),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    proposed: readStarts(row.proposed).map((start) => new Date(start)),
    changeNoticeMinutes: readSettings(row.settings).changeNoticeMinutes,
    hasFeedback: row.feedback !== null,
  };
}

/** Whether there is anybody to choose from. */
const hasSeveralShowers = ({ home, hosts }: Bookable) => home !== null && hosts.length > 1;

/** A person's side; undefined for strangers. */
export function sideOf(row: Pick<BookingRow, 'user_id' | 'status'>, bookable: Bookable, userId: string): BookingSide | undefined {
  if (row.user_id === userId) return 'guest';
  return isHost(bookable, userId) && row.status !== 'held' ? 'host' : undefined;
}

/** One booking as the caller, who takes part in it, sees it. */
export async function presentBooking(ctx: Context, row: BookingRow, bookable: Bookable): Promise<Appointment> {
  const { userId } = requireUser(ctx);
  const side = sideOf(row, bookable, userId) ?? 'guest';
  // Guests read nobody's name but that of whom they booked.
  if (side === 'guest') return present(row, bookable, { side, now: ctx.now, guest: undefined, shownBy: new Map() });
  const names = await findPeople(ctx.db, [row.user_id]);
  return present(row, bookable, {
    side,
    now: ctx.now,
    guest: names.get(row.user_id)?.name,
    shownBy: await nameShowers(ctx, [row]),
  });
}

/** What a person booked, and what others booked of their time and at the homes that they sell; for callers who have authorized the person. */
export async function listBookingsFor(ctx: Context, userId: string): Promise<BookedVisit[]> {
  return readBookings(ctx, userId, (await listListingsSoldBy(ctx, userId)).map(Number));
}

async function readBookings(ctx: Context, userId: string, sold: readonly number[]): Promise<BookedVisit[]> {
  const rows = await listBookingsOf(ctx.db, userId, sold, MOST);
  const bookables = await findBookables(ctx, rows);
  const people = await findPeople(
    ctx.db,
    rows.map((row) => row.user_id),
  );
  const shownBy = await nameShowers(ctx, rows);
  return rows.flatMap((row): BookedVisit[] => {
    const bookable = bookables.get(keyOf(row));
    const side = bookable && sideOf(row, bookable, userId);
    if (bookable === undefined || side === undefined) return [];
    if (row.status === 'held' && (row.held_until ?? ctx.now) <= ctx.now) return [];
    return [
      {
        ...present(row, bookable, { side, now: ctx.now, guest: people.get(row.user_id)?.name, shownBy }),
        sequence: row.sequence,
      },
    ];
  });
}

/** Tours that the people of a home answer by mail, at every home that a person sells; for callers who have authorized the person. */
export async function listToursAskedOf(ctx: Context, userId: string): Promise<Appointment[]> {
  const homes = await findHomesForOffers(ctx, (await listListingsSoldBy(ctx, userId)).map(Number));
  return (await Promise.all([...homes.values()].map((home) => listShownTours(ctx, home)))).flat();
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
    ...presentRequest(ctx, tour),
    id: tour.tourRequestId,
    side: 'guest',
    timeZone: tour.timeZone,
    title: sayWhat(kindOf(tour), homeOf(tour), false),
    home: homeOf(tour),
    handle: null,
    listingKey: tour.listing?.listingKey ?? null,
    withName: tour.sentTo,
    note: tour.message ?? '',
    ...NOTHING_MORE,
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
async function listShownTours(ctx: Context, home: HomeForOffers): Promise<Appointment[]> {
  const tours = await listShowings(ctx.db, home.listingId);
  return tours.map((tour) => ({
    ...presentRequest(ctx, tour),
    id: tour.id,
    side: 'host',
    timeZone: home.timeZone,
    title: sayWhat(kindOf(tour), home.label, false),
    home: home.label,
    listingKey: home.listingKey,
    handle: null,
    withName: tour.guestName,
    note: '',
    ...NOTHING_MORE,
    reason: '',
  }));
}

/** Names of those who show what is booked, by the time that it takes. */
async function nameShowers({ db }: Context, rows: readonly BookingRow[]): Promise<Map<string, string[]>> {
  const shown = await findShowers(
    db,
    rows.flatMap(({ time_id: id }) => id ?? []),
  );
  const people = await findPeople(db, [...new Set([...shown.values()].flat())]);
  return new Map([...shown].map(([timeId, ids]) => [timeId, ids.flatMap((id) => people.get(id)?.name ?? [])]));
}

const kindOf = ({ kind }: Pick<Showing, 'kind'>): Appointment['kind'] => (kind === 'video' ? 'video-tour' : 'tour');
const homeOf = ({ listing }: Pick<SentTour, 'listing'>) => listing?.streetAddress ?? listing?.city ?? 'a home';

function presentRequest(
  { now }: Pick<Context, 'now'>,
  tour: Pick<Showing, 'kind' | 'status' | 'slots' | 'confirmedStartsAt' | 'proposedSlots'>,
) {
  const startsAt = tour.confirmedStartsAt;
  const endsAt = startsAt === null ? null : new Date(Date.parse(startsAt) + TOUR_MS);
  return {
    source: 'request' as const,
    kind: kindOf(tour),
    status: tellStatus(tour.status, endsAt, now),
    startsAt,
    endsAt: endsAt?.toISOString() ?? null,
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
  bookable: Bookable,
  {
    side,
    now,
    guest,
    shownBy,
  }: { side: BookingSide; now: Date; guest: string | undefined; shownBy: ReadonlyMap<string, string[]> },
): Appointment {
  const standing = standingOf(row);
  const isHosted = side === 'host';
  const { asksPlace, questions } = readSettings(row.settings);
  const other = guest ?? 'Someone';
  return {
    id: row.id,
    source: 'booking',
    side,
    kind: row.kind,
    status: tellStatus(standing.status, row.ends_at, now),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    wished: [row.starts_at.toISOString()],
    proposed: standing.proposed.filter((start) => start > now).map((start) => start.toISOString()),
    timeZone: bookable.timeZone,
    title: sayWhatTo(row, bookable, isHosted ? other : undefined),
    home: bookable.person === null || !isHosted ? bookable.label : other,
    listingKey: bookable.home?.listingKey ?? null,
    handle: bookable.person?.handle ?? null,
    withName: isHosted ? other : bookable.person === null ? 'The people who sell it' : bookable.label,
    note: row.note,
    place: placeOf(row),
    answers: readAnswers(row.answers),
    buyerAgreement: readAgreement(row.buyer_agreement),
    asks: standing.status === 'held' ? { asksPlace, questions } : NOTHING_ASKED,
    // Guests see nobody's name but that of whom they booked.
    shownBy: isHosted ? (shownBy.get(row.time_id ?? '') ?? []) : [],
    reason: row.reason,
    heldUntil: row.held_until?.toISOString() ?? null,
    changeUntil: new Date(row.starts_at.getTime() - standing.changeNoticeMinutes * MINUTE_MS).toISOString(),
    feedback: readFeedback(row.feedback),
    moves: listMoves(side, standing, now).filter((move) => move !== 'give' || hasSeveralShowers(bookable)),
  };
}
