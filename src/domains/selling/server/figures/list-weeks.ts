import { listStaff } from '#domains/accounts/server/index.ts';
import { listShowings } from '#domains/appointments/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ListingWeek } from '../../contract.ts';
import { weeksBefore } from '../../model/figures.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { listOwnListingsOf } from '../listing-rows.ts';
import { listHostedOpenHouses } from '../open-house-rows.ts';
import { readFields, statusOf, zoneOf } from '../present.ts';
import { findSellersOfAll } from '../sellers.ts';
import { countWeek, type FiguresPorts } from './count-week.ts';

type Next = ListingWeek['next'];

/** The last week of each public listing where the caller has a part, and what comes next there. */
export async function listListingWeeks(ctx: Context, ports: FiguresPorts): Promise<{ weeks: ListingWeek[] }> {
  const { userId } = requireUser(ctx);
  const rows = (await listOwnListingsOf(ctx.db, userId)).filter(
    (row) => row.record !== null && row.archived_at === null && !hasEnded(statusOf(row)),
  );
  if (rows.length === 0) return { weeks: [] };
  const [records, staff, houses] = await Promise.all([
    ctx.db
      .selectFrom('listings')
      .select(['id', 'listing_key', 'originating_system_name'])
      .where(
        'listing_key',
        'in',
        rows.map((row) => row.listing_key),
      )
      .execute(),
    listStaff(ctx.db),
    listHostedOpenHouses(ctx.db, userId, ctx.now),
  ]);
  const recordOf = new Map(records.map((record) => [record.listing_key, record]));
  const sellersOf = await findSellersOfAll(
    ctx,
    records.map(({ id }) => String(id)),
  );
  const weeks = rows.map(async (row): Promise<ListingWeek[]> => {
    const record = recordOf.get(row.listing_key);
    if (record === undefined) return [];
    const timeZone = zoneOf(readFields(row.fields));
    const [counts, next] = await Promise.all([
      countWeek(
        ctx.db,
        [{ id: record.id, isOwn: true }],
        {
          week: weeksBefore(dayInZone(ctx.now, timeZone)).week,
          timeZone,
          staff: [...staff, ...(sellersOf.get(String(record.id)) ?? [])],
          countsDemoPeople: record.originating_system_name === DEMONSTRATION_SOURCE,
        },
        ports,
      ),
      findNext(ctx, record.id, ports),
    ]);
    const house = houses.find((one) => one.own_listing_id === row.id && one.canceled_at === null);
    const events = [...next, ...(house === undefined ? [] : [{ what: 'Open house', startsAt: house.starts_at.toISOString() }])];
    const [first] = events.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    return counts.map(({ views, saves, inquiries, tours }) => ({
      id: row.id,
      views,
      saves,
      inquiries,
      tours,
      next: first === undefined ? null : { ...first, timeZone },
    }));
  });
  return { weeks: (await Promise.all(weeks)).flat() };
}

/** Visits of a home that are agreed and not over. */
async function findNext(ctx: Context, listingId: number, ports: FiguresPorts): Promise<Omit<NonNullable<Next>, 'timeZone'>[]> {
  const [asked, booked] = await Promise.all([listShowings(ctx.db, listingId), ports.listVisitsAt(ctx.db, listingId)]);
  return [...asked.map((one) => ({ ...one, what: 'Tour' })), ...booked].flatMap(({ what, status, confirmedStartsAt }) =>
    status !== 'accepted' || confirmedStartsAt === null || confirmedStartsAt < ctx.now.toISOString()
      ? []
      : [{ what, startsAt: confirmedStartsAt }],
  );
}
