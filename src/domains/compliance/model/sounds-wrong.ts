import type { Category, Rule, Severity } from './finding.ts';
import type { Item } from './item.ts';
import type { Weighed } from './weigh-words.ts';

/*
 * What the learned weights decide. They never take back an error. They take back a warning where the words around it sound like
 * those of lawful texts, and warn of a sentence that no rule knows where its words sound like wrong ones.
 */

// Chosen on texts that were not learned from: hardly a wrong one lies under the first. Of those that no rule knows, far more wrong
// than lawful ones lie over the second.
const HARMLESS = 0.4;
const WRONG = 0.6;
/** Rules that read who people are, what they do and what is said of them, in words that no list knows. */
const GENERAL: ReadonlySet<Rule> = new Set<Rule>(['people', 'limit', 'preference']);
/** "A neighborhood." One or two words do not sound like anything. */
const LEAST_SAID = 3;
/** What everybody may be asked to do. */
const OF_CONDUCT =
  /\b(?:smok\w*|vap\w*|pets?|dogs?|cats?|nois\w*|loud|part(?:y|ies)|quiet hours|cash|credit|evict\w*|financ\w*)\b/;

/** For each item, how wrong the worst piece sounds that it is in; -1 between pieces. */
export function loudness(items: readonly Item[], weighed: readonly Weighed[]): Float64Array {
  const loud = new Float64Array(items.length).fill(-1);
  for (const { from, to, likelihood } of weighed)
    for (let at = from; at < to; at++) loud[at] = Math.max(loud[at] ?? -1, likelihood);
  return loud;
}

export function soundsHarmless(
  loud: Float64Array,
  { rule, severity, from, to }: { rule: Rule; severity: Severity; from: number; to: number },
): boolean {
  if (severity === 'hard' || !GENERAL.has(rule)) return false;
  const loudest = Math.max(...loud.subarray(from, to));
  return loudest >= 0 && loudest < HARMLESS;
}

export interface SoundsWrong {
  rule: 'manner';
  category: Category;
  from: number;
  to: number;
}

/** Pieces that sound wrong and in which nothing was found. */
export function findSoundsWrong(
  items: readonly Item[],
  weighed: readonly Weighed[],
  found: readonly { from: number; to: number }[],
): SoundsWrong[] {
  const isFound = new Uint8Array(items.length);
  for (const { from, to } of found) isFound.fill(1, from, to);
  return weighed.flatMap((piece) => {
    const said = items.slice(piece.from, piece.to);
    if (piece.likelihood < WRONG || isFound.subarray(piece.from, piece.to).includes(1)) return [];
    if (said.filter(({ letter }) => letter !== ',').length < LEAST_SAID) return [];
    if (said.some(({ words }) => OF_CONDUCT.test(words))) return [];
    const { from, to } = piece.findWorst();
    const named = [...items.slice(from, to), ...said].find(({ category }) => category !== null);
    return [{ rule: 'manner', category: named?.category ?? 'steering', from, to }];
  });
}
