import type { Span } from '../../text/contract-text.ts';
import { typeOfRow } from './row-kinds.ts';

/** "“Due Diligence Fee”: $2,500, payable within 5 days": what a list of terms sets a time for, by the term. */
export function kindOfQuoted({ text, start, end }: Span & { text: string }): string | undefined {
  const label = QUOTED.exec(text.slice(start, Math.min(end, start + LONGEST)))?.[1];
  return label === undefined ? undefined : typeOfRow(label.replaceAll(/[()]/g, '').replaceAll(/\s+/g, ' ').toLowerCase());
}
const QUOTED = /^\s{0,9}(?:\(?[a-z\d]{1,3}[.)]\s{0,4})?["“]([^"“”]{4,60})["”]\s?:/i;
const LONGEST = 90;
