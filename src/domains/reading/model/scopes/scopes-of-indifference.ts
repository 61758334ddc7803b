import { HARD_STOPS, WISHES } from './scope-phrases.ts';
import { byFirstWord, findPhrase, paint, type Scope } from './scope-words.ts';
import { findSoftStart } from './scopes-of-wishes.ts';

/** What makes the words before it of no matter, unless they are praised: "no garage needed", "HOA or not". */
const EITHER_CLOSERS: readonly (readonly string[])[] = [
  ['optional'],
  ['is', 'optional'],
  ['are', 'optional'],
  ['needed'],
  ['necessary'],
  ['or', 'not'],
  ['or', 'unfinished'],
  ['not', 'needed'],
  ['not', 'required'],
  ['not', 'essential'],
  ['not', 'necessary'],
  ['but', 'not', 'required'],
  ['but', 'not', 'necessary'],
  ['but', 'not', 'needed'],
  ['but', 'not', 'important'],
  ['not', 'important'],
  ...['isnt', 'arent', 'is not', 'are not'].flatMap((is) =>
    [
      'important',
      'necessary',
      'needed',
      'required',
      'crucial',
      'essential',
      'a must',
      'a priority',
      'a concern',
      'a big deal',
    ].map((what) => `${is} ${what}`.split(' ')),
  ),
];
const closers = byFirstWord(EITHER_CLOSERS);

/** What may be or not be. */
export function paintIndifference(words: readonly string[], scopes: Scope[], turns: Set<number>): void {
  paintForgiven(words, scopes, turns);
  for (let index = 0; index < words.length; index++) {
    // "Does it have to be new? No." asks for no new home.
    if (words[index] === '?' && /^(?:no|nope|nah)$/.test(words[index + 1] ?? '')) {
      const start = findSoftStart(words, index);
      if (NEED_ASKED.test(words.slice(start, index).join(' '))) paint(scopes, start, index + 2, 'either');
    }
    // "Carpet only in the bedrooms" asks for none.
    if (
      words[index] === 'only' &&
      ONLY_IN.test(words.slice(index + 1, index + 4).join(' ')) &&
      !WISHES.has(words[index - 1] ?? '')
    )
      paint(scopes, findSoftStart(words, index), index + 1, 'either');
    const closer = findPhrase(words, index, closers);
    // "Garage needed" is a wish; "no garage needed" is none.
    const clause = closer === undefined ? index : findSoftStart(words, index);
    // "A doorman and no elevator needed" does without the elevator alone.
    const no = closer?.length === 1 ? words.lastIndexOf('no', index) : -1;
    // "A basement, finished or not" asks for one, whatever it is like.
    const isOfState = closer?.[0] === 'or' && STATE.test(words[index - 1] ?? '');
    if (closer?.[1] === 'unfinished' && !isOfState) continue;
    const start = isOfState ? index - 1 : Math.max(clause, no);
    // "A garage is not optional" asks for one.
    const isKeptSo = closer?.includes('optional') === true && /^(?:not|isnt|arent|non|never)$/.test(words[index - 1] ?? '');
    const isRefusal = closer !== undefined && !isKeptSo && (closer.length > 1 || closer[0] === 'optional' || no >= clause);
    // "A fireplace would be great but not required" stays a wish.
    if (closer?.[0] === 'but' && scopes[index - 1] === 'soft') continue;
    if (closer === undefined || !isRefusal) continue;
    const end = index + closer.length;
    // "Not required but nice" is a wish.
    const praise = BUT_NICE.exec(words.slice(end, end + MOST_TO_NICE).join(' '))?.[0];
    if (praise !== undefined) paint(scopes, start, index, 'soft');
    paint(scopes, praise === undefined ? start : index, end + (praise?.split(' ').length ?? 0), 'either');
  }
}

/** That something is missing, up to the thing. */
const LACK =
  /^(?:without|missing|lacks?|lacking|(?:(?:the )?(?:lack|absence) of)|(?:there (?:isnt|is no|are no|arent|aint)|theres (?:no|not)|(?:it|they|a place|a house|a home) (?:has no|have no|doesnt (?:have|come with)|dont (?:have|come with)|hasnt(?: got)?))|no)(?: (?:an?|the|any|one))?(?= )/;
const NO = '(?:no|not|nothing|never|hardly|(?:is|are|wo|would|do|does|ca|could)nt|neither|nor)';
/** That nothing is held against a home: a penalty behind a denial. */
const FORGIVEN = new RegExp(
  `(?:^| )${NO}(?: [a-z]+){0,5}? (?:worse|against|(?:deal ?)?breaker|strikes?|(?:cost|lose|dock|deduct|take)(?: [a-z]+){0,4} points?|mark(?:ed)? (?:it |them |a (?:house|home|place) )?down|penali[sz]e|dock|punish|fault|blame|drawback|minus|end of the world|tragedy|disaster|big deal|biggie|great loss|loss|shame|lesser|reject|rule (?:it|them|one|a (?:house|home|place)) out|turn(?: [a-z]+){0,3} (?:down|away)|put (?:me|us) off|scare (?:me|us)|bother (?:me|us)|stop (?:me|us))(?: |$)`,
);
const MOST_LACKED = 6;
/** Longer ones forgive nothing. */
const MOST_OF_STATEMENT = 24;

/** "Don't mark it down for a missing garage", "a house without a deck is no worse": what may lack is not asked for, nor refused. */
function paintForgiven(words: readonly string[], scopes: Scope[], turns: Set<number>): void {
  let from = 0;
  for (let index = 0; index <= words.length; index++) {
    if (index < words.length && !HARD_STOPS.has(words[index] ?? '') && words[index] !== ',') continue;
    if (index - from <= MOST_OF_STATEMENT && FORGIVEN.test(words.slice(from, index).join(' ')))
      paintLacked(words, scopes, turns, { from, to: index });
    from = index + 1;
  }
}

function paintLacked(
  words: readonly string[],
  scopes: Scope[],
  turns: Set<number>,
  { from, to }: { from: number; to: number },
): void {
  for (let index = from; index < to; index++) {
    const lack = LACK.exec(words.slice(index, Math.min(to, index + MOST_LACKED)).join(' '))?.[0];
    // "No garage is a deal breaker" says one thing less than "no deck is no deal breaker".
    const rest = [...words.slice(from, index), ...words.slice(index + 1, to)].join(' ');
    if (lack === undefined || (lack.startsWith('no') && !FORGIVEN.test(rest))) continue;
    paint(scopes, from, to, 'either');
    for (let at = from; at < to; at++) turns.add(at);
    return;
  }
}

/** Of no matter from one word to another; "don't mind an older house if the kitchen is new" asks for the kitchen. */
export function paintUnneeded(
  words: readonly string[],
  scopes: Scope[],
  { from, to, end }: { from: number; to: number; end: number },
): void {
  paint(scopes, from, end, 'either');
  const provided = words.findIndex(
    (word, at) => at > to && at < end && (word === 'if' || PROVIDED.test(words.slice(at, at + 3).join(' '))),
  );
  if (provided > 0) paint(scopes, provided, end, 'must');
}

const ONLY_IN = /^in (?:the |a )?(?:bed ?rooms?|basement|attic|closets?|hall|den|office|bath ?rooms?)(?: |$)/;
const BUT_NICE =
  /^(?:, )?but (?:(?:would be|its|it is|still|very|really) )*(?:nice|great|lovely|welcome|appreciated|good|a plus|a bonus)(?= |$)/;
const MOST_TO_NICE = 6;
const PROVIDED = /^(?:as long as|so long as|provided(?: |$)|providing(?: |$))/;
const NEED_ASKED =
  /^(?:so )?(?:do|does|must|should|is|are)(?: [a-z]+){0,4} (?:(?:have|need|needs|has) (?:to|an?)|needed|necessary|required|matter|important|need)(?: |$)/;
const STATE =
  /^(?:finished|unfinished|attached|detached|furnished|unfurnished|renovated|updated|remodeled|fenced|heated|covered|new|old|used|open|paid|working)$/;
