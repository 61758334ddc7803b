import { lowerFirst } from '#lib/lower-first.ts';
import type { RelaxStep } from '../contract.ts';
import type { Criterion } from './criterion.ts';
import { failsMust } from './criterion.ts';
import type { MatchHome } from './match-home.ts';

/**
 * If no home meets every must: which single must to move or give up, and how many homes that gives; if no single one helps,
 * which two to give up. Most homes first.
 */
export function suggestRelaxing(homes: readonly MatchHome[], criteria: readonly Criterion[]): RelaxStep[] {
  const failed = homes.map((home) => ({ home, musts: failedMusts(home, criteria) }));
  const single = criteria.flatMap((criterion): RelaxStep[] => {
    const freed = failed.flatMap(({ home, musts }) => (musts.length === 1 && musts[0] === criterion ? [home] : []));
    return freed.length === 0 ? [] : [stepFor(criterion, freed, criteria)];
  });
  const steps = single.length > 0 ? single : pairs(failed);
  return steps
    .toSorted((a, b) => b.count - a.count || b.countWithout - a.countWithout || (a.criterion < b.criterion ? -1 : 1))
    .slice(0, 5);
}

function failedMusts(home: MatchHome, criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter((criterion) => failsMust(criterion, criterion.utility(home)));
}

/** The homes in `freed` fail this one must and no other. */
function stepFor(criterion: Criterion, freed: readonly MatchHome[], criteria: readonly Criterion[]): RelaxStep {
  const { bound } = criterion;
  const asWhole = {
    criterion: criterion.id,
    label: criterion.label,
    suggestion: criterion.giveUp,
    count: freed.length,
    countWithout: freed.length,
    value: null,
  };
  if (bound === undefined) return asWhole;
  const values = freed.flatMap((home) => bound.valueOf(home) ?? []).filter(Number.isFinite);
  if (values.length === 0) return asWhole;
  const nearest = bound.round(
    bound.direction === 'at-most' ? values.reduce((a, b) => Math.min(a, b)) : values.reduce((a, b) => Math.max(a, b)),
  );
  const moved = bound.withLimit(nearest);
  const others = criteria.map((one) => (one === criterion ? moved : one));
  return {
    ...asWhole,
    suggestion: bound.describe(nearest),
    count: freed.filter((home) => failedMusts(home, others).length === 0).length,
    value: nearest,
  };
}

function pairs(failed: readonly { musts: readonly Criterion[] }[]): RelaxStep[] {
  const counts = new Map<string, { both: readonly [Criterion, Criterion]; count: number }>();
  for (const { musts } of failed) {
    const [first, second] = musts;
    if (musts.length !== 2 || first === undefined || second === undefined) continue;
    const key = `${first.id}+${second.id}`;
    counts.set(key, { both: [first, second], count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts].map(([key, { both, count }]) => ({
    criterion: key,
    label: both.map(({ label }) => label).join(' and '),
    suggestion: `${both[0].giveUp}, and ${lowerFirst(both[1].giveUp)}`,
    count,
    countWithout: count,
    value: null,
  }));
}
