import { isListGoingOn } from './list-spans.ts';
import { ARTICLES, HARD_STOPS, NEGATORS, SOFT_CLOSERS, SOFT_OPENERS, WISHES } from './scope-phrases.ts';
import { byFirstWord, findPhrase, KIND, paint, PLACE, type Scope } from './scope-words.ts';

const openers = byFirstWord(SOFT_OPENERS);
const closers = byFirstWord(SOFT_CLOSERS);

/** What would be nice to have. */
export function paintWishes(words: readonly string[], scopes: Scope[]): void {
  for (let index = 0; index < words.length; index++) {
    // A bonus room is a room.
    if (words[index] === 'bonus' && /^rooms?$/.test(words[index + 1] ?? '')) continue;
    // "Maybe a 2 bedroom condo" is looked for.
    if (/^(?:maybe|perhaps)$/.test(words[index] ?? '') && isLookedFor(words.slice(index + 1, index + 6))) continue;
    // Being open to a place includes it.
    if (words[index] === 'open' && words[index + 2]?.startsWith('@') === true) continue;
    if (findPhrase(words, index, openers) !== undefined || opensWouldBe(words, index))
      paint(scopes, index, findSoftEnd(words, index), 'soft');
  }
  for (let index = 0; index < words.length; index++) {
    const closer =
      findPhrase(
        words,
        index,
        closers,
        (one) => words[index + one.length] !== 'if' && !/^(?:non|not|isnt|arent|never)$/.test(words[index - 1] ?? ''),
      ) ?? findWouldBe(words, index);
    // "A fireplace, though it's not a deal breaker": the comma parts nothing.
    const before = words[index - 1] === ',' && ADDS.test(closer?.[0] ?? '') ? index - 1 : index;
    // "Carpet would be tolerable" wishes for none.
    const isTolerated = closer?.[0] === 'would' && TOLERATED.test(closer.at(-1) ?? '');
    const start = closer?.[0] === 'prefer' ? findNoted(words, before) : findSoftStart(words, before);
    if (closer !== undefined) paint(scopes, start, index + closer.length, isTolerated ? 'either' : 'soft');
  }
}

/** "3 car garage u/ 825 no HOA pref": in notes, the last thing alone is preferred. */
function findNoted(words: readonly string[], before: number): number {
  const start = Math.max(findSoftStart(words, before), before - 3);
  const last = words.slice(start, before);
  const no = last.findLastIndex((word) => NEGATORS.has(word));
  return start + (no >= 0 ? no : last.findLastIndex((word) => /^[\d@$]|^(?:k|max|min|tops)$/.test(word)) + 1);
}

/** "Maybe a 2 bedroom condo", "maybe a top floor condo", "maybe Oakdale". */
function isLookedFor(words: readonly string[]): boolean {
  const end = words.findIndex((word) => /^(?:in|on|at|near|with|for|to|[,.;?!])$/.test(word));
  const next = end < 0 ? words : words.slice(0, end);
  return (
    next.some((word) => KIND.test(word)) ||
    next.slice(0, 3).some((word) => /^\d/.test(word)) ||
    PLACE.test(next[0] === 'in' ? (words[1] ?? '') : (words[/^(?:in|around|near)$/.test(words[0] ?? '') ? 1 : 0] ?? ''))
  );
}

/** "Ideally no carpet" leaves out no home that has some. */
export function isWishedAway(scopes: readonly Scope[], index: number): boolean {
  const start = scopes.slice(0, index + 1).findLastIndex((scope) => scope !== 'soft') + 1;
  return scopes[index] === 'soft' && index - start <= 3;
}

const TOLERATED = /^(?:tolerable|acceptable|bearable|passable|manageable|livable|fine|ok|okay|alright)$/;
const ADDS = /^(?:but|though|although|its|it|if)$/;
const BOUND =
  /^(?:enough|plenty|sufficient|adequate|required|needed|necessary|mandatory|essential|must|minimum|max|maximum|under|over|between|at)$/;

/** "Would be lovely" and its like, whatever it would be but required. */
function findWouldBe(words: readonly string[], index: number): readonly string[] | undefined {
  const hasBeen = words[index + 1] === 'have' && words[index + 2] === 'been';
  const [would, be, what = '', after = ''] = hasBeen
    ? [words[index], 'be', words[index + 3], words[index + 4]]
    : words.slice(index, index + 4);
  if (!/^(?:would|could|itd|thatd)$/.test(would ?? '') || be !== 'be' || what === '') return undefined;
  const praise = /^(?:an?|the|so|really|very)$/.test(what) ? after : what;
  if (BOUND.test(praise) || /^[\d@$]/.test(praise) || words.slice(index + 2, index + 5).includes('if')) return undefined;
  return hasBeen ? ['would', 'have', 'been', praise] : ['would', 'be', praise];
}

/** "It would be amazing to have" opens a wish. */
function opensWouldBe(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== 'be') return false;
  return /^(?:would|itd) be (?:(?:so|really|very|an?) )?[a-z]+ (?:if|to (?:have|get|find|see))(?: |$)/.test(
    words.slice(index, index + 6).join(' '),
  );
}

/** Where a wish ends that begins here. */
function findSoftEnd(words: readonly string[], from: number): number {
  for (let index = from + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (HARD_STOPS.has(word) && word !== ':') return index;
    if (word === ',' && !isListGoingOn(words, index, 3)) return index;
    // "Ideally a sunroom in Oakdale" is in Oakdale.
    if (index > from + 2 && word === 'in' && (words[index + 1] ?? '').startsWith('@')) return index;
    if (/^(must|need|needs)$/.test(word)) return index;
  }
  return words.length;
}

/** A count or an amount with its unit. */
const COUNTED = /^(?:\d+(?:\.\d+)? (?:beds?|bedrooms?|bds?|brs?|baths?|bathrooms?|ba|k|sqft|sf)|(?:\d+|k) (?:max|tops))$/;

/** Where a wish begins that ends before this word. */
export function findSoftStart(words: readonly string[], before: number): number {
  let isList = false;
  // "A fireplace (nice to have)": the bracket speaks of what stands before it.
  const last = words[before - 1] === '(' ? before - 2 : before - 1;
  for (let index = last; index >= 0; index--) {
    const word = words[index] ?? '';
    if (word === 'or') isList = true;
    if (word === ',' && isList && before - index < 9) continue;
    if (HARD_STOPS.has(word) || word === ',' || /^(with|need|want|must|yes)$/.test(word)) return index + 1;
    if (word === 'and' && ARTICLES.has(words[index + 1] ?? '') && !isPair(words, index)) return index + 1;
    if (word === 'and' && isAfterRefusal(words, index)) return index + 1;
    // "House 2 bd 150k max garage would be nice": what is counted is another wish.
    if (index < last && COUNTED.test(words.slice(index - 1, index + 1).join(' ')) && !KIND.test(words[index + 1] ?? ''))
      return index + 1;
  }
  return 0;
}

/** "No shared walls and thick windows would be great": nobody praises a refusal and a wish in one breath. */
function isAfterRefusal(words: readonly string[], and: number): boolean {
  if (NEGATORS.has(words[and + 1] ?? '')) return false;
  const start = words.findLastIndex((word, index) => index < and && (HARD_STOPS.has(word) || word === ',')) + 1;
  return NEGATORS.has(words[words[start] === 'so' ? start + 1 : start] ?? '');
}

/** "A sunroom and a loft would be nice" wishes for both, where a clause begins with them. */
function isPair(words: readonly string[], and: number): boolean {
  const start = words.findLastIndex((word, index) => index < and && (HARD_STOPS.has(word) || word === ',')) + 1;
  const first = words.slice(start, and);
  return (
    first.length <= 3 &&
    first.every((word) => /^[a-z]+$/.test(word) && !KIND.test(word) && !WISHES.has(word) && !NEGATORS.has(word))
  );
}
