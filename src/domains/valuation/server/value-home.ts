import { findListingId } from '#domains/listings/server/index.ts';
import { findHomes, type HomeOnRecord, listSalesOfHome } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Facts, HomeValuation, ValueEstimate, VariantEstimates } from '../contract.ts';
import { compareLevels } from '../model/compare-levels.ts';
import type { Estimate } from '../model/estimate-home.ts';
import { alignHomes, estimateHome, levelsOfMembers } from '../model/estimate-home.ts';
import { explainEstimate } from '../model/explain-estimate.ts';
import { nameFact } from '../model/fact-names.ts';
import type { FactValue, HomeRecord } from '../model/home-record.ts';
import { tabulateRecords } from '../model/home-record.ts';
import { refuseKind } from '../model/refuse-kind.ts';
import { readGivenFacts } from '../model/read-given-facts.ts';
import { adviseHome, findTypicalFacts } from './advise-home.ts';
import { carryAlongIndex } from './follow-index.ts';
import { listComparables } from './list-comparables.ts';
import { dayOf, isoDay, plainFacts, presentEstimate, presentFacts, sayRefusal } from './present.ts';
import {
  findListedHome,
  findOtherPrices,
  findRestrictions,
  isDemonstration,
  listEstimates,
  listPlaceNames,
  type ListedHomeRow,
} from './queries.ts';
import type { Serving } from './serving-model.ts';
import { findServingModel } from './serving-model.ts';

/** A home as it is valued: on record, listed, or told by a person. */
export interface ValuedHome {
  parcelId: number | null;
  /** Whether the parcel may be named. */
  isAddressShown: boolean;
  address: string | null;
  latitude: number;
  longitude: number;
  neighborhoodId: number | null;
  facts: Record<string, FactValue>;
  /** Why nothing of its kind is valued; null for homes. */
  refusal: string | null;
}

const UNTRAINED = 'The model of this installation is being trained. Estimates appear as soon as it is ready.';
const NO_PLACE = 'Where this home lies is not on record, and without it we give no estimate.';
const COMPARABLES = { count: 6, withinMonths: 18, withinKm: 8 };

/** The value of a home on record. Throws `not-found`, and `forbidden` where its seller does not allow estimates. */
export async function getHomeValuation(ctx: Context, homeId: number): Promise<HomeValuation> {
  return presentValuation(ctx, await findValuedHome(ctx, homeId));
}

/** The value of a listed home; the same refusals. */
export async function getListingValuation(ctx: Context, listingKey: string): Promise<HomeValuation> {
  const home = await findListedValuedHome(ctx, listingKey);
  return home === undefined ? refuse(ctx) : presentValuation(ctx, home);
}

export async function findValuedHome(ctx: Context, homeId: number): Promise<ValuedHome> {
  const [[home], restrictions] = await Promise.all([findHomes(ctx.db, [homeId]), findRestrictions(ctx.db, homeId)]);
  // A home whose seller withholds the address is not found by its number either.
  if (home === undefined || restrictions.noAddress) throw new DomainError('not-found', 'There is no such home on record.');
  if (restrictions.noEstimate) throw withheld();
  const facts = plainFacts(home.facts);
  return { ...home, parcelId: home.id, isAddressShown: true, facts, refusal: refuseKind(null, facts['propertySubType']) };
}

export async function findListedValuedHome(ctx: Context, listingKey: string): Promise<ValuedHome | undefined> {
  const listed = await findListedHome(ctx.db, await findListingId(ctx.db, listingKey));
  if (listed === undefined) throw new DomainError('not-found', 'There is no such home here.');
  if (!listed.displayAvm) throw withheld();
  const [onRecord] = listed.parcelId === null ? [] : await findHomes(ctx.db, [listed.parcelId]);
  return combineHome(listed, onRecord);
}

/** A listed home with what is on record of it; undefined where nobody says where it lies. */
export function combineHome(listed: ListedHomeRow, onRecord: HomeOnRecord | undefined): ValuedHome | undefined {
  const latitude = onRecord?.latitude ?? listed.latitude;
  const longitude = onRecord?.longitude ?? listed.longitude;
  if (latitude === null || longitude === null) return undefined;
  // What a listing says today stands before what an office wrote down.
  const facts = { ...plainFacts(onRecord?.facts ?? {}), ...plainFacts(listed.facts) };
  return {
    parcelId: onRecord?.id ?? null,
    isAddressShown: listed.displayAddress,
    address: listed.displayAddress ? (onRecord?.address ?? listed.address) : null,
    latitude,
    longitude,
    neighborhoodId: onRecord?.neighborhoodId ?? listed.neighborhoodId,
    facts,
    refusal: refuseKind(listed.propertyType, facts['propertySubType']),
  };
}

/** A home with the facts that its owner put in the place of the record. */
export function correctHome(home: ValuedHome, corrections: readonly { fact: string; value: FactValue }[]): ValuedHome {
  const facts = { ...home.facts, ...Object.fromEntries(corrections.map(({ fact, value }) => [fact, value])) };
  return { ...home, facts, refusal: refuseKind(null, facts['propertySubType']) };
}

/** "What if": the estimate with some facts changed; nothing is stored. Throws `invalid` for facts that cannot be. */
export async function estimateWithFacts(
  ctx: Context,
  input: {
    homeId?: number | undefined;
    listingKey?: string | undefined;
    latitude?: number | undefined;
    longitude?: number | undefined;
    facts: Facts;
  },
): Promise<{ estimate: ValueEstimate | null; refusal: string | null }> {
  const serving = await findServingModel(ctx);
  if (serving === undefined) return { estimate: null, refusal: UNTRAINED };
  const home =
    input.homeId !== undefined
      ? await findValuedHome(ctx, input.homeId)
      : input.listingKey !== undefined
        ? await findListedValuedHome(ctx, input.listingKey)
        : undefined;
  if (home?.refusal != null) return { estimate: null, refusal: home.refusal };
  const facts = takeFacts(ctx, serving, home, input.facts, 'facts');
  const latitude = home?.latitude ?? input.latitude;
  const longitude = home?.longitude ?? input.longitude;
  if (latitude === undefined || longitude === undefined) return { estimate: null, refusal: NO_PLACE };
  const asOf = isoDay(ctx.now);
  const record: HomeRecord = { day: dayOf(asOf), latitude, longitude, facts };
  const { estimate, refusal } = valueRecord(serving, record);
  return { estimate: estimate && presentEstimate(estimate, asOf, serving.version), refusal };
}

/** A home's facts with those that somebody gives in their place. Throws `invalid` naming each that cannot be, below `path`. */
function takeFacts(ctx: Context, { installed }: Serving, home: ValuedHome | undefined, given: Facts, path: string): Facts {
  const recorded = home?.facts ?? {};
  const { facts, problems } = readGivenFacts(installed.model.schema, given, recorded, ctx.now.getUTCFullYear());
  const [first] = Object.entries(problems);
  if (first === undefined) return { ...recorded, ...facts };
  const fields = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`${path}.${name}`, problem]));
  throw new DomainError('invalid', `${nameFact(first[0])}: ${first[1]}`, { fields });
}

/** A home as it is on record, with each of several sets of changed facts; nothing is stored. Throws as `estimateWithFacts` does. */
export async function estimateVariants(
  ctx: Context,
  input: { homeId?: number | undefined; listingKey?: string | undefined; variants: readonly Facts[] },
): Promise<VariantEstimates> {
  const serving = await findServingModel(ctx);
  const home =
    input.homeId === undefined
      ? await findListedValuedHome(ctx, input.listingKey ?? '')
      : await findValuedHome(ctx, input.homeId);
  const nothing = input.variants.map(() => null);
  if (serving === undefined || home === undefined || home.refusal !== null) return { estimates: nothing, changes: nothing };
  const asOf = isoDay(ctx.now);
  const { latitude, longitude } = home;
  const valueWith = (facts: Facts) => {
    const { estimate } = valueRecord(serving, { day: dayOf(asOf), latitude, longitude, facts });
    const { estimator } = serving;
    return estimate && { estimate, levels: levelsOfMembers(estimator.model, estimator.values, 0) };
  };
  const before = valueWith(home.facts);
  const after = input.variants.map((facts, at) => valueWith(takeFacts(ctx, serving, home, facts, `variants.${at}`)));
  return {
    estimates: after.map((variant) => variant && presentEstimate(variant.estimate, asOf, serving.version)),
    changes: after.map((variant) => {
      if (before === null || variant === null) return null;
      const { change, error } = compareLevels(before.levels, variant.levels);
      const dollarsAt = (log: number) => Math.round(before.estimate.estimate * Math.expm1(log));
      return { low: dollarsAt(change - error), high: dollarsAt(change + error) };
    }),
  };
}

/** One record through the serving model. */
export function valueRecord(serving: Serving, record: HomeRecord): { estimate: Estimate | null; refusal: string | null } {
  const { estimator, installed } = serving;
  const table = alignHomes(installed.model, tabulateRecords([record], installed.model.schema));
  const given = estimateHome(estimator, table, 0);
  return typeof given === 'string' ? { estimate: null, refusal: sayRefusal(given) } : { estimate: given, refusal: null };
}

/** Everything that is said of a home's value, by the facts given. */
export async function presentValuation(ctx: Context, home: ValuedHome): Promise<HomeValuation> {
  const serving = await findServingModel(ctx);
  const plain = await describeHome(ctx, home, serving);
  if (home.refusal !== null) return { ...plain, refusal: home.refusal };
  if (serving === undefined) return { ...plain, refusal: UNTRAINED };
  const asOf = isoDay(ctx.now);
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
    // Who withholds an address is not given away by the neighbors' distances.
    comparables: home.isAddressShown
      ? comparables
      : comparables.map((sale) => ({ ...sale, distanceMeters: Math.ceil(sale.distanceMeters / 500) * 500 })),
    history: path.history,
    forecast: path.forecast,
    // A condominium has no lot: what no home like it has is not missing.
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

function withheld(): DomainError {
  return new DomainError('forbidden', 'The seller of this home does not allow automated estimates of its value.');
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
