/** 1 at 0, 0 at 1, level at both ends: small misses cost little. */
function fade(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return 1 - x * x * (3 - 2 * x);
}

/** 1 up to the limit, then down to 0 at `limit + edge`. */
export function atMost(value: number, limit: number, edge: number): number {
  if (value <= limit) return 1;
  return edge <= 0 ? 0 : fade((value - limit) / edge);
}

/** 1 from the limit on, below it down to 0 at `limit - edge`. */
export function atLeast(value: number, limit: number, edge: number): number {
  if (value >= limit) return 1;
  return edge <= 0 ? 0 : fade((limit - value) / edge);
}

/** Money and minutes: a limit is reached, not a target. Full up to 85 % of it, 0.9 at it, then over its soft edge to 0. */
export function spending(value: number, limit: number, edge: number): number {
  const comfortable = 0.85 * limit;
  if (value <= comfortable) return 1;
  if (value <= limit) return 1 - (0.1 * (value - comfortable)) / Math.max(1e-9, limit - comfortable);
  return 0.9 * atMost(value, limit, edge);
}
