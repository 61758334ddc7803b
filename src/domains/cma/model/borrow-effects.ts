import type { Effect, Hedonic } from './effects.ts';

/** Terms where kinds of homes differ: land, size, and features that only one kind has. */
const OWN_TO_A_KIND = new Set(['size', 'bend', 'lot', 'basement', 'waterfront', 'floor']);
const LEVELS = /^(?:Q|C|view:)/;
/** Even if two kinds look alike, an effect may differ by this share of itself. */
const LEAST_DIFFERENCE = 0.05;
/** Effects at least this many standard errors from zero show how much the kinds differ. */
const CLEAR = 3;
const FEWEST_CLEAR = 5;

type Effects = Pick<Hedonic, 'terms' | 'bases'>;

/**
 * Improves the effects of a kind of home with few sales by borrowing from a kind with many. Each effect becomes the mean of both,
 * weighted by precision (empirical Bayes). Differences larger than the errors show how far one kind's effects apply to the other.
 * If the kinds differ, only a kind's own sales count. Terms that only one kind has stay unchanged.
 */
export function borrowEffects(own: Effects, other: Effects): Hedonic['terms'] {
  const lent = lendEffects(own, other);
  const share = differenceOf(own, lent);
  const terms = new Map(own.terms);
  for (const [term, theirs] of lent) {
    const mine = own.terms.get(term);
    const error = Math.hypot(theirs.error, share * theirs.effect);
    if (mine === undefined) terms.set(term, { ...theirs, error, lent: theirs.n });
    else {
      const weight = mine.error ** 2 / (mine.error ** 2 + error ** 2);
      terms.set(term, {
        effect: mine.effect + weight * (theirs.effect - mine.effect),
        error: Math.sqrt((1 - weight) * mine.error ** 2),
        n: mine.n,
        lent: theirs.n,
      });
    }
  }
  return terms;
}

/** Effects of the other kind, measured against the same bases as this kind's own. */
function lendEffects(own: Effects, other: Effects): Map<string, Effect> {
  const bases = own.bases.filter((base) => other.terms.has(base) || other.bases.includes(base));
  const lent = new Map<string, Effect>();
  const none: Effect = { effect: 0, error: 0, n: 0 };
  for (const [term, theirs] of [...other.terms, ...other.bases.map((base) => [base, none] as const)]) {
    if (OWN_TO_A_KIND.has(term) || bases.includes(term)) continue;
    const group = LEVELS.exec(term)?.[0];
    if (group === undefined) {
      lent.set(term, theirs);
      continue;
    }
    const base = bases.find((one) => one.startsWith(group));
    if (base === undefined) continue;
    const against = other.terms.get(base) ?? none;
    lent.set(term, { effect: theirs.effect - against.effect, error: Math.hypot(theirs.error, against.error), n: theirs.n });
  }
  return lent;
}

/** The share of an effect by which the two kinds differ beyond their errors. */
function differenceOf(own: Effects, lent: ReadonlyMap<string, Effect>): number {
  const shares = [...lent].flatMap(([term, theirs]) => {
    const mine = own.terms.get(term);
    if (mine === undefined || Math.abs(theirs.effect) < CLEAR * theirs.error) return [];
    const unexplained = (mine.effect - theirs.effect) ** 2 - mine.error ** 2 - theirs.error ** 2;
    const weight = (theirs.effect / mine.error) ** 2;
    return [{ square: unexplained / theirs.effect ** 2, weight }];
  });
  if (shares.length < FEWEST_CLEAR) return 1;
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  const square = shares.reduce((sum, share) => sum + share.square * share.weight, 0) / total;
  return Math.max(LEAST_DIFFERENCE, Math.sqrt(Math.max(0, square)));
}
