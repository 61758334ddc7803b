import { listStaff } from '#domains/accounts/server/index.ts';
import { findNextTours } from '#domains/appointments/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ListingWeek } from '../../contract.ts';
import { type Counts, weeksBefore } from '../../model/figures.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { listOwnListingsOf } from '../listing-rows.ts';
import { listHostedOpenHouses } from '../open-house-rows.ts';
import { readFields, statusOf, zoneOf } from '../present.ts';
import { findSellersOfAll } from '../sellers.ts';
import { countWeek, type FiguresPorts, type NextVisit } from './count-week.ts';

/** The last week of each public listing where the caller has a part, and what comes next there. */
export async function listListingWeeks(ctx: Context, ports: FiguresPorts): Promise<{ weeks: ListingWeek[] }> {
  const { userId } = requireUser(ctx);
  const rows = (await listOwnListingsOf(ctx.db, userId)).filter(
    (row) => row.record !== null && row.archived_at === null && !hasEnded(statusOf(row)),
  );
  if (rows.length === 0) return { weeks: [] };
  const records = await ctx.db
    .selectFrom('listings')
    .select(['id', 'listing_key', 'originating_system_name'])
    .where(
      'listing_key',
      'in',
      rows.map((row) => row.listing_key),
    )
    .execute();
  const recordOf = new Map(records.map((record) => [record.listing_key, record]));
  const homes = rows.flatMap((row) => {
    const record = recordOf.get(row.listing_key);
    return record === undefined
      ? []
      : {
          row,
          id: record.id,
          timeZone: zoneOf(readFields(row.fields)),
          countsDemoPeople: record.originating_system_name === DEMONSTRATION_SOURCE,
        };
  });
  const ids = homes.map(({ id }) => id);
  const [counts, houses, tours, visits] = await Promise.all([
    countWeeks(ctx, homes, ports),
    listHostedOpenHouses(ctx.db, userId, ctx.now),
    findNextTours(ctx, ids),
    ports.findNextVisits(ctx, ids),
  ]);
  const weeks = homes.flatMap(({ row, id, timeZone }): ListingWeek[] => {
    const counted = counts.get(id);
    if (counted === undefined) return [];
    const house = houses.find((one) => one.own_listing_id === row.id && one.canceled_at === null);
    const tour = tours.get(id);
    const next = firstOf([
      tour === undefined ? undefined : { what: 'Tour', startsAt: tour },
      visits.get(id),
      house === undefined ? undefined : { what: 'Open house', startsAt: house.starts_at },
    ]);
    return [
      {
        id: row.id,
        views: counted.views,
        saves: counted.saves,
        inquiries: counted.inquiries,
        tours: counted.tours,
        next: next === undefined ? null : { what: next.what, startsAt: next.startsAt.toISOString(), timeZone },
      },
    ];
  });
  return { weeks };
}

function firstOf(visits: readonly (NextVisit | undefined)[]): NextVisit | undefined {
  const [first] = visits
    .filter((visit) => visit !== undefined)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return first;
}

interface CountedListing {
  id: number;
  timeZone: string;
  countsDemoPeople: boolean;
}

/** What happened to homes in their last week: those with the same days and the same sellers are counted together. */
async function countWeeks(ctx: Context, homes: readonly CountedListing[], ports: FiguresPorts): Promise<Map<number, Counts>> {
  const [staff, sellersOf] = await Promise.all([
    listStaff(ctx.db),
    findSellersOfAll(
      ctx,
      homes.map(({ id }) => String(id)),
    ),
  ]);
  const groups = Map.groupBy(homes, ({ id, timeZone, countsDemoPeople }) =>
    JSON.stringify([timeZone, countsDemoPeople, (sellersOf.get(String(id)) ?? []).toSorted()]),
  );
  const counts = await Promise.all(
    [...groups.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { timeZone, countsDemoPeople } = first;
      const week = weeksBefore(dayInZone(ctx.now, timeZone)).week;
      const options = { week, timeZone, staff: [...staff, ...(sellersOf.get(String(first.id)) ?? [])], countsDemoPeople };
      const alike = [first, ...others].map(({ id }) => ({ id, isOwn: true }));
      return countWeek(ctx.db, alike, options, ports);
    }),
  );
  return new Map(counts.flat().map((one) => [one.id, one]));
}
