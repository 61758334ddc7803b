const FACTORS: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** A typed amount: "650,000", "$650k", "1.2m"; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const match = /^\$?(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([km])?$/i.exec(text.trim());
  if (match?.[1] === undefined) return undefined;
  const amount = Number(match[1].replaceAll(',', '')) * (FACTORS[match[2]?.toLowerCase() ?? ''] ?? 1);
  return Math.round(amount * 100) / 100;
}
