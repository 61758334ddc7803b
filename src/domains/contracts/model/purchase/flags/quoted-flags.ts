import type { Gatherer } from '../../values/evidence.ts';
import type { ContractReading, Evidence } from '../../reading.ts';
import type { Places } from '../places.ts';
import type { ContractText, Span } from '../../text/contract-text.ts';

/** The words of the term that a flag follows from, where no clause of its own says it. */
const TERM_OF: Readonly<Record<string, RegExp>> = {
  deposit_over_3_percent: /^deposit\.amount$/,
  cash_sale: /^cash$/,
  rent_back: /^dates\.possession$/,
  rent_back_over_60_days: /^dates\.possession$/,
  seller_is_estate: /^parties\.sellers\./,
  seller_is_trust: /^parties\.sellers\./,
  buyer_is_estate: /^parties\.buyers\./,
  buyer_is_trust: /^parties\.buyers\./,
};
const IN_CAPACITY = /\b(?:estate|heirs|succession|trust|trustees?|executor|executrix|personal representative|administrator)\b/i;

/** Gives flags without words of their own those of the term that they follow from. */
export function quoteFlags(
  codes: readonly string[],
  reading: ContractReading,
  places: Places,
  gather: Gatherer,
  { text }: ContractText,
): void {
  const { evidence } = gather;
  for (const code of codes) {
    if (evidence.some(({ path }) => path === `flags.${code}`)) continue;
    const place = placeOfTerm(code, reading, evidence);
    if (place !== undefined) evidence.push({ path: `flags.${code}`, page: place.page, quote: place.quote });
    else if (code === 'effective_date_blank_deadlines_not_computable' && places.effective.state === 'blank')
      gather.cite(`flags.${code}`, places.effective.span);
    else {
      const line = emptyLineOf(code, text);
      if (line !== undefined) gather.cite(`flags.${code}`, line);
    }
  }
}

const WORDS_OF_SIDE: Readonly<Record<string, string>> = {
  seller: 'seller|vendor|owner|builder',
  buyer: 'buyer|purchaser|vendee',
  landlord: 'landlord|lessor|owner|housing provider|manager',
  tenant: 'tenant|lessee|resident',
};

/** The line that stands empty: the last one of the side that has not signed, or one for the day of acceptance. */
export function emptyLineOf(code: string, text: string): Span | undefined {
  const side = WORDS_OF_SIDE[/^missing_(\w+)_signature$/.exec(code)?.[1] ?? ''];
  const words =
    side === undefined
      ? code === 'effective_date_blank_deadlines_not_computable'
        ? 'dated?|accept(?:ed|ance)'
        : undefined
      : side;
  if (words === undefined) return undefined;
  const line = new RegExp(
    String.raw`[^\n]{0,80}\b(?:${words})(?:s|'s|’s|s'|s’|\(s\))?\b[^\n_]{0,60}_{3,}[^\n]{0,80}|(?<!_)_{4,60}[^\n]{0,80}\n[^\n]{0,60}\b(?:${words})s?\b[^\n]{0,40}`,
    'gi',
  );
  const last = [...text.slice(-LONGEST_END).matchAll(line)].at(-1);
  if (last === undefined) return undefined;
  const start = Math.max(0, text.length - LONGEST_END) + last.index + (/^\s*/.exec(last[0])?.[0].length ?? 0);
  return { start, end: start + last[0].trim().length };
}
const LONGEST_END = 8000;

function placeOfTerm(
  code: string,
  { contingencies = [], deadlines = [] }: ContractReading,
  evidence: readonly Evidence[],
): Evidence | undefined {
  const find = (path: string) => evidence.find((one) => one.path === path);
  const waived = /^waived_(\w+)$/.exec(code)?.[1];
  if (waived !== undefined)
    return find(`contingencies.${contingencies.findIndex(({ type, status }) => type === waived && status === 'waived')}`);
  const term = TERM_OF[code];
  const found = term === undefined ? [] : evidence.filter(({ path }) => term.test(path));
  if (found.length === 0 && code.startsWith('rent_back'))
    return find(`deadlines.${deadlines.findIndex(({ type }) => type === 'possession')}`);
  return found.find(({ quote }) => IN_CAPACITY.test(quote)) ?? found[0];
}
