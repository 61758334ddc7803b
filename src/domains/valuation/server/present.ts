import { DAY_MS } from '#lib/time-units.ts';
import { utcDay } from '#lib/calendar.ts';
import { roundTo } from '#lib/round-to.ts';
import type { HomeOnRecord } from '#domains/records/server/index.ts';
import type { AccuracyFigures, Facts, ModelCard, ValueEstimate } from '../contract.ts';
import type { Accuracy } from '../model/accuracy.ts';
import { bandOf, confidenceOf } from '../model/confidence.ts';
import type { Estimate, RefusalReason } from '../model/estimate-home.ts';
import type { FactValue, HomeRecord } from '../model/home-record.ts';
import type { HeldOut } from '../model/install-valuation.ts';
import { readDay } from '../model/sales-table.ts';

/** YYYY-MM-DD of a day since 1970. */
export function nameDay(day: number): string {
  return utcDay(new Date(day * DAY_MS));
}

export function dayOf(date: string): number {
  return readDay(date, 'YYYY-MM-DD');
}

/** A home on record as the model reads it, on a day (YYYY-MM-DD). */
export function recordOf(home: Pick<HomeOnRecord, 'latitude' | 'longitude' | 'facts'>, date: string): HomeRecord {
  return { day: dayOf(date), latitude: home.latitude, longitude: home.longitude, facts: plainFacts(home.facts) };
}

export function plainFacts(facts: Record<string, unknown>): Record<string, FactValue> {
  const entries = Object.entries(facts).filter(
    (entry): entry is [string, FactValue] =>
      typeof entry[1] === 'number' || typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
  );
  return Object.fromEntries(entries);
}

/** The facts that the model knows, in its order. */
export function presentFacts(facts: Record<string, FactValue>, known: readonly string[]): Facts {
  return Object.fromEntries(known.map((name) => [name, facts[name] ?? null]));
}

export function presentEstimate(given: Estimate, asOf: string, modelVersion: string): ValueEstimate {
  const confidence = confidenceOf(given.fsd);
  return {
    estimate: Math.round(given.estimate),
    low68: Math.round(given.low68),
    high68: Math.round(given.high68),
    low80: Math.round(given.low80),
    high80: Math.round(given.high80),
    fsd: roundTo(given.fsd, 4),
    confidence,
    band: bandOf(confidence),
    asOf,
    modelVersion,
  };
}

const REFUSALS: Record<RefusalReason, string> = {
  'too few sales near by': 'Too few sales are recorded near this home. We give no estimate rather than a guess.',
  'size unknown': 'The living area of this home is not on record, and without it we give no estimate.',
  'size unlike any sale':
    'No home of such a size is among the sales that the model learned from. We give no estimate rather than a guess.',
  'before the first sale': 'No sales are recorded from that time.',
};

export function sayRefusal(reason: RefusalReason): string {
  return REFUSALS[reason];
}

export function presentHeldOut(heldOut: HeldOut): NonNullable<ModelCard['heldOut']> {
  const groups = (by: Record<string, Accuracy>) =>
    Object.fromEntries(Object.entries(by).map(([name, figures]) => [name, presentAccuracy(figures)]));
  return {
    ...presentAccuracy(heldOut),
    from: nameDay(heldOut.fromDay),
    to: nameDay(heldOut.toDay),
    byPriceTier: groups(heldOut.byPriceTier),
    byArea: groups(heldOut.byArea),
    byType: groups(heldOut.byType),
    byAge: groups(heldOut.byAge),
    byWidthTercile: groups(heldOut.byWidthTercile),
  };
}

export function presentAccuracy(figures: Accuracy): AccuracyFigures {
  const shown = (value: number) => (Number.isFinite(value) ? roundTo(value, 4) : 0);
  const { n, hitRate, mdape, ppe5, ppe10, ppe20, r2, medianSignedError, meanSignedError, coverage68, coverage80 } = figures;
  return {
    n,
    hitRate: shown(hitRate),
    mdape: shown(mdape),
    ppe5: shown(ppe5),
    ppe10: shown(ppe10),
    ppe20: shown(ppe20),
    r2: shown(r2),
    medianSignedError: shown(medianSignedError),
    meanSignedError: meanSignedError === undefined ? null : shown(meanSignedError),
    coverage68: shown(coverage68),
    coverage80: shown(coverage80),
  };
}
