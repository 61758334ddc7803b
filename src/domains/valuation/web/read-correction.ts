import { readAmount } from '#lib/read-amount.ts';

/** The right value of a fact as it was typed: yes or no, an amount ("1,850 sq ft"), or a word. */
export function readCorrection(text: string): number | string | boolean {
  const trimmed = text.trim();
  if (/^(yes|true)$/i.test(trimmed)) return true;
  if (/^(no|false)$/i.test(trimmed)) return false;
  return readAmount(trimmed.replace(/sq\.? ?ft\.?$/i, '').trimEnd()) ?? trimmed;
}
