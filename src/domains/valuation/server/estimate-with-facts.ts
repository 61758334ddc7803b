import { usDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Facts, ValueEstimate, VariantEstimates } from '../contract.ts';
import { compareLevels } from '../model/compare-levels.ts';
import { levelsOfMembers } from '../model/estimate-home.ts';
import { nameFact } from '../model/fact-names.ts';
import type { HomeRecord } from '../model/home-record.ts';
import { readGivenFacts } from '../model/read-given-facts.ts';
import { dayOf, presentEstimate } from './present.ts';
import type { Serving } from './serving-model.ts';
import { findServingModel } from './serving-model.ts';
import { NO_PLACE, UNTRAINED, valueRecord } from './value-record.ts';
import { findListedValuedHome, findValuedHome, type ValuedHome } from './valued-home.ts';

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
  const asOf = usDay(ctx.now);
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
  const asOf = usDay(ctx.now);
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
