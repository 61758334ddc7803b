import type { Dismissal } from './dismissal.ts';
import { DISMISSALS_AFTER, DISMISSALS_APART, EQUAL_AFTER } from './dismissals-after.ts';
import { DISMISSALS_AROUND, DISMISSALS_BEFORE } from './dismissals-before.ts';
import { DETERMINER, findListStart, findSubjectStart } from './dismissed-subject.ts';
import { startFinder } from '../patterns/rule-index.ts';
import { HARD_STOPS, NEGATORS, WISHES } from './scope-phrases.ts';
import { isChoiceOfHomes, KIND, paint, PLACE, type Scope } from './scope-words.ts';
import { paintUnneeded } from './scopes-of-indifference.ts';
import { findNegationEnd, findRefused } from './scopes-of-refusals.ts';
import { isWishedAway } from './scopes-of-wishes.ts';

/** Knows with which words a dismissal can begin. */
export const dismissalFinder = startFinder([
  ...DISMISSALS_BEFORE,
  ...DISMISSALS_AROUND,
  ...DISMISSALS_AFTER,
  ...EQUAL_AFTER,
  ...DISMISSALS_APART,
]);

/**
 * What people do not want to hear of, in turns of speech: "forget the pool", "a sauna would be wasted on us". Notes which
 * words are but such a turn.
 */
export function paintDismissals(words: readonly string[], scopes: Scope[], turns: Set<number>): void {
  const line = words.join(' ');
  const starts = startsOf(words);
  for (const [one, places] of dismissalFinder.find(words)) {
    for (const from of places) {
      one.pattern.lastIndex = starts[from] ?? line.length;
      const match = one.pattern.exec(line);
      if (match === null) continue;
      const to = from + match[0].split(' ').length;
      if (one.thing === 'between') dismissBetween(words, scopes, one, from, to);
      else if ((one.thing === 'after' ? dismissAfter : dismissBefore)(words, scopes, one, from, to))
        for (let index = from; index < to; index++) turns.add(index);
    }
  }
}

function startsOf(words: readonly string[]): number[] {
  let letters = 0;
  return words.map((word) => {
    const start = letters;
    letters += word.length + 1;
    return start;
  });
}

const MOST_BEFORE_ORDER = 4;
const OF_MONEY = /^(?:(?:the|your|our|my) )?(?:price|rent|budget|max|maximum|limit|cost|instructions?)(?: |$)/;
const SOMEBODY =
  /^(?:mother|mom|mum|dad|father|parents?|wife|husband|spouse|partner|son|daughter|kids?|child|children|brother|sister|aunt|uncle|grandma|grandpa|grandmother|grandfather|granddaughter|grandson|girlfriend|boyfriend|friend|roommate|client|buyer|person|people|somebody|someone|anyone|those|one|family|couple|tenant|she|he|law)$/;

function dismissAfter(words: readonly string[], scopes: Scope[], one: Dismissal, from: number, to: number): boolean {
  if (OF_MONEY.test(words.slice(to, to + 2).join(' '))) return false;
  if (one.isOrder === true && isDenied(words, from)) return false;
  // "We'd prefer to stay away from carpet" leaves out no home that has some.
  if (one.scope === 'must_not' && isWishedAway(scopes, from)) return false;
  // "My mother, who needs an elevator".
  if (words[from] === 'who' && SOMEBODY.test(words[from - (words[from - 1] === ',' ? 2 : 1)] ?? '')) return false;
  // "Steer clear of homes with a pool" refuses pools.
  const refused = one.scope === 'must_not' ? findRefused(words, to) : undefined;
  const end = findDismissedEnd(words, refused ?? to);
  // "Don't care if it's a condo or a townhouse" looks for both.
  if (
    one.scope === 'either' &&
    words.slice(from, to).some((word) => /^(?:care|mind|matters?)$/.test(word)) &&
    isChoiceOfHomes(words, to, end)
  )
    return false;
  const without = words.findIndex((word, index) => index >= to && index < end && /^(?:without|lacking)$/.test(word));
  // "No point in a house without a garage" asks for one.
  if (without >= 0) {
    paint(scopes, from, without, 'either');
    paint(scopes, without, end, 'must');
  } else if (one.scope === 'either') paintUnneeded(words, scopes, { from, to, end });
  else paint(scopes, refused ?? from, end, one.scope);
  // "I'd give up a bedroom for a garage but not the yard" keeps the yard.
  const but = words.findIndex((word, index) => index >= to && (word === 'but' || /^[.;!?]$/.test(word)));
  if (one.isOrder === true && words[but] === 'but' && words[but + 1] === 'not')
    paint(scopes, but, findNegationEnd(words, but + 2), 'must');
  return true;
}

function dismissBetween(words: readonly string[], scopes: Scope[], one: Dismissal, from: number, to: number): void {
  // "Show me a house with carpet and I'm leaving" refuses carpet.
  const refused = one.scope === 'must_not' ? findRefused(words, from) : undefined;
  if (!isDenied(words, from)) paint(scopes, refused ?? from, to, one.scope);
}

/** "I won't skip the garage", "don't you dare drop it". */
function isDenied(words: readonly string[], from: number): boolean {
  const before = words.slice(Math.max(0, from - MOST_BEFORE_ORDER), from);
  return before
    .slice(before.findLastIndex((word) => HARD_STOPS.has(word) || word === ',') + 1)
    .some((word) => NEGATORS.has(word));
}

const LACK = /^(?:(?:the |a )?(?:lack|absence) of|lacking|having no|no|without)(?: [a-z]+){1,4}$/;
const IS_LACKED = /^(?:without|lacks|lacking|no|not|nothing|never|(?:does|do|did|is|are|wo|would|ca|could)nt)$/;
const THAT = /^(?:it|that|they|this|those|these|them|which|1|one)$/;
const IS_ALIKE =
  /^(?:attached|detached|furnished|unfurnished|finished|unfinished|brick|stucco|gas|electric|new|old|old(?:er)?|newer|big|small|upstairs|downstairs|covered|uncovered|carpet|hardwood|tile)$/;

function dismissBefore(words: readonly string[], scopes: Scope[], one: Dismissal, from: number, to: number): boolean {
  // "Sauna, gym, doorman: all wasted on me": a colon speaks of the whole list.
  let start =
    words[from] === ':' || isLastOfList(words, from)
      ? findListStart(words, from)
      : findSubjectStart(words, from, /^(?:is|makes|does|leaves|has|holds|was)$/.test(words[from] ?? ''));
  let subject = words.slice(start, from);
  // "A pool? It would be wasted on us."
  if (subject.length <= 1 && (subject[0] === undefined || THAT.test(subject[0])) && /^[(,?.-]$/.test(words[start - 1] ?? '')) {
    const end = start - 1;
    start = findSubjectStart(words, end, false);
    subject = words.slice(start, end);
    if (words[start - 1] !== undefined && !HARD_STOPS.has(words[start - 1] ?? '') && words[start - 1] !== ',') return false;
  }
  // "Kitchens without an island need not apply" asks for one.
  const isLacked = /^(?:without|lacks|lacking)$/.test(words[start - 1] ?? '');
  // "No garage is a deal breaker" asks for one.
  const isMissing = words[start - 1] === 'having' && words[start - 2] === 'not';
  if (one.scope === 'must_not' && one.thing === 'before' && (isMissing || LACK.test(subject.join(' ')))) {
    paint(scopes, isMissing ? start - 2 : start, from, 'must');
    return true;
  }
  if (subject.length === 0 || isLacked || subject.some((word) => IS_LACKED.test(word))) return false;
  if (subject.every((word) => /^(?:\d.*|an?|the|any)$/.test(word))) return false;
  if (one.scope === 'either' && isChoiceOfHomes(words, start, from)) return false;
  if (one.thing === 'pair') {
    const pair = findPair(words, start, from);
    if (pair === undefined || words.slice(pair, from).some((word) => KIND.test(word) || PLACE.test(word) || /^\d/.test(word)))
      return false;
    start = pair;
  }
  paint(scopes, start, to, one.scope);
  return true;
}

/** "Granite, marble, whatever": the last of a list speaks of all of it. */
function isLastOfList(words: readonly string[], from: number): boolean {
  return words[from] === ',' && /^(?:whatever|who)$/.test(words[from + 1] ?? '');
}

/** Where two that are as good begin: "attached or detached", "a pool or a hot tub", "attached, detached". */
function findPair(words: readonly string[], start: number, before: number): number | undefined {
  const or = words.lastIndexOf('or', before - 1);
  if (or > start) return IS_ALIKE.test(words[or - 1] ?? '') && IS_ALIKE.test(words[or + 1] ?? '') ? or - 1 : start;
  const [first = '', comma, second = ''] = words.slice(before - 3, before);
  return comma === ',' && IS_ALIKE.test(first) && IS_ALIKE.test(second) ? before - 3 : undefined;
}

const SAYS_MORE = /^(?:is|are|would|must|should|has|will|needs?|isnt|was|can|could|yes)$/;
const MOST_TO_VERB = 5;

/** A dismissal reaches as far as a refusal, and over "and" where another thing is named in the same way. */
function findDismissedEnd(words: readonly string[], from: number): number {
  let end = findNegationEnd(words, from);
  while (
    words[end] === 'and' &&
    (words[end + 1] ?? '.') === words[from] &&
    DETERMINER.test(words[from] ?? '') &&
    !isClause(words, end + 1)
  )
    end = findNegationEnd(words, end + 1);
  // "What would we do with a pool three beds please": a count begins the next wish.
  const count = words.findIndex(
    (word, index) => index > from + 1 && index < end && /^\d/.test(word) && !LINKS_COUNT.test(words[index - 1] ?? ''),
  );
  return count < 0 ? end : count;
}

const LINKS_COUNT = /^(?:the|any|or|and|an?|all|of)$/;

/** "Forget the pool and the garage must be attached". */
function isClause(words: readonly string[], from: number): boolean {
  const next = words.slice(from, from + MOST_TO_VERB);
  const stop = next.findIndex((word) => HARD_STOPS.has(word) || /^(?:,|we|i|id|wed|im)$/.test(word) || WISHES.has(word));
  return next
    .slice(0, stop < 0 || WISHES.has(next[stop] ?? '') ? stop + 1 || next.length : stop)
    .some((word) => SAYS_MORE.test(word));
}
