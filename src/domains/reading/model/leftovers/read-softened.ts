import { dictionary } from '#lib/dictionary.ts';
import { addSoft, addUnneeded, claim, type Draft } from '../draft.ts';
import { findSoftened } from '../scopes/softened-refusals.ts';

/** "Not too big, not too small" wishes for neither. */
const OPPOSITES = dictionary<string>({
  small: 'spacious',
  spacious: 'small',
  newer_home: 'older_home',
  older_home: 'newer_home',
  quiet: 'lively',
  lively: 'quiet',
  suburban: 'walkable',
  walkable: 'suburban',
});

/** Turns softened refusals into wishes for the opposite: "not too old" wishes for a newer home. */
export function readSoftened(draft: Draft): void {
  const words = draft.line.map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  const found = findSoftened(words);
  for (const { from, to, wish } of found) {
    if (wish === undefined || found.some((other) => OPPOSITES[wish] === other.wish)) addUnneeded(draft, { from, to });
    else addSoft(draft, { from, to }, wish);
    claim(draft, from, to);
  }
}
