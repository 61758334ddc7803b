import type { Term } from '../contract.ts';
import { showValue } from '../model/values/show-value.ts';

/** What holds instead of a term, by which other paper of the deal. */
export function sayHeld(kind: Term['kind'], { value, paper }: NonNullable<Term['held']>): string {
  if (value === null) return 'The papers of this deal disagree about it: ask.';
  return `Now ${showValue(kind, value)}${paper === null ? '' : `, by ${paper}`}.`;
}
