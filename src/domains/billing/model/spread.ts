/**
 * Splits whole cents by weights so that the parts add up: each gets its floor, and those with the largest remainders one more.
 * Equal remainders go by order. No part exceeds its weight where the whole does not exceed their sum.
 */
export function spread(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, at) => {
    const exact = BigInt(cents) * BigInt(weight);
    return { at, floor: Number(exact / BigInt(sum)), rest: exact % BigInt(sum) };
  });
  let left = cents - shares.reduce((total, { floor }) => total + floor, 0);
  const parts = shares.map(({ floor }) => floor);
  for (const { at } of shares.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
