/** With fewer parts it is no bundle, and nothing is taken off: what is left costs what it costs alone. */
export const LEAST_PARTS = 2;

interface PricedPart {
  /** For all of them, bought alone. */
  separateCents: number;
  /** Within the bundle. */
  cents: number;
}

/** What chosen parts of a bundle come to: each at its price, the separate prices, and what is saved. */
export function sumParts<P extends PricedPart>(
  chosen: readonly P[],
): { parts: P[]; separateCents: number; cents: number; savedCents: number } {
  const parts = chosen.length < LEAST_PARTS ? chosen.map((part) => ({ ...part, cents: part.separateCents })) : [...chosen];
  const separateCents = parts.reduce((sum, part) => sum + part.separateCents, 0);
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  return { parts, separateCents, cents, savedCents: separateCents - cents };
}
