import { COMPARABLES } from '../model/find-comparables.ts';
import { usDay } from '#lib/calendar.ts';
import { listSalesOfHome } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { HomeValuation } from '../contract.ts';
import { alignHomes, estimateHome } from '../model/estimate-home.ts';
import { explainEstimate } from '../model/explain-estimate.ts';
import type { HomeRecord } from '../model/home-record.ts';
import { tabulateRecords } from '../model/home-record.ts';
import { adviseHome, findTypicalFacts } from './advise-home.ts';
import { carryAlongIndex } from './follow-index.ts';
import { listComparables } from './list-comparables.ts';
import { dayOf, presentEstimate, presentFacts, sayRefusal } from './present.ts';
import { findOtherPrices, isDemonstration, listEstimates, listPlaceNames } from './queries.ts';
import type { Serving } from './serving-model.ts';
import { findServingModel } from './serving-model.ts';
import { NO_PLACE, UNTRAINED, valueRecord } from './value-record.ts';
import { findListedValuedHome, findValuedHome, type ValuedHome } from './valued-home.ts';

/** The value of a home on record. Throws `not-found`, and `forbidden` where its seller does not allow estimates. */
export async function getHomeValuation(ctx: Context, homeId: number): Promise<HomeValuation> {
  return presentValuation(ctx, await findValuedHome(ctx, homeId));
}

/** The value of a listed home; the same refusals. */
export async function getListingValuation(ctx: Context, listingKey: string): Promise<HomeValuation> {
  const home = await findListedValuedHome(ctx, listingKey);
  return home === undefined ? refuse(ctx) : presentValuation(ctx, home);
}

/** Everything that is said of a home's value, by the facts given. */
export async function presentValuation(ctx: Context, home: ValuedHome): Promise<HomeValuation> {
  const serving = await findServingModel(ctx);
  const plain = await describeHome(ctx, home, serving);
  if (home.refusal !== null) return { ...plain, refusal: home.refusal };
  if (serving === undefined) return { ...plain, refusal: UNTRAINED };
  const asOf = usDay(ctx.now);
  const { model } = serving.installed;
  const record: HomeRecord = { day: dayOf(asOf), latitude: home.latitude, longitude: home.longitude, facts: home.facts };
  const table = alignHomes(model, tabulateRecords([record], model.schema));
  const given = estimateHome(serving.estimator, table, 0);
  if (typeof given === 'string') return { ...plain, refusal: sayRefusal(given) };
  const explained = explainEstimate(serving.estimator, table, 0, given);
  const path = carryAlongIndex(serving, home.neighborhoodId, given, record.day);
  const comparables = await listComparables(ctx, serving, { record, excludesParcel: home.parcelId, search: COMPARABLES });
  const typical = findTypicalFacts(comparables, plain.missingFacts);
  const fsdIfKnown =
    Object.keys(typical).length === 0
      ? null
      : (valueRecord(serving, { ...record, facts: { ...record.facts, ...typical } }).estimate?.fsd ?? null);
  return {
    ...plain,
    estimate: presentEstimate(given, asOf, serving.version),
    change30Days: path.change30Days,
    drivers: { base: explained.base, steps: explained.drivers },
    // The neighbors' distances must not reveal a withheld address.
    comparables: home.isAddressShown
      ? comparables
      : comparables.map((sale) => ({ ...sale, distanceMeters: Math.ceil(sale.distanceMeters / 500) * 500 })),
    history: path.history,
    forecast: path.forecast,
    // A condominium has no lot: a fact that no similar home has is not missing.
    advice: adviseHome(given, comparables.length === 0 ? plain.missingFacts : Object.keys(typical), comparables, fsdIfKnown),
  };
}

async function describeHome(ctx: Context, home: ValuedHome, serving: Serving | undefined): Promise<HomeValuation> {
  const known = serving?.installed.model.schema.map(({ name }) => name) ?? Object.keys(home.facts);
  const facts = presentFacts(home.facts, known);
  const areaId = home.isAddressShown ? home.neighborhoodId : null;
  const [recorded, sales, isDemo, others, areas] = await Promise.all([
    home.parcelId === null ? [] : listEstimates(ctx.db, home.parcelId),
    home.parcelId === null || !home.isAddressShown ? [] : listSalesOfHome(ctx.db, home.parcelId),
    isDemonstration(ctx.db),
    home.parcelId === null || !home.isAddressShown ? { listed: null, assessed: null } : findOtherPrices(ctx.db, home.parcelId),
    listPlaceNames(ctx.db, areaId === null ? [] : [areaId]),
  ]);
  const last = sales[0];
  return {
    homeId: home.isAddressShown ? home.parcelId : null,
    address: home.isAddressShown ? home.address : null,
    latitude: home.isAddressShown ? home.latitude : null,
    longitude: home.isAddressShown ? home.longitude : null,
    area: areaId === null ? null : (areas[areaId] ?? null),
    isDemonstration: isDemo,
    facts,
    missingFacts: known.filter((name) => facts[name] === null),
    estimate: null,
    refusal: null,
    change30Days: null,
    drivers: null,
    comparables: [],
    history: [],
    forecast: [],
    recorded: recorded.map(({ asOf, estimateCents, version }) => ({
      asOf,
      estimate: Math.round(estimateCents / 100),
      modelVersion: version,
    })),
    lastSale: last === undefined ? null : { closeDate: last.closeDate, price: Math.round(last.closePriceCents / 100) },
    ...others,
    advice: [],
  };
}

/** What is said of a listed home that no record places. */
export async function refuse(ctx: Context): Promise<HomeValuation> {
  const nowhere: ValuedHome = {
    parcelId: null,
    isAddressShown: false,
    address: null,
    latitude: 0,
    longitude: 0,
    neighborhoodId: null,
    facts: {},
    refusal: null,
  };
  return { ...(await describeHome(ctx, nowhere, undefined)), refusal: NO_PLACE };
}
