import { sumVisits } from '#domains/analytics/server/index.ts';
import { countThreadDays } from '#domains/correspondence/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { zonedTimeToInstant } from '#lib/zoned-time.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ListingFigures } from '../../contract.ts';
import { type Counts, NO_COUNTS } from '../../model/figures.ts';

/** What a domain above knows. */
export interface FiguresPorts {
  countOfferDays: (db: Db, counted: CountedOffers) => Promise<OfferDay[]>;
  /** Tours that were booked, by the day on which that was. */
  countVisitDays: (db: Db, counted: CountedOffers) => Promise<OfferDay[]>;
  listVisitsAt: (db: Db, listingId: number) => Promise<BookedVisit[]>;
  findNextVisits: (ctx: Pick<Context, 'db' | 'now'>, listingIds: readonly number[]) => Promise<Map<number, NextVisit>>;
  listOpenOffers: (db: Db, home: { listingId: number; at: Date }) => Promise<OpenOffer[]>;
  /** Null without an accepted offer. */
  findSaleOf: (db: Db, home: { listingId: number; timeZone: string }) => Promise<SaleUnderWay | null>;
}

/** A visit that is agreed and not over. */
export interface NextVisit {
  what: string;
  startsAt: Date;
}

export type BookedVisit = ListingFigures['showings'][number] & { what: string };
export type OpenOffer = ListingFigures['offers'][number];
export type SaleUnderWay = NonNullable<ListingFigures['sale']>;

/** Offers for a home that were made, or tours of it that were booked, on a day. */
export interface OfferDay {
  listingId: number;
  day: string;
  count: number;
}

export interface CountedOffers {
  listingIds: readonly number[];
  /** The first and the last moment that count. */
  from: Date;
  to: Date;
  /** IANA zone of the days. */
  timeZone: string;
  /** People whose offers and visits do not count. */
  leavesOut: readonly string[];
  countsDemoPeople: boolean;
}

export interface CountedHome {
  id: number;
  /** Listed here, so that offers for it are made here. */
  isOwn: boolean;
}

export interface WeekPeople {
  timeZone: string;
  /** People whose visits and words do not count. */
  staff: readonly string[];
}

interface WeekOptions extends WeekPeople {
  week: { from: string; to: string };
  countsDemoPeople: boolean;
}

/** What happened to homes in a week, in their order. */
export async function countWeek(
  db: Db,
  homes: readonly CountedHome[],
  options: WeekOptions,
  { countOfferDays, countVisitDays }: FiguresPorts,
): Promise<(Counts & { id: number })[]> {
  const { week, timeZone, staff, countsDemoPeople } = options;
  const ids = homes.map(({ id }) => id);
  const span = {
    from: new Date(zonedTimeToInstant(`${week.from}T00:00:00`, timeZone)),
    to: new Date(Date.parse(zonedTimeToInstant(`${addDays(week.to, 1)}T00:00:00`, timeZone)) - 1),
    timeZone,
    leavesOut: staff,
    countsDemoPeople,
  };
  const ownIds = homes.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const [visits, threads, offers, booked] = await Promise.all([
    sumVisits(db, ids, week),
    countThreadDays(db, { about: 'listing', keys: ids.map(String), ...span }),
    countOfferDays(db, { listingIds: ownIds, ...span }),
    countVisitDays(db, { listingIds: ownIds, ...span }),
  ]);
  const ofListing = Map.groupBy(threads, ({ key }) => key);
  const offersOf = Map.groupBy(offers, ({ listingId }) => listingId);
  const bookedOf = Map.groupBy(booked, ({ listingId }) => listingId);
  const total = (counts: readonly OfferDay[] | undefined) => (counts ?? []).reduce((all, { count }) => all + count, 0);
  return ids.map((id) => {
    const begun = ofListing.get(String(id)) ?? [];
    const sum = (kind: string) => begun.reduce((all, one) => all + (one.kind === kind ? one.count : 0), 0);
    return {
      ...NO_COUNTS,
      ...visits.get(id),
      id,
      inquiries: sum('inquiry'),
      tours: sum('tour-request') + total(bookedOf.get(id)),
      offers: total(offersOf.get(id)),
    };
  });
}
