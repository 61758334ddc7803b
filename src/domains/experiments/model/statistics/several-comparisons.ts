/** Holm's correction (1979): the chance of one false finding among all stays below alpha. For arms against one. */
export function holm(pValues: readonly number[]): number[] {
  let most = 0;
  return adjust(
    pValues,
    (a, b) => a - b,
    (p, rank) => (most = Math.max(most, Math.min(1, p * (pValues.length - rank)))),
  );
}

/** Benjamini and Hochberg's correction (1995): the share of false ones among findings stays below alpha. For looking around. */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  let least = 1;
  return adjust(
    pValues,
    (a, b) => b - a,
    (p, rank) => (least = Math.min(least, (p * pValues.length) / (pValues.length - rank))),
  );
}

function adjust(
  pValues: readonly number[],
  order: (a: number, b: number) => number,
  correct: (p: number, rank: number) => number,
): number[] {
  const adjusted: number[] = [];
  const ranked = pValues.map((p, at) => ({ p, at })).toSorted((one, other) => order(one.p, other.p));
  for (const [rank, { p, at }] of ranked.entries()) adjusted[at] = correct(p, rank);
  return adjusted;
}
