const TIMES: Record<string, number> = { '': 1, k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 };

/**
 * An amount as people type it: "450,000", "$450k", "1.2 million", "6.5%". Null if nothing is typed, undefined if it is not
 * an amount: a sign, two numbers, words, a comma before fewer than three digits.
 */
export function readAmount(text: string): number | null | undefined {
  // Merges spaces: several parts of the pattern would try each one.
  const bare = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (bare === '') return null;
  const found = /^\$?\s*(\d[\d,\s]*)?(\.\d*)?\s*(k|thousand|m|mil|million)?\s*%?$/.exec(bare);
  if (found === null) return undefined;
  const [, whole = '', part = '', unit = ''] = found;
  // "6,5" is 6.5 to some and a slip to others, so it is refused.
  if (/,\d{1,2}$/.test(whole.trim())) return undefined;
  const figures = `${whole.replaceAll(/[,\s]/g, '')}${part}`;
  if (figures === '' || figures === '.') return undefined;
  return Number(figures) * (TIMES[unit] ?? 1);
}
