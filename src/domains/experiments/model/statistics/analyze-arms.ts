import { rateOf, type ArmCounts, type Interval } from './arm-counts.ts';
import { believe, rateInterval, type Belief } from './bayes.ts';
import { newcombeInterval, zTest } from './compare-rates.ts';
import { checkSampleRatio, type SampleRatio } from './sample-ratio.ts';
import { sequentialTest } from './sequential.ts';
import { holm } from './several-comparisons.ts';

export interface ArmFigures extends ArmCounts {
  rate: number;
  /** Where the rate lies with 95 % (Beta(1, 1) before the counts). */
  interval: Interval;
}

/** An arm against the first one. Null where the counts do not allow the figure. */
export interface Comparison {
  arm: number;
  difference: number;
  /** The difference as a share of the first arm's rate. */
  lift: number | null;
  z: number | null;
  /** Of one look at the end, both sides. */
  p: number | null;
  /** The same, corrected for the number of arms that are compared (Holm). */
  adjustedP: number | null;
  newcombe: Interval | null;
  /** Valid after every look. */
  sequentialP: number | null;
  adjustedSequentialP: number | null;
  sequentialInterval: Interval | null;
  belief: Belief;
}

export interface Analysis {
  /** Where it is a mismatch, no page shows the comparisons. */
  sampleRatio: SampleRatio;
  arms: ArmFigures[];
  comparisons: Comparison[];
}

/** Every figure of an experiment from its counts. The first arm is what the others are compared with. */
export function analyzeArms({
  arms,
  plannedUsers,
  weights,
}: {
  arms: readonly ArmCounts[];
  /** People of all arms together, set before the start; null where none was, and nothing sequential can be said. */
  plannedUsers: number | null;
  /** The shares that the arms were meant to get; equal if left out. */
  weights?: readonly number[] | undefined;
}): Analysis {
  const [first, ...others] = arms;
  const compared = first === undefined ? [] : others.map((arm, at) => compare(first, arm, at + 1, plannedUsers));
  const corrected = correct(compared.map(({ p }) => p));
  const correctedSequential = correct(compared.map(({ sequentialP }) => sequentialP));
  return {
    sampleRatio: checkSampleRatio(
      arms.map(({ users }) => users),
      weights,
    ),
    arms: arms.map((arm) => ({ ...arm, rate: rateOf(arm), interval: rateInterval(arm) })),
    comparisons: compared.map((one, at) => ({
      ...one,
      adjustedP: corrected[at] ?? null,
      adjustedSequentialP: correctedSequential[at] ?? null,
    })),
  };
}

function compare(
  first: ArmCounts,
  other: ArmCounts,
  arm: number,
  plannedUsers: number | null,
): Omit<Comparison, 'adjustedP' | 'adjustedSequentialP'> {
  const fixed = zTest(first, other);
  const sequential = plannedUsers === null ? null : sequentialTest(first, other, plannedUsers);
  const difference = rateOf(other) - rateOf(first);
  return {
    arm,
    difference,
    lift: first.conversions === 0 ? null : difference / rateOf(first),
    z: fixed?.z ?? null,
    p: fixed?.p ?? null,
    newcombe: newcombeInterval(first, other),
    sequentialP: sequential?.p ?? null,
    sequentialInterval: sequential?.interval ?? null,
    belief: believe(first, other),
  };
}

/** A comparison without a figure counts as one that found nothing. */
function correct(pValues: readonly (number | null)[]): (number | null)[] {
  const corrected = holm(pValues.map((p) => p ?? 1));
  return pValues.map((p, at) => (p === null ? null : (corrected[at] ?? null)));
}
