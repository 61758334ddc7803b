import { HARD_STOPS } from './scope-phrases.ts';
import { paint, PLACE, type Scope } from './scope-words.ts';
import { findNegationEnd } from './scopes-of-refusals.ts';
import { findSoftStart } from './scopes-of-wishes.ts';

const MOST_COMPARED = 12;
const MEASURE =
  /^(?:mile|minute|hour|block|half|quarter|acre|few|couple|dozen|hundred|thousand|million|year|month|week|day|third|price|budget|asking|list|short|long|\d.*)$/;

/** "Rather a yard than a pool" wishes for no pool; "pool or no pool" takes either. */
export function paintComparisons(words: readonly string[], scopes: Scope[]): void {
  words.forEach((word, index) => {
    const isEither = word === 'or' && words[index + 1] === 'no' && words[index + 2] === words[index - 1];
    if (isEither) paint(scopes, index - 1, index + 3, 'either');
    const isLess =
      word === 'more' &&
      words[index + 1] === 'than' &&
      /^(?:an?|the)$/.test(words[index + 2] ?? '') &&
      !MEASURE.test(words[index + 3] ?? '');
    if (isLess) paint(scopes, index + 1, findNegationEnd(words, index + 2), 'soft');
    // "Cheap is more important than pretty".
    const isOutweighed = word === 'than' && /^(?:important|critical|crucial)$/.test(words[index - 1] ?? '');
    if (isOutweighed) paint(scopes, index, findNegationEnd(words, index + 1), 'either');
    if (word === 'than' && PLACE.test(words[index - 1] ?? '') && PLACE.test(words[index + 1] ?? ''))
      paint(scopes, index, index + 2, 'soft');
    if (!/^(?:rather|sooner|prefer|preferring)$/.test(word) || /^(?:not|than)$/.test(words[index + 1] ?? 'than')) return;
    const than = words.indexOf('than', index + 1);
    const isBound = /^(?:more|less|bigger|larger|smaller|older|newer|higher|lower|fewer|greater|better)$/.test(
      words[than - 1] ?? '',
    );
    if (than < 0 || isBound || than - index > MOST_COMPARED) return;
    paint(scopes, than, findNegationEnd(words, than + 1), 'soft');
  });
}

const CONDITION =
  /^(?:unless (?!under|below|over|[$\d])|if (?:it|there|they|that) (?:(?:has to|must) (?:be|have)|has|have|is|are|comes|includes|include)(?: |$)|if theres(?: |$))/;
const NO_CONDITION =
  /^(?:only|nice|great|cool|awesome|happy|perfect|amazing|even|plus|bonus|ok|okay|fine|love|see|know|matter|sure)$/;

/** "No HOA unless it has a pool", "if there is a pool, it must be fenced": what a condition speaks of is not asked for. */
export function paintConditions(words: readonly string[], scopes: Scope[]): void {
  words.forEach((word, index) => {
    if (!/^(?:unless|if)$/.test(word) || scopes[index] === 'soft' || NO_CONDITION.test(words[index - 1] ?? '')) return;
    if (!CONDITION.test(words.slice(index, index + 5).join(' '))) return;
    const end = words.findIndex((one, at) => at > index && (HARD_STOPS.has(one) || /^(?:,|then)$/.test(one)));
    paint(scopes, index, end < 0 ? words.length : end, 'either');
  });
  // "A pool, but we could put one in".
  words.forEach((word, index) => {
    if (word !== 'but' || !IS_MADE_UP_FOR.test(words.slice(index, index + 6).join(' '))) return;
    paint(scopes, findSoftStart(words, index), index, 'soft');
  });
}

const IS_MADE_UP_FOR =
  /^but(?: (?:we|i))? (?:(?:would not|wouldnt|wont|will not|not going to) (?:turn (?:one|1|it) down|say no|refuse (?:one|1|it)|reject (?:one|1|it)|mind (?:one|1|it))|(?:could|can|would) (?:(?:always|easily|also) )?(?:put (?:one|it) in|(?:add|build|install) (?:one|it)|do without|live without))(?: |$)/;
