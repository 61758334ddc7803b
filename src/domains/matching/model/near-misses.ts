/** 1 at 0, 0 at 1, flat at both ends: small misses cost little. */
function fade(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return 1 - x * x * (3 - 2 * x);
}

/** The value of a wish that is just met; the rest rewards meeting it with ease, so that good matches differ. */
export const JUST_MET = 0.9;

/** 1 from `limit + ease` on, 0.9 at the limit, below it down to 0 at `limit - edge`. */
export function atLeast(value: number, limit: number, { edge, ease }: Slopes): number {
  if (value >= limit) return ease <= 0 ? 1 : Math.min(1, JUST_MET + ((1 - JUST_MET) * (value - limit)) / ease);
  return edge <= 0 ? 0 : JUST_MET * fade((limit - value) / edge);
}

/** 1 up to `limit - ease`, 0.9 at the limit, above it down to 0 at `limit + edge`. */
export function atMost(value: number, limit: number, { edge, ease }: Slopes): number {
  return atLeast(-value, -limit, { edge, ease });
}

export interface Slopes {
  /** How far beyond the limit a home still counts as a close call. */
  edge: number;
  /** How far within the limit counts as met with ease; 0 if more has no benefit. */
  ease: number;
}

/** 1 inside, down to 0 at `edge` outside. */
export function nearness(outside: number, edge: number): number {
  return outside <= 0 ? 1 : JUST_MET * fade(outside / edge);
}
