import { dictionary } from '#lib/dictionary.ts';
import { KIND } from '../scopes/scope-words.ts';

/** Words by which a bound is refused: "no HOA over $500" wants one of at most $500. */
const REFUSALS = new Set([
  'no',
  'nothing',
  'not',
  'none',
  'without',
  'avoid',
  'never',
  'exclude',
  'dont',
  'wont',
  'skip',
  'ignore',
  'hide',
  'omit',
  'refuse',
  'refusing',
]);
const OPPOSITES = dictionary<string>({
  over: 'under',
  above: 'below',
  under: 'over',
  below: 'above',
  before: 'after',
  after: 'before',
  older: 'newer',
  newer: 'older',
  exceeding: 'under',
  '>': 'under',
  '<': 'over',
});
const BEFORE_THAN = new Set(['more', 'higher', 'greater', 'bigger', 'larger', 'less', 'lower', 'smaller', 'fewer', 'longer']);
/** What can be of any size: "no homes under 1,500 sqft". */
const ANY_HOME =
  /^(?:homes?|houses?|places?|points?|sense|reason|listings?|propert(?:y|ies)|stuff|things?|send|sending|any|options?|results?|more|please|anything|one|ones|built|that|which|is|are|was|were|of|a|an|the|with|year|price[ds]?|looking|for|interested|bother|bothering|waste|has|have|having|want|show|see|me|to|go|going|consider|considering|accept|take|settle|pay|paying|spend|spending|owe|works|work|working|comes|come|coming|adds|add|ends|out|up|in)$/;
/** What is refused only where there is too much of it: "no pool under 500k" refuses pools. */
const TOO_MUCH = /^(?:hoas?|fees?|dues|association|condo|maintenance|tax(?:es)?|property|commutes?|drives?|monthly|payments?)$/;
const TOO_LITTLE = /^(?:lots?|yards?|land|acreage|parcels?|a|an)$/;
/** What fees and taxes are not counted in. */
const OF_HOME = /^(?:sq|sqft|sf|square|beds?|bedrooms?|baths?|bathrooms?|acres?|ac|stories|cars?)$/;
const MOST_WORDS_BETWEEN = 4;

/** Turns refused bounds around in place, so that rules read them like any other: "nothing built before 1980". */
export function turnRefusedBounds(words: string[]): void {
  for (let index = 0; index < words.length; index++) {
    if ((!REFUSALS.has(words[index] ?? '') && !isRefusedToo(words, index)) || isNobody(words, index)) continue;
    const at = findBound(words, index + 1);
    if (at === undefined) continue;
    const word = words[at] ?? '';
    // "Nothing before the 80s" wants the 80s too.
    const isDecade = words[at + 1] === 'the';
    const isThanDecade = words[at + 1] === 'than' && words[at + 2] === 'the' && /^(?:newer|older)$/.test(word);
    if (isDecade && word === 'before') words[at] = 'since';
    else if (isThanDecade) [words[at], words[at + 1]] = ['homes', word === 'newer' ? 'through' : 'since'];
    else if (words[at + 1] === 'than' && BEFORE_THAN.has(word)) turnThan(words, at);
    else words[at] = OPPOSITES[word] ?? word;
    words[index] = 'with';
    turnNext(words, at + 2);
  }
}

/** "Fewer than 3 beds" will not do: 3 will. */
function turnThan(words: string[], at: number): void {
  words[at + 1] = /^(?:less|lower|smaller|fewer)$/.test(words[at] ?? '') ? 'least' : 'most';
  words[at] = 'at';
}

/** What is said of a bound that will not do. */
const WILL_NOT_DO =
  /^(?:(?:is|are|was|would be|feels|seems|gets|s|just) )*(?:(?:way |far |much |a bit |just )?too (?:small|tiny|little|much|big|large|expensive|pricey|old|far|high|low|cramped|tight|long)|out of (?:reach|range|(?:our |my |the )?(?:budget|question|price range))|(?:a )?(?:no go|nogo|deal ?breaker|hard pass|hard no|nonstarter|non starter)|not (?:enough|happening|an option|possible|doable|affordable|big enough|going to work)|(?:wont|will not|doesnt|does not|cant) (?:work|do|cut it|happen|fit)|more than (?:we|i) can (?:afford|pay|spend|do)|(?:we|i) (?:cant|cannot) (?:afford|do|swing|pay)|off the table|out(?= [,.;!]|$)|(?:, )?(?:then )?(?:please )?(?:dont (?:bother|show (?:it|me|us)|send (?:it|me|us)|waste)|skip it|forget it|(?:im|i am|we are|were) out(?= [,.;!]|$)|(?:i|we) pass|no (?:thanks|deal|way)|not interested|count (?:me|us) out))(?= |$)/;
const MOST_UNITS = 4;

/** "Less than 1,500 sqft is too small", "anything over 600k is out of reach": what will not do is turned around. */
export function turnJudgedBounds(words: string[]): void {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const isThan = words[index + 1] === 'than';
    if (isThan ? !(BEFORE_THAN.has(word) || word in OPPOSITES) : !(word in OPPOSITES)) continue;
    // "No more than 10 miles out" is told as it is meant.
    if (REFUSALS.has(words[index - 1] ?? '')) continue;
    const number = index + (isThan ? 2 : 1) + (words[index + (isThan ? 2 : 1)] === '$' ? 1 : 0);
    if (!/^\d/.test(words[number] ?? '')) continue;
    for (let from = number + 1; from <= number + MOST_UNITS; from++) {
      const verdict = WILL_NOT_DO.exec(words.slice(from, from + 8).join(' '));
      if (verdict === null) {
        // "Under 750k not too old" judges something else.
        if (/^(?:[.,;!?]|not|nothing|never|isnt|but|and|or|with|without)$/.test(words[from] ?? '')) break;
        continue;
      }
      if (isThan && BEFORE_THAN.has(word)) turnThan(words, index);
      else words[index] = OPPOSITES[word] ?? word;
      for (let at = from; at < from + verdict[0].split(' ').length; at++) words[at] = 'with';
      if (/^(?:anything|something|everything)$/.test(words[index - 1] ?? '')) words[index - 1] = 'with';
      // "If it's over 600 don't bother" is no condition any more.
      const condition = words.indexOf('if', Math.max(0, index - MOST_UNITS));
      if (condition >= 0 && condition < index) words[condition] = 'with';
      break;
    }
  }
}

/** "1,800 sq ft is too much", "4 bedrooms is too many": a number alone that will not do becomes the bound on its other side. */
export function turnJudgedNumbers(words: string[]): void {
  for (let number = 0; number < words.length; number++) {
    if (
      !/^\d+(?:\.\d+)?$/.test(words[number] ?? '') ||
      BEFORE_JUDGED.test(words.slice(Math.max(0, number - 2), number).join(' '))
    )
      continue;
    const rest = words.slice(number + 1, number + MOST_JUDGED).join(' ');
    const judged = JUDGED.exec(rest);
    if (judged?.groups === undefined) continue;
    const { unit = '', much, verdict = '' } = judged.groups;
    // "Two stories is fine, three is too many": what is counted is said once.
    const counted = unit === '' && /(?:many|few)/.test(verdict) ? findUnitBefore(words, number) : undefined;
    if (counted !== undefined) {
      const value = Number(words[number]) + (much === undefined ? 1 : -1);
      const said = ['at', much === undefined ? 'least' : 'most', String(value), counted];
      const end = number + 1 + verdict.split(' ').length;
      for (let at = number; at < end; at++) words[at] = said[at - number] ?? 'with';
      continue;
    }
    const from = number + 1 + (unit === '' ? 0 : unit.trim().split(' ').length);
    words[from] = much === undefined ? 'min' : 'max';
    for (let at = from + 1; at < from + verdict.split(' ').length; at++) words[at] = 'with';
    // Four are too many: three are not.
    if (COUNTED.test(unit)) words[number] = String(Number(words[number]) + (much === undefined ? 1 : -1));
  }
}

/** What the last number before this one counts. */
function findUnitBefore(words: readonly string[], number: number): string | undefined {
  for (let at = number - 1; at > Math.max(0, number - MOST_BACK_TO_UNIT); at--)
    if (COUNTED.test(words[at] ?? '') && /^\d/.test(words[at - 1] ?? '')) return words[at];
  return undefined;
}

const MOST_BACK_TO_UNIT = 9;
const MOST_JUDGED = 12;
const COUNTED = /^(?:beds?|bed ?rooms?|baths?|bath ?rooms?|stor(?:y|ies)|floors?|levels?)(?: |$)/;
/** A bound said before the number has its own reading. */
const BEFORE_JUDGED = /(?:^| )(?:under|below|over|above|than|max|min|least|most|to|-|of|about|around|up)(?: [$])?$/;
const JUDGED =
  /^(?<unit>(?:(?:k|m|thousand|million|dollars|sq|sqft|sf|square|feet|ft|foot|an?|acres?|beds?|bed ?rooms?|baths?|bath ?rooms?|stor(?:y|ies)|floors?|levels?) ){0,3})(?<verdict>(?:is|are|would be|feels|seems|sounds|s) (?:(?:way|far|just|a bit|a little|much|simply|frankly) )*(?:(?<much>too (?:much|many|big|large|expensive|pricey|high|steep|long)(?: (?:house|home|space|for (?:us|me)|to (?:clean|heat|keep up|maintain)))?|more (?:house |space )?than (?:we|i) (?:need|want|(?:can|could|want to|am willing to|are willing to) (?:afford|spend|pay|do|swing)))|(?:too (?:small|tiny|little|few|cramped|tight)|not enough)(?: for (?:us|me))?))(?= |$)/;

const MOST_WORDS_BACK = 10;
const HAS_NO_HOA = /(?:^| )hoas?(?: (?:fees?|dues))?(?: (?:please|ideally|preferably|if possible|at all))?(?: ,)?$/;

/** "No condos or anything over 500k": what follows is refused as well. */
function isRefusedToo(words: readonly string[], index: number): boolean {
  if (
    !/^(?:anything|something|any|ones?|homes?|houses?|places?)$/.test(words[index] ?? '') ||
    !/^n?or$/.test(words[index - 1] ?? '')
  )
    return false;
  const before = words.slice(Math.max(0, index - MOST_WORDS_BACK), index - 1);
  // "No HOA, or one under 150" takes such a one.
  if (HAS_NO_HOA.test(before.join(' '))) return false;
  const stop = before.findLastIndex((word) => /^[.;!?:]$|^(?:but|with|want|need)$/.test(word));
  return before.slice(stop + 1).some((word) => REFUSALS.has(word));
}

const MOST_WORDS_PREFERRED = 6;

/** "Prefer Oakdale to Eastlake", "Oakdale over Eastlake", "prefer brick over stucco": said as "rather than". */
export function turnPreferences(words: string[]): void {
  const isPlace = (index: number) => words[index]?.startsWith('@') === true;
  const isKind = (index: number) => KIND.test(words[index] ?? '');
  words.forEach((word, index) => {
    if (word === 'over' && [isPlace, isKind].some((is) => is(index - 1) && is(index + 1))) words[index] = 'than';
    // "I'd take a townhome over a condo".
    if (/^(?:take|choose|pick|chose)$/.test(word)) {
      const over = words.findIndex((one, at) => at > index + 1 && at <= index + MOST_WORDS_PREFERRED && one === 'over');
      if (over < 0 || !/^(?!(?:in|at|by|near|on|to|there|here|from)$)[a-z@]/.test(words[over + 1] ?? '')) return;
      words[index] = 'rather';
      words[over] = 'than';
    }
    // "A gas stove preferred over electric".
    if (word === 'preferred' && words[index + 1] === 'over' && !/^[\d$]/.test(words[index + 2] ?? '')) words[index + 1] = 'than';
    if (!/^(?:prefer|preferring)$/.test(word)) return;
    const to = words.findIndex((one, at) => at > index + 1 && at <= index + MOST_WORDS_PREFERRED && /^(?:to|over)$/.test(one));
    if (to < 0 || /^[\d$]/.test(words[to + 1] ?? '')) return;
    // "Prefer a patio to a deck".
    const areThings = [index + 1, to + 1].every((at) => /^(?:an?|the)$/.test(words[at] ?? ''));
    if (words[to] === 'over' || areThings || (isPlace(to - 1) && isPlace(to + 1))) words[to] = 'than';
  });
}

const MOST_WORDS_OF_BOUND = 5;

/** "Nothing under 2,000 sqft or over 700k": the second bound is refused as well. */
function turnNext(words: string[], from: number): void {
  for (let index = from; index < from + MOST_WORDS_OF_BOUND; index++) {
    if (!/^(?:or|nor)$/.test(words[index] ?? '')) continue;
    const word = words[index + 1] ?? '';
    const number = words[index + 2] === '$' ? words[index + 3] : words[index + 2];
    if (word in OPPOSITES && /^\d/.test(number ?? '')) {
      words[index] = 'and';
      words[index + 1] = OPPOSITES[word] ?? word;
    }
    return;
  }
}

/** "No one over 60" speaks of people. */
function isNobody(words: readonly string[], index: number): boolean {
  return words[index] === 'no' && words[index + 1] === 'one';
}

/** Where the bound stands that a refusal speaks of. */
function findBound(words: readonly string[], from: number): number | undefined {
  const between: string[] = [];
  for (let index = from; index <= from + MOST_WORDS_BETWEEN; index++) {
    const word = words[index] ?? '';
    const isBound = words[index + 1] === 'than' ? BEFORE_THAN.has(word) || word in OPPOSITES : word in OPPOSITES;
    const after = index + (words[index + 1] === 'than' ? 2 : 1);
    const number = words[words[after] === 'the' ? after + 1 : after];
    if (isBound && (/^\d/.test(number ?? '') || number === '$')) {
      // "No more than 3" and its like are read as they stand.
      if (between.length === 0 && words[index + 1] === 'than' && word !== 'older' && word !== 'newer') return undefined;
      const isMore = /^(?:over|above|>|exceeding|after|older|more|higher|greater|bigger|larger|longer)$/.test(word);
      const isFit = between.every((one) => ANY_HOME.test(one) || (isMore ? TOO_MUCH : TOO_LITTLE).test(one));
      // "No HOA built after 2000", "no HOA over 1,500 square feet": the bound is of another wish.
      const isOfFee = isMore && between.some((one) => TOO_MUCH.test(one));
      const isOfHome =
        /^(?:after|before|older|newer)$/.test(word) || OF_HOME.test(words[words.indexOf(number ?? '', after) + 1] ?? '');
      return isFit && !(isOfFee && isOfHome) ? index : undefined;
    }
    between.push(word);
  }
  return undefined;
}

const IS_SUBJUNCTIVE = /^(?:sean?|tengan?|est[eé]n?|hayan?|incluyan?|lleven?)$/;

/** "Que no sea condo", "que no tenga alberca" refuse as "no condo" does, in place. */
export function turnSubjunctives(words: string[]): void {
  for (let at = 1; at < words.length - 1; at++) {
    if (words[at - 1] !== 'no' || !IS_SUBJUNCTIVE.test(words[at] ?? '')) continue;
    // "Que no esté en Oakdale".
    const isPlaced = words[at + 1] === 'en';
    if (isPlaced) words[at + 1] = 'in';
    words[at] = isPlaced ? 'not' : 'no';
    words[at - 1] = 'with';
    if (words[at - 2] === 'que') words[at - 2] = 'with';
  }
}
