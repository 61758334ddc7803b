import { addSoft, addUnneeded, claim, type Draft } from './draft.ts';
import { findSoftened } from './softened-refusals.ts';

/** Turns softened refusals into wishes for the opposite: "not too old" wishes for a newer home. */
export function readSoftened(draft: Draft): void {
  const words = draft.line.map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  for (const { from, to, wish } of findSoftened(words)) {
    if (wish === undefined) addUnneeded(draft, { from, to });
    else addSoft(draft, { from, to }, wish);
    claim(draft, from, to);
  }
}
