/** What is said around a word: wanted, not wanted, nice to have, or all the same. */
export type Scope = 'must' | 'must_not' | 'soft' | 'either';

const NEGATORS = new Set([
  'no',
  'not',
  'without',
  'except',
  'excluding',
  'exclude',
  'avoid',
  'avoiding',
  'never',
  'neither',
  'nor',
  'dont',
  'doesnt',
  'isnt',
  'arent',
  'hate',
  'dislike',
  'minus',
  'non',
  'sans',
  'sin',
  'ohne',
  'nothing',
  'zero',
  'wont',
  'cant',
  'lacks',
  'lacking',
  'free',
  'cannot',
  'wouldnt',
  'nix',
  'skip',
]);

/** "Not too far", "no more than": no refusal of what follows. */
const FALSE_NEGATIONS: readonly (readonly string[])[] = [
  ['not', 'too', 'far'],
  ['not', 'far'],
  ['not', 'that', 'far'],
  ['not', 'very', 'far'],
  ['no', 'more', 'than'],
  ['not', 'more', 'than'],
  ['no', 'less', 'than'],
  ['not', 'less', 'than'],
  ['no', 'fewer', 'than'],
  ['not', 'over'],
  ['not', 'above'],
  ['no', 'older', 'than'],
  ['not', 'older', 'than'],
  ['no', 'smaller', 'than'],
  ['no', 'higher', 'than'],
  ['not', 'only'],
  ['no', 'later', 'than'],
  ['not', 'sure'],
  ['no', 'idea'],
  ['dont', 'mind'],
  ['dont', 'care'],
  ['doesnt', 'matter'],
  ['no', 'matter'],
  ['no', 'preference'],
  ['no', 'problem'],
  ['not', 'necessarily'],
  ['not', 'picky'],
  ['free', 'standing'],
  ['no', 'further', 'than'],
  ['no', 'farther', 'than'],
  ['nothing', 'over'],
  ['nothing', 'above'],
  ['nothing', 'smaller'],
  ['nothing', 'less'],
  ['nothing', 'fancy'],
  ['nothing', 'older'],
  ['nothing', 'under'],
  ['nothing', 'below'],
  ['not', 'to', 'exceed'],
  ['not', 'essential'],
  ['not', 'required'],
  ['not', 'a', 'must'],
  ['no', 'rush'],
  ['not', 'interested', 'in', 'anything', 'but'],
  ['cant', 'wait'],
  ['cant', 'afford'],
  ['cant', 'go', 'over'],
  ['cant', 'spend'],
  ['no', 'need'],
  ['dont', 'need'],
  ['wouldnt', 'mind'],
  ['wouldnt', 'hurt'],
];

/** Refusals of more than one word. */
const NEGATING_PHRASES: readonly (readonly string[])[] = [
  ['steer', 'clear', 'of'],
  ['stay', 'clear', 'of'],
  ['stay', 'away', 'from'],
  ['keep', 'away', 'from'],
  ['rule', 'out'],
  ['leave', 'out'],
];

const SOFT_OPENERS: readonly (readonly string[])[] = [
  ['would', 'love'],
  ['id', 'love'],
  ['wed', 'love'],
  ['ideally'],
  ['preferably'],
  ['prefer'],
  ['preferred'],
  ['preference', 'for'],
  ['hopefully'],
  ['hoping', 'for'],
  ['bonus'],
  ['bonus', 'if'],
  ['bonus', 'points'],
  ['nice', 'to', 'have'],
  ['nice', 'to', 'haves'],
  ['nice', ':'],
  ['maybe'],
  ['perhaps'],
  ['if', 'possible'],
  ['possibly'],
  ['dream'],
  ['wish', 'list'],
  ['wishlist'],
  ['a', 'plus', 'if'],
  ['extra', 'points'],
  ['would', 'be', 'great', 'if'],
  ['would', 'be', 'nice', 'if'],
  ['it', 'would', 'be', 'nice'],
  ['optionally'],
  ['love', 'to', 'have'],
  ['open', 'to'],
  ['will', 'accept'],
  ['would', 'accept'],
  ['can', 'accept'],
  ['wouldnt', 'mind'],
  ['would', 'not', 'mind'],
];

/** What makes the words before it a wish: "a sunroom would be a bonus". */
const SOFT_CLOSERS: readonly (readonly string[])[] = [
  ['would', 'be', 'a', 'bonus'],
  ['wouldnt', 'hurt'],
  ['is', 'a', 'bonus'],
  ['is', 'a', 'plus'],
  ['a', 'plus'],
  ['a', 'bonus'],
  ['a', 'big', 'plus'],
  ['preferred'],
  ['if', 'possible'],
  ['is', 'nice'],
  ['nice', 'to', 'have'],
  ['optional'],
  ['is', 'optional'],
  ['are', 'a', 'plus'],
  ['are', 'a', 'bonus'],
  ['not', 'required'],
  ['not', 'essential'],
  ['but', 'not', 'required'],
  ['but', 'not', 'a', 'must'],
  ['but', 'not', 'necessary'],
  ['not', 'necessary'],
  ['appreciated'],
  ['welcome'],
  ['desirable'],
  ['desired'],
  ['if', 'available'],
  ['even', 'better'],
];

const EITHER_OPENERS: readonly (readonly string[])[] = [
  ['dont', 'need'],
  ['do', 'not', 'need'],
  ['doesnt', 'need'],
  ['dont', 'really', 'need'],
  ['no', 'need', 'for'],
  ['dont', 'care', 'about'],
  ['dont', 'care', 'if'],
  ['dont', 'mind'],
  ['do', 'not', 'mind'],
  ['not', 'picky', 'about'],
  ['with', 'or', 'without'],
];
/** What makes the words before it of no matter: "no garage needed", "HOA or not". */
const EITHER_CLOSERS: readonly (readonly string[])[] = [
  ['needed'],
  ['necessary'],
  ['or', 'not'],
  ['not', 'needed'],
  ['not', 'important'],
  ['doesnt', 'matter'],
  ['not', 'an', 'issue'],
];

const HARD_STOPS = new Set(['.', ';', '!', '?', ':', '(', ')', 'but', 'however', 'though', 'although', 'otherwise']);
const WISHES = new Set([
  'cerca',
  'pres',
  'avec',
  'con',
  'mit',
  'with',
  'want',
  'wants',
  'wanting',
  'need',
  'needs',
  'needing',
  'must',
  'has',
  'have',
  'having',
  'including',
  'includes',
  'prefer',
  'ideally',
  'preferably',
  'looking',
  'love',
  'like',
  'please',
  'just',
  'only',
  'under',
  'below',
  'near',
  'max',
  'plus',
]);
const ARTICLES = new Set(['a', 'an', 'the', 'with', 'some', 'good', 'big', 'large', 'nice', 'at']);

/** For each word of a sentence, what is said around it. */
export function findScopes(words: readonly string[]): Scope[] {
  const scopes: Scope[] = words.map(() => 'must');
  for (let index = 0; index < words.length; index++) {
    // A bonus room is a room.
    if (words[index] === 'bonus' && /^rooms?$/.test(words[index + 1] ?? '')) continue;
    // Who is open to a place takes it in.
    if (words[index] === 'open' && words[index + 2]?.startsWith('@') === true) continue;
    if (SOFT_OPENERS.some((opener) => startsAt(words, index, opener)) || opensWouldBe(words, index))
      paint(scopes, index, findSoftEnd(words, index), 'soft');
  }
  for (let index = 0; index < words.length; index++) {
    const closer =
      SOFT_CLOSERS.find((one) => startsAt(words, index, one) && words[index + one.length] !== 'if') ?? findWouldBe(words, index);
    if (closer !== undefined) paint(scopes, findSoftStart(words, index), index + closer.length, 'soft');
  }
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word === 'free' && words[index + 1] !== 'of' && words[index + 1] !== 'from') continue;
    const isButFor = (word === 'anything' || word === 'everything') && words[index + 1] === 'but';
    const phrase = NEGATING_PHRASES.find((one) => startsAt(words, index, one));
    if (!isButFor && phrase === undefined && !NEGATORS.has(word)) continue;
    if (FALSE_NEGATIONS.some((negation) => startsAt(words, index, negation))) continue;
    paint(scopes, index + 1, findNegationEnd(words, index + (isButFor ? 2 : (phrase?.length ?? 1))), 'must_not');
  }
  for (let index = 0; index < words.length; index++) {
    const opener = EITHER_OPENERS.find((one) => startsAt(words, index, one));
    if (opener !== undefined) paint(scopes, index, findNegationEnd(words, index + opener.length), 'either');
    const closer = EITHER_CLOSERS.find((one) => startsAt(words, index, one));
    // "Garage needed" is a wish; "no garage needed" is none.
    const start = closer === undefined ? index : findSoftStart(words, index);
    const isRefusal = closer !== undefined && (closer.length > 1 || words.slice(start, index).includes('no'));
    if (isRefusal) paint(scopes, start, index + closer.length, 'either');
  }
  return scopes;
}

const BOUND = /^(?:required|needed|necessary|mandatory|essential|must|minimum|max|maximum|under|over|between|at)$/;

/** "Would be lovely" and its like, whatever it would be but required. */
function findWouldBe(words: readonly string[], index: number): readonly string[] | undefined {
  const [would, be, what = '', after = ''] = words.slice(index, index + 4);
  if (!/^(?:would|could|itd|thatd)$/.test(would ?? '') || be !== 'be' || what === '') return undefined;
  const praise = /^(?:an?|the|so|really|very)$/.test(what) ? after : what;
  if (BOUND.test(praise) || /^[\d@$]/.test(praise) || words.slice(index + 2, index + 5).includes('if')) return undefined;
  return ['would', 'be', praise];
}

/** "It would be amazing to have" opens a wish. */
function opensWouldBe(words: readonly string[], index: number): boolean {
  return /^(?:would|itd) be (?:(?:so|really|very|an?) )?[a-z]+ (?:if|to (?:have|get|find|see))(?: |$)/.test(
    words.slice(index, index + 6).join(' '),
  );
}

function startsAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => words[index + offset] === word);
}

function paint(scopes: Scope[], from: number, to: number, scope: Scope): void {
  for (let index = from; index < to; index++) scopes[index] = scope;
}

function findSoftEnd(words: readonly string[], from: number): number {
  for (let index = from + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (HARD_STOPS.has(word) && word !== ':') return index;
    if (word === ',' && !isListGoingOn(words, index, 3)) return index;
    if (/^(must|need|needs)$/.test(word)) return index;
  }
  return words.length;
}

function findSoftStart(words: readonly string[], before: number): number {
  let isList = false;
  // "A fireplace (nice to have)": the bracket speaks of what stands before it.
  const last = words[before - 1] === '(' ? before - 2 : before - 1;
  for (let index = last; index >= 0; index--) {
    const word = words[index] ?? '';
    if (word === 'or') isList = true;
    if (word === ',' && isList && before - index < 9) continue;
    if (HARD_STOPS.has(word) || word === ',' || /^(with|need|want|must)$/.test(word)) return index + 1;
    if (word === 'and' && ARTICLES.has(words[index + 1] ?? '')) return index + 1;
  }
  return 0;
}

/** A refusal reaches over "or", over a list that ends in "or", and over "and" where no new wish begins. */
function findNegationEnd(words: readonly string[], from: number): number {
  for (let index = from; index < words.length; index++) {
    const word = words[index] ?? '';
    if (HARD_STOPS.has(word) && !(word === 'but' && index < from + 1)) return index;
    if (index > from && WISHES.has(word) && !(word === 'near' && /^(?:or|nor)$/.test(words[index - 1] ?? ''))) return index;
    // "No condos in Oakdale" refuses condos, not Oakdale.
    if (index > from && /^(?:in|at|around)$/.test(word) && (words[index + 1] ?? '').startsWith('@')) return index;
    if (word === ',' && !isListGoingOn(words, index, 12)) return index;
    if (word === 'and' && (ARTICLES.has(words[index + 1] ?? '') || /^\d/.test(words[index + 1] ?? ''))) return index;
    if (/^\d/.test(word) && index > from + 3) return index;
  }
  return words.length;
}

/** Whether a list of short items goes on after a comma, until "or" or "nor" ends it within so many words. */
function isListGoingOn(words: readonly string[], comma: number, within: number): boolean {
  let itemLength = 0;
  for (let index = comma + 1; index < Math.min(words.length, comma + within); index++) {
    const word = words[index] ?? '';
    if (word === 'or' || word === 'nor') return true;
    itemLength = word === ',' ? 0 : itemLength + 1;
    if (itemLength > 3 || HARD_STOPS.has(word) || WISHES.has(word) || /^\d/.test(word) || NEGATORS.has(word)) return false;
  }
  return false;
}
