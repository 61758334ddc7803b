import { addDays } from '#lib/calendar.ts';
import { listStaff } from '#domains/accounts/server/index.ts';
import { listDayCounts } from '#domains/analytics/server/index.ts';
import { listShowings } from '#domains/appointments/server/index.ts';
import { countThreadDays, IS_UNWANTED, readThreads } from '#domains/correspondence/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { countDaysOnMarket, firstDayForSale, MARKET_DATES, type MarketDates } from '#domains/listings/server/index.ts';
import { getMarket } from '#domains/market/server/index.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { zonedTimeToInstant, dayInZone } from '#lib/zoned-time.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { sql } from 'kysely';
import type { ListingFigures, OwnListing } from '../../contract.ts';
import {
  type AlertKey,
  type AlertLimits,
  type DayFigures,
  findAlerts,
  type Measure,
  MEASURES,
  MIN_DAYS,
  NO_COUNTS,
  sayRule,
  sumDays,
  weeksBefore,
} from '../../model/figures.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { findMine } from '../find-mine.ts';
import { presentOwnListing, readLimits } from '../present.ts';
import { findSellersOf } from '../sellers.ts';
import type { FiguresPorts } from './count-week.ts';
import { findMoves } from './find-moves.ts';
import { findPeers, type PublicListing } from './find-peers.ts';

const MOST_DAYS = 365;
const SHOWN_DAYS = 28;
/** A dated step of a sale comes before those without a date from so many days ahead. */
const SOON_DAYS = 7;

/** How a listing made here is doing, for its people. Throws `not-found` for everybody else. */
export async function getListingFigures(ctx: Context, id: string, ports: FiguresPorts): Promise<ListingFigures> {
  const row = await findMine(ctx, id);
  const [own, published, staff] = await Promise.all([
    presentOwnListing(ctx, row),
    findPublic(ctx.db, row.listing_key),
    listStaff(ctx.db),
  ]);
  const today = dayInZone(ctx.now, own.timeZone);
  const frame = { own, today, timeZone: own.timeZone };
  if (published === undefined) return presentDraft(ctx, frame);
  const listing = { ...published, daysOnMarket: countDaysOnMarket(published.dates, today) };
  const [days, peers, area, moves, asked, booked, questions, sale, offers] = await Promise.all([
    listDays(ctx, listing, { ...frame, staff }, ports),
    findPeers(ctx.db, listing, { today, timeZone: own.timeZone, staff }, ports),
    findArea(ctx, listing),
    findMoves(ctx.db, listing, frame),
    listShowings(ctx.db, listing.id),
    ports.listVisitsAt(ctx.db, listing.id),
    countOpenQuestions(ctx.db, listing.id),
    hasEnded(own.standardStatus) ? null : ports.findSaleOf(ctx.db, { listingId: listing.id, timeZone: own.timeZone }),
    ports.listOpenOffers(ctx.db, { listingId: listing.id, at: ctx.now }),
  ]);
  const showings = [...asked.map((one) => ({ ...one, what: null })), ...booked].toSorted(
    (a, b) => b.askedAt.localeCompare(a.askedAt) || a.id.localeCompare(b.id),
  );
  const { week, before } = weeksBefore(today);
  const total = sumDays(days, { from: '0000', to: '9999' });
  const [lately, earlier] = [sumDays(days, week), sumDays(days, before)];
  const limits = readLimits(row.alert_limits);
  const quietFrom = addDays(today, -(limits.quietDays ?? MIN_DAYS));
  const alerts = findAlerts(
    {
      isActive: listing.isActive,
      daysOnMarket: listing.daysOnMarket ?? 0,
      lately: sumDays(days, { from: quietFrom, to: today }),
      total,
      area,
      today,
    },
    limits,
  );
  // A week can be set beside the one before if the home was for sale, and was counted, on every day of it.
  const isKnown = (since: string | null) => since !== null && since <= before.from;
  const hasWeekBefore = (key: Measure) => isKnown(listing.firstDay) && (key !== 'impressions' || isKnown(peers.impressionsSince));
  return {
    ...presentFrame(ctx, frame),
    isPublic: true,
    listPrice: listing.priceCents === null ? null : listing.priceCents / 100,
    firstPrice: listing.firstPriceCents === null ? null : listing.firstPriceCents / 100,
    onMarketDate: firstDayForSale(listing.dates),
    daysOnMarket: listing.daysOnMarket,
    measures: MEASURES.map((key) => ({
      key,
      total: total[key],
      week: lately[key],
      weekBefore: hasWeekBefore(key) ? earlier[key] : null,
      peers: peers.bands[key] ?? null,
    })),
    days: fillDays(days, { today, first: listing.firstDay }),
    peers: peers.about,
    alerts: alerts.map((key) => ({ key, text: sayAlert(key, { listing, area, limits }), rule: sayRule(key, limits) })),
    area,
    moves,
    actions: listActions(own, { questions, showings, alerts, sale, offers, now: ctx.now, today }),
    showings,
    offers,
    sale,
  };
}

interface Frame {
  own: OwnListing;
  today: string;
  timeZone: string;
}

function presentFrame(ctx: Context, { own, today, timeZone }: Frame) {
  const { id, listingKey, label, standardStatus } = own;
  return { id, listingKey, label, standardStatus, timeZone, today, asOf: ctx.now.toISOString() };
}

function presentDraft(ctx: Context, frame: Frame): ListingFigures {
  return {
    ...presentFrame(ctx, frame),
    isPublic: false,
    listPrice: frame.own.listPrice,
    firstPrice: null,
    onMarketDate: null,
    daysOnMarket: null,
    measures: [],
    days: [],
    peers: {
      count: 0,
      place: null,
      kind: null,
      priceFrom: null,
      priceTo: null,
      daysFrom: null,
      daysTo: null,
      refusal: 'not-active',
    },
    alerts: [],
    area: null,
    moves: null,
    actions: listActions(frame.own, { ...NOTHING, now: ctx.now, today: frame.today }),
    showings: [],
    offers: [],
    sale: null,
  };
}

interface Published extends Omit<PublicListing, 'daysOnMarket'> {
  firstPriceCents: number | null;
  /** Of what is counted: buyers see a home that is coming soon before its first day for sale. */
  firstDay: string | null;
  dates: MarketDates;
}

type Listed = Published & Pick<PublicListing, 'daysOnMarket'>;

async function findPublic(db: Db, listingKey: string): Promise<Published | undefined> {
  const row = await db
    .selectFrom('listings')
    .select(['id', 'originating_system_name', 'property_sub_type', 'list_price_cents', 'listed_on'])
    .select(MARKET_DATES)
    .select(['original_list_price_cents', 'city_place_id', 'neighborhood_place_id', 'map_neighborhood_id'])
    .where('listing_key', '=', listingKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    isDemonstration: row.originating_system_name === DEMONSTRATION_SOURCE,
    isActive: row.standard_status === 'Active',
    kind: row.property_sub_type,
    priceCents: row.list_price_cents,
    cityId: row.city_place_id,
    neighborhoodId: row.map_neighborhood_id ?? row.neighborhood_place_id,
    firstPriceCents: row.original_list_price_cents ?? row.list_price_cents,
    firstDay: row.standard_status === 'Coming Soon' ? row.listing_contract_date : row.listed_on,
    dates: row,
  };
}

/** Days with any counts, oldest first, for at most a year. */
async function listDays(
  ctx: Context,
  listing: Listed,
  { today, timeZone, staff }: Frame & { staff: string[] },
  { countOfferDays, countVisitDays }: FiguresPorts,
) {
  const oldest = addDays(today, -MOST_DAYS);
  const sellers = await findSellersOf(ctx, String(listing.id));
  const span = {
    from: new Date(zonedTimeToInstant(`${oldest}T00:00:00`, timeZone)),
    to: ctx.now,
    timeZone,
    leavesOut: [...staff, ...sellers],
    countsDemoPeople: listing.isDemonstration,
  };
  const [visits, threads, offers, booked] = await Promise.all([
    listDayCounts(ctx.db, listing.id, { from: oldest, to: today }),
    countThreadDays(ctx.db, { about: 'listing', keys: [String(listing.id)], ...span }),
    countOfferDays(ctx.db, { listingIds: [listing.id], ...span }),
    countVisitDays(ctx.db, { listingIds: [listing.id], ...span }),
  ]);
  const days = new Map<string, DayFigures>(visits.map((one) => [one.day, { ...NO_COUNTS, ...one }]));
  for (const { day, kind, count } of threads) {
    // Offers are counted by themselves.
    if (kind === 'offer') continue;
    const known = days.get(day) ?? { ...NO_COUNTS, day };
    const measure = kind === 'inquiry' ? 'inquiries' : 'tours';
    days.set(day, { ...known, [measure]: known[measure] + count });
  }
  for (const { day, count } of booked) {
    const known = days.get(day) ?? { ...NO_COUNTS, day };
    days.set(day, { ...known, tours: known.tours + count });
  }
  for (const { day, count } of offers) days.set(day, { ...(days.get(day) ?? { ...NO_COUNTS, day }), offers: count });
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

function fillDays(days: readonly DayFigures[], { today, first }: { today: string; first: string | null }): DayFigures[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const all = Array.from({ length: SHOWN_DAYS + 1 }, (_, at) => addDays(today, at - SHOWN_DAYS));
  return all.filter((day) => first === null || day >= first).map((day) => byDay.get(day) ?? { ...NO_COUNTS, day });
}

type Area = NonNullable<ListingFigures['area']>;

/** Days on market nearby: in the neighborhood, or in the city if the neighborhood has too few contracts. */
async function findArea(ctx: Context, { neighborhoodId, cityId }: Listed): Promise<Area | null> {
  const ids = [neighborhoodId, cityId].filter((id) => id !== null);
  if (ids.length === 0) return null;
  const places = await ctx.db.selectFrom('places').select(['id', 'slug', 'name']).where('id', 'in', ids).execute();
  for (const place of places.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))) {
    const query = { propertyType: 'all', window: 3, months: 1 } as const;
    const { figures, asOf } = await getMarket(ctx, { slug: place.slug, query });
    const figure = figures.medianDaysOnMarket;
    if (figure?.value != null && asOf !== null)
      return { place: place.name, medianDays: figure.value, sample: figure.sample, asOf };
  }
  return null;
}

async function countOpenQuestions(db: Db, listingId: number): Promise<number> {
  const open = await readThreads(
    db,
    sql`t.kind = 'inquiry' and s.kind = 'listing' and s.key = ${String(listingId)} and t.status in ('sent', 'read')
      and not ${IS_UNWANTED}`,
    { limit: 100 },
  );
  return open.length;
}

interface AlertStory {
  listing: Listed;
  area: Area | null;
  limits: AlertLimits;
}

function sayAlert(key: AlertKey, { listing: { daysOnMarket }, area, limits: { quietDays } }: AlertStory): string {
  if (key === 'no-inquiries')
    return `No questions and no tour requests for ${quietDays === MIN_DAYS ? 'a week' : formatCount(quietDays ?? 0, 'day')}`;
  if (key === 'no-tours') return `${formatCount(daysOnMarket ?? 0, 'day')} for sale, and no tour request yet`;
  const around = `${formatCount(Math.round(area?.medianDays ?? 0), 'day')} in ${area?.place ?? 'the area'}`;
  return `${formatCount(daysOnMarket ?? 0, 'day')} for sale; half of the nearby homes had a contract after ${around}`;
}

interface ActionFacts {
  questions: number;
  showings: ListingFigures['showings'];
  alerts: readonly AlertKey[];
  sale: ListingFigures['sale'];
  offers: ListingFigures['offers'];
  now: Date;
  today: string;
}

const NOTHING = { questions: 0, showings: [], alerts: [], sale: null, offers: [] } satisfies Omit<ActionFacts, 'now' | 'today'>;

type SaleStep = NonNullable<ListingFigures['sale']>['steps'][number];

/** The open step with the earliest date, else the first open one. */
function findNextStep({ steps }: NonNullable<ListingFigures['sale']>, today: string): SaleStep | undefined {
  const open = steps.filter(({ doneAt }) => doneAt === null);
  const [soonest] = open.filter(isDated).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  return soonest !== undefined && soonest.dueOn <= addDays(today, SOON_DAYS) ? soonest : open[0];
}

const isDated = (step: SaleStep): step is SaleStep & { dueOn: string } => step.dueOn !== null;

function sayStep({ title, dueOn }: SaleStep, today: string): string {
  if (dueOn === null) return title;
  return `${title}: ${dueOn < today ? 'was due' : 'due'} ${formatDate(dueOn, 'UTC')}`;
}

type Showing = ListingFigures['showings'][number];

/** Agreed, and still to come. */
const isAhead = ({ status, confirmedStartsAt }: Showing, now: Date): boolean =>
  status === 'accepted' && confirmedStartsAt !== null && Date.parse(confirmedStartsAt) > now.getTime();

const isBefore = ({ askedAt }: Showing, day: string, timeZone: string): boolean => dayInZone(new Date(askedAt), timeZone) <= day;

/** What to do next, most urgent first. */
function listActions(
  own: OwnListing,
  { questions, showings, alerts, sale, offers, now, today }: ActionFacts,
): ListingFigures['actions'] {
  const editor = `/seller/dashboard/listings?listing=${own.id}`;
  const inbox = `/seller/dashboard/inquiries?listing=${own.id}`;
  const actions: ListingFigures['actions'] = [];
  const step = sale === null ? undefined : findNextStep(sale, today);
  if (step !== undefined) actions.push({ key: 'sale-step', text: sayStep(step, today), href: `${inbox}&filter=offers` });
  // An ended listing takes no answer that binds.
  const unanswered = hasEnded(own.standardStatus) ? 0 : offers.filter(({ isWaiting }) => isWaiting).length;
  if (unanswered > 0)
    actions.push({ key: 'offers', text: `Answer ${formatCount(unanswered, 'offer')}`, href: `${inbox}&filter=offers` });
  const pending = showings.filter(({ status }) => status === 'pending');
  const waiting = pending.filter(({ what }) => what === null).length;
  const asked = pending.filter(({ what, slots }) => what !== null && Date.parse(slots[0] ?? '') > now.getTime()).length;
  if (waiting > 0) actions.push({ key: 'tours', text: `Answer ${formatCount(waiting, 'tour request')}`, href: inbox });
  if (asked > 0)
    actions.push({ key: 'visits', text: `Confirm or decline ${formatCount(asked, 'booked visit')}`, href: '/appointments' });
  const left = sale === null ? [] : showings.filter((one) => isBefore(one, sale.acceptedOn, own.timeZone) && isAhead(one, now));
  if (left.length > 0)
    actions.push({
      key: 'visits-left',
      text: `Keep or cancel ${formatCount(left.length, 'visit')} agreed before you accepted the offer`,
      href: '/appointments',
    });
  if (questions > 0) actions.push({ key: 'questions', text: `Answer ${formatCount(questions, 'question')}`, href: inbox });
  if (hasEnded(own.standardStatus)) return actions;
  const missing = own.gate.filter(({ severity }) => severity === 'blocker').length;
  if (missing > 0)
    actions.push({ key: 'mend', text: `Complete ${formatCount(missing, 'thing')} before you can publish`, href: editor });
  else if (own.publishedVersion === null) actions.push({ key: 'publish', text: 'Publish the listing', href: editor });
  else if (own.hasUnpublished) actions.push({ key: 'unpublished', text: 'Publish your changes', href: editor });
  if (alerts.length > 0)
    actions.push({ key: 'look-again', text: 'Take another look at price, photos and description', href: editor });
  return actions;
}
