import { addUnresolved, claim, type Draft, type LineToken, matchAt } from './draft.ts';
import { DISLIKE_PHRASES, DISLIKE_TURNED, DISLIKE_WORDS } from './dislike-words.ts';
import { NOT_UNDERSTOOD } from './leftovers.ts';
import { tagFinder } from './rules-tags.ts';
import { HARD_STOPS, NEGATORS } from './scope-phrases.ts';
import { isKnownOfHomes } from './spelling.ts';

/** Where another statement begins, besides the ends of sentences. */
const PARTS = new Set([',', 'so', 'because', 'since', 'yet', 'unless', 'if', 'when', 'while', '-']);
const WHO = /^(?:i|we|im|id|ive|were|wed|weve|want|wants|need|needs|would|must|looking|show|give|find|please|with|\d.*)$/;
const MOST_OF_STATEMENT = 24;

/**
 * What stands in a statement that speaks ill of something is no wish, though no rule knows how it is refused: "a hot tub
 * sounds like a lawsuit". Rather than rank up what is refused, the reading says that it did not understand.
 */
export function readUnclearWishes(draft: Draft): void {
  const statements = findStatements(draft.line).map(({ from, to }) => ({ from, to, words: wordsOf(draft.line.slice(from, to)) }));
  const judged = statements.filter(({ words }) => speaksIll(words) || IS_DENIED.test(words.join(' ')));
  if (judged.length === 0) return;
  const things = findThings(draft);
  for (const { from, to, words } of judged) {
    const isThing = (index: number) => {
      const token = draft.line[from + index];
      return token !== undefined && things.has(token);
    };
    if (!speaksIll(words) && !isDeniedThing(words, isThing)) continue;
    const said = draft.line.slice(from, to).filter((token) => things.has(token));
    if (!said.some(({ scope, isClaimed }) => (scope === 'must' || scope === 'soft') && !isClaimed)) continue;
    if (said.some(({ scope }) => scope === 'must_not' || scope === 'either')) continue;
    addUnresolved(draft, { from, to }, NOT_UNDERSTOOD);
    claim(draft, from, to);
  }
}

const wordsOf = (line: readonly LineToken[]): string[] => line.map(({ word }) => word);

/** What is denied of a thing in somebody's own view: "a wine cellar won't tempt me". */
const IS_DENIED =
  /^(?:[a-z]+ ){1,6}(?:(?:isnt|arent|wasnt|wont|wouldnt|doesnt|dont|didnt|never|hardly|(?:is|are|will|would|does|do)(?: really| just)? (?:not|never|hardly)) |(?:cant|couldnt|(?:can|could)(?: really| just)? (?:not|never|hardly))(?: [a-z]+)* (?:me|us|my|our|i|we|mine|ours)(?: |$))/;
const DENIAL =
  /^(?:isnt|arent|wasnt|wont|wouldnt|doesnt|dont|didnt|cant|couldnt|never|hardly|is|are|will|would|does|do|can|could)$/;
/** "A pool wouldn't bother me", "a garage doesn't have to be ours". */
const IS_NO_VERDICT =
  /(?:^| )(?:wouldnt|wont|doesnt|dont|not|never) (?:hurts?|bother|scare|worry|disappoint|be (?:bad|amiss|wasted|wrong)|go amiss|have to|need to|be wasted)(?: |$)|(?:^| )(?:isnt|arent|not) (?:an? )?(?:luxur(?:y|ies)|required|necessary|needed|essential|mandatory|optional|negotiable|extras?|waste|nice to have|problem|issue|joke)(?: |$)|(?:^| )(?:than|(?:over|under|above|below|after|before) [$]?\d.*|far|farther)(?: |$)|(?:^| )cant be (?:skipped|missing|left out|omitted|beaten|beat)(?: |$)/;
const MOST_OF_SUBJECT = 6;

/** Whether what is denied is denied of a thing: the subject that stands right before the denial. */
function isDeniedThing(words: readonly string[], isThing: (index: number) => boolean): boolean {
  const line = words.join(' ');
  if (!IS_DENIED.test(line) || IS_NO_VERDICT.test(line)) return false;
  const verb = words.findIndex((word) => DENIAL.test(word));
  return verb > 0 && verb <= MOST_OF_SUBJECT && isThing(verb - 1) && !/^(?:i|we|id|wed|im)$/.test(words[0] ?? '');
}

/** The words that name features or kinds of homes. */
function findThings(draft: Draft): Set<LineToken> {
  const things = new Set(draft.line.filter(({ word }) => NAMES_THING.test(word)));
  for (const [{ pattern }, starts] of tagFinder.find(draft.line.map(({ word }) => word))) {
    for (const from of starts) {
      const match = matchAt(draft, pattern, from);
      const to = match === null ? from : from + match[0].split(' ').length;
      for (const token of draft.line.slice(from, to)) things.add(token);
    }
  }
  return things;
}

const NAMES_THING =
  /^(?:condos?|townhouses?|townhomes?|apartments?|duplex(?:es)?|triplex(?:es)?|garages?|yards?|hoas?|porch(?:es)?|bungalows?|cabins?|farmhouses?|kitchens?|ranch(?:es)?)$/;

function speaksIll(words: readonly string[]): boolean {
  const line = words.join(' ');
  if (DISLIKE_TURNED.test(line)) return false;
  if (DISLIKE_PHRASES.test(line)) return true;
  // "An ugly house is fine" is no verdict about houses.
  const isVerdict = (word: string, index: number) =>
    DISLIKE_WORDS.has(word) && !(DISLIKE_QUALITY.test(word) && words.slice(index + 1, index + 3).some(isKnownOfHomes));
  return words.some(isVerdict) && !words.some((word) => NEGATORS.has(word));
}

const DISLIKE_QUALITY =
  /^(?:stupid|silly|dumb|ugly|dull|boring|tacky|gaudy|hideous|awful|terrible|horrible|ridiculous|miserable|depressing|outdated|dated|overpriced|useless|annoying|creepy|burnt|soulless)$/;

/** The statements of a line; longer ones are no idioms. */
function findStatements(line: readonly LineToken[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let index = 0; index <= line.length; index++) {
    const word = line[index]?.word ?? '.';
    // "Nothing but trouble".
    if (word === 'but' && line[index - 1]?.word === 'nothing') continue;
    const isJoint = word === 'and' && WHO.test(line[index + 1]?.word ?? '') && !isBlamed(line, index + 1);
    if (!isJoint && !HARD_STOPS.has(word) && !PARTS.has(word)) continue;
    if (index > from && index - from <= MOST_OF_STATEMENT) found.push({ from, to: index });
    from = index + 1;
  }
  return found;
}

/** "Stucco and I don't get along". */
function isBlamed(line: readonly LineToken[], index: number): boolean {
  return /^(?:i|we) (?:dont|do not|never)(?: really)? (?:get along|mix|agree)/.test(
    line
      .slice(index, index + 5)
      .map(({ word }) => word)
      .join(' '),
  );
}
