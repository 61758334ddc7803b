import { medianOf } from '#lib/median.ts';
import type { ComparableSale, HomeValuation } from '../contract.ts';
import { nameFactWithin } from '../model/fact-names.ts';
import type { Estimate } from '../model/estimate-home.ts';
import type { FactValue } from '../model/home-record.ts';

const FEW_COMPARABLES = 4;
const WIDE_FSD = 0.15;
/** A smaller gain is not worth mentioning. */
const LEAST_GAIN = 0.002;

/**
 * What would make an estimate surer, in words for the owner. `missingFacts` are those that homes like it have and it lacks;
 * `fsdIfKnown` is its error were they known.
 */
export function adviseHome(
  estimate: Estimate,
  missingFacts: readonly string[],
  comparables: readonly ComparableSale[],
  fsdIfKnown: number | null,
): HomeValuation['advice'] {
  const advice: HomeValuation['advice'] = [];
  if (missingFacts.length > 0) {
    const isGain = fsdIfKnown !== null && fsdIfKnown < estimate.fsd - LEAST_GAIN;
    advice.push({
      text: `Complete what is not on record: ${missingFacts.map((fact) => nameFactWithin(fact)).join(', ')}.`,
      fsd: isGain ? Math.round(fsdIfKnown * 10_000) / 10_000 : null,
    });
  }
  if (comparables.length < FEW_COMPARABLES)
    advice.push({
      text: 'Few similar homes sold nearby in the last 18 months. New sales will narrow the range.',
      fsd: null,
    });
  if (estimate.fsd > WIDE_FSD)
    advice.push({
      text: 'Homes like this one sell at prices that differ widely. An agent or appraiser who sees the inside can say more.',
      fsd: null,
    });
  advice.push({
    text: 'Check that living area, condition and renovations on record are right, and correct them if they are not.',
    fsd: null,
  });
  return advice;
}

/** Usual facts of the compared homes: the median of numbers, the most frequent of everything else. */
export function findTypicalFacts(comparables: readonly ComparableSale[], names: readonly string[]): Record<string, FactValue> {
  return Object.fromEntries(
    names.flatMap((name): [string, FactValue][] => {
      const known = comparables.map(({ facts }) => facts[name] ?? null).filter((value) => value !== null);
      const numbers = known.filter((value) => typeof value === 'number');
      if (known.length === 0) return [];
      if (numbers.length === known.length) return [[name, medianOf(numbers)]];
      const groups = [...Map.groupBy(known, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length);
      return [[name, groups[0]?.[0] ?? null]];
    }),
  );
}
