import { HARD_STOPS, NEGATORS } from './scope-phrases.ts';
import { KIND, paint, PLACE, type Scope } from './scope-words.ts';
import { findNegationEnd } from './scopes-of-refusals.ts';
import { findSoftStart } from './scopes-of-wishes.ts';

const MOST_COMPARED = 12;
const LESS_NEEDED = /^than (?:i|we) (?:need|want|do|care about|care for|like) /;
const OF_INTEREST =
  /^(?:interested in|about|into|focused on|concerned (?:about|with)|keen on|worried about|excited about|set on)(?: |$)/;
const ANY_DAY =
  /^(?:[a-z]+ )?(?:any ?(?:day|time)|every time|all day|if (?:i|we|it came|it comes) (?:had |have )?(?:to|down to) (?:choose|pick|it|that|a choice))(?: |$)/;
const AVOIDED =
  /^(?:(?:to )?(?:have|own|buy|pay (?:an?|any|for)(?= hoas?(?: |$))|deal with|put up with|live|sleep|wake up|end up|move|be(?= (?:in|on|by|near|under|next|beside|stuck) )|get stuck with|fight with)|(?:having|owning|dealing with|living)|(?:in|on|by|near|under|beside|behind|along|next to|close to|with)(?= (?:an?|the|some|any|those|[a-z]{3,}) )|(?:an?|any|one|1|the)(?: (?:house|home|place|condo|unit|one|1))? (?:in|on|by|near|under|beside|behind|along|next to|with)(?= [a-z])) /;
/** What somebody puts up with to avoid something. */
const SACRIFICE =
  /(?:^| )(?:pay|spend|drive|commute|walk|mow|rent|wait|lose|skip|miss|give|go without|do without|live (?:in(?! (?:an? |the )?(?:condo|house|townhouse|home|@))|with|without|far|farther|further)|have (?:less|fewer|no|an? (?:longer|smaller|older|bigger))|die|move|stay|sleep|shovel|climb|deal|downsize|settle|take|keep|eat|starve|camp|chew|jump|crawl|swim|quit) |^(?:no|nothing)(?: |$)/;
/** What people do not give up: with these words they name what they would like better. */
const LIKED_BETTER =
  /^(?:(?:like|to|be|in) )?(?:an?|the|some|any|my|our|no|\d.*|@.*|have|get|own|buy|see|find|be|having|getting|in|on|by|near|under|over|with|look|choose|pick|want|prefer)(?: |$)/;
const MEASURE =
  /^(?:mile|minute|hour|block|half|quarter|acre|few|couple|dozen|hundred|thousand|million|year|month|week|day|third|price|budget|asking|list|short|long|\d.*)$/;

/** "Rather a yard than a pool" wishes for no pool; "pool or no pool" takes either. */
export function paintComparisons(words: readonly string[], scopes: Scope[]): void {
  words.forEach((word, index) => {
    const isEither = word === 'or' && words[index + 1] === 'no' && words[index + 2] === words[index - 1];
    if (isEither) paint(scopes, index - 1, index + 3, 'either');
    const isLess =
      word === 'more' &&
      words[index - 1] !== 'nothing' &&
      words[index + 1] === 'than' &&
      /^(?:an?|the)$/.test(words[index + 2] ?? '') &&
      !MEASURE.test(words[index + 3] ?? '');
    // "A workshop more than I need a garage"
    const isLessNeeded = word === 'more' && LESS_NEEDED.test(words.slice(index + 1, index + 5).join(' '));
    if (isLess || isLessNeeded) paint(scopes, index + 1, findNegationEnd(words, index + (isLess ? 2 : 4)), 'soft');
    // "More interested in a big kitchen than a big yard" asks for neither.
    const isOfInterest = /^(?:more|less)$/.test(word) && OF_INTEREST.test(words.slice(index + 1, index + 3).join(' '));
    const lesser = isOfInterest ? words.indexOf('than', index) : -1;
    if (lesser > 0 && lesser - index <= MOST_COMPARED) {
      paint(scopes, index + 3, lesser, word === 'more' ? 'soft' : 'either');
      paint(scopes, lesser, findNegationEnd(words, lesser + 1), word === 'more' ? 'either' : 'soft');
    }
    // "Cheap is more important than pretty".
    const isOutweighed =
      word === 'than' &&
      /(?:^| )(?:important|critical|crucial|(?:matters?|counts?|means?) more)$/.test(
        words.slice(Math.max(0, index - 2), index).join(' '),
      );
    if (isOutweighed) paint(scopes, index, findNegationEnd(words, index + 1), 'either');
    // "A porch would be nicer than a deck", "a workshop beats a garage".
    const isOutshone =
      (word === 'than' &&
        /(?:^| )(?:be|is|are|seems?|sounds?|works?)(?: (?:even|much|far|way|so much))? (?:nicer|better|preferable|handier|prettier|more useful|more fun)$/.test(
          words.slice(Math.max(0, index - 4), index).join(' '),
        )) ||
      (/^(?:beats?|trumps?|outranks?)$/.test(word) && /^(?:an?|the|any|[a-z]+)$/.test(words[index + 1] ?? ''));
    if (isOutshone && !/^(?:no|nothing|average|none|that|it|what|[\d$].*)$/.test(words[index + 1] ?? ''))
      paint(scopes, index, findNegationEnd(words, index + 1), 'either');
    const areAlike = [PLACE, KIND].some((like) => like.test(words[index - 1] ?? '') && like.test(words[index + 1] ?? ''));
    // "Closer to Oakdale than to Eastlake".
    if (word === 'than' && /^(?:to|from|in|near|at)$/.test(words[index + 1] ?? '') && PLACE.test(words[index + 2] ?? ''))
      paint(scopes, index, index + 3, 'either');
    if (word === 'than' && areAlike) paint(scopes, index, index + 2, 'soft');
    // "Hardwood over carpet any day" prefers the one and asks for neither.
    if (word === 'over' && ANY_DAY.test(words.slice(index + 2, index + 9).join(' ')) && !/^[\d$]/.test(words[index + 1] ?? '')) {
      paint(scopes, findSoftStart(words, index), index + 1, 'soft');
      paint(scopes, index + 1, findNegationEnd(words, index + 1), 'either');
    }
    // "We'd give up a bedroom before we'd live on a busy road".
    const sooner = word === 'before' ? BEFORE_THAT.exec(words.slice(index, index + MOST_OF_BEFORE).join(' ')) : null;
    if (sooner !== null && words.slice(Math.max(0, index - MOST_COMPARED), index).some((one) => WOULD.test(one))) {
      const after = index + sooner[0].split(' ').length;
      return paint(scopes, after, findNegationEnd(words, after), 'must_not');
    }
    // "Rather pay more than have an HOA" wants none.
    const isAvoided = word === 'than' && AVOIDED.test(words.slice(index + 1, index + 5).join(' '));
    const before = words.slice(Math.max(0, index - MOST_COMPARED), index);
    const from = before.findLastIndex(
      (one, at) => /^(?:rather|sooner)$/.test(one) || (one === 'better' && isOpening(before[at - 1])),
    );
    const instead = before.slice(from + 1).join(' ');
    const isNamed = instead.split(' ').some((one) => KIND.test(one) || PLACE.test(one)) && !/^(?:no|nothing) /.test(instead);
    const isGivenUp = SACRIFICE.test(`${instead} `) || (before[from] !== 'better' && !isNamed && !LIKED_BETTER.test(instead));
    if (isAvoided && from >= 0 && isGivenUp && !SPENT.test(instead)) {
      if (!isNamed) paint(scopes, index - before.length + from, index, 'either');
      return paint(scopes, index, findNegationEnd(words, index + 2), 'must_not');
    }
    if (!/^(?:rather|sooner|prefer|preferring)$/.test(word) || /^(?:not|than)$/.test(words[index + 1] ?? 'than')) return;
    const than = words.indexOf('than', index + 1);
    const isBound = /^(?:more|less|bigger|larger|smaller|older|newer|higher|lower|fewer|greater|better)$/.test(
      words[than - 1] ?? '',
    );
    if (than < 0 || isBound || than - index > MOST_COMPARED) return;
    paint(scopes, than, findNegationEnd(words, than + 1), 'soft');
  });
}

/** "Rather spend on the kitchen than on a pool". */
const SPENT = /^(?:spend|put|invest|pay)(?: [a-z]+){0,3} (?:on|into|for) /;

function isOpening(before: string | undefined): boolean {
  return before === undefined || before === ',' || /^(?:its|is|and|so)$/.test(before) || HARD_STOPS.has(before);
}

const BEFORE_THAT =
  /^before (?:(?:id|wed|(?:i|we) would)(?: ever)? (?:live|buy|own|have|move|pay(?: for)?|put up|take|set foot|sleep|deal)|(?:i|we)(?: ever)? (?:lived|bought|owned|had|moved|paid(?: for)?|took|slept))(?: (?:in|on|by|near|under|next to|beside|with|to|into|behind))?(?= )/;
const MOST_OF_BEFORE = 8;
const WOULD = /^(?:id|wed|ill|well|would|will)$/;

const CONDITION =
  /^(?:unless (?!under|below|over|[$\d])|if (?:it|there|they|that) (?:(?:has to|must) (?:be|have)|has|have|is|are|comes|includes|include|backs|sits|faces|lies|borders|overlooks)(?: |$)|if theres(?: |$)|if (?:its|theyre) not )/;
const NO_CONDITION =
  /^(?:only|nice|great|cool|awesome|happy|perfect|amazing|even|plus|bonus|ok|okay|fine|love|see|know|matter|sure)$/;

/** "No HOA unless it has a pool", "if there is a pool, it must be fenced": what a condition speaks of is not asked for. */
export function paintConditions(words: readonly string[], scopes: Scope[]): void {
  words.forEach((word, index) => {
    if (!/^(?:unless|if)$/.test(word) || scopes[index] === 'soft' || NO_CONDITION.test(words[index - 1] ?? '')) return;
    if (!CONDITION.test(words.slice(index, index + 5).join(' '))) return;
    const end = words.findIndex(
      (one, at) =>
        at > index &&
        (HARD_STOPS.has(one) ||
          /^(?:,|then)$/.test(one) ||
          (at > index + 2 && MUST_THEN.test(words.slice(at, at + 3).join(' ')))),
    );
    paint(scopes, index, end < 0 ? words.length : end, 'either');
    const verdict = findVerdict(words, index);
    if (verdict !== undefined) paint(scopes, index, verdict, words[index] === 'unless' ? 'must' : 'must_not');
  });
  // "400 if turnkey, 350 if it needs work" asks for neither.
  words.forEach((word, index) => {
    if (word !== 'if' || !IF_OF_STATE.test(words.slice(index, index + MOST_OF_CONDITION).join(' '))) return;
    if (!/^(?:\d.*|k|thousand|million|max|tops)$/.test(words[index - 1] ?? '')) return;
    const end = words.findIndex((one, at) => at > index && (HARD_STOPS.has(one) || one === ','));
    paint(scopes, index, end < 0 ? words.length : end, 'either');
  });
  // "I'd take a split level, but I'd rather not".
  words.forEach((word, index) => {
    if (word !== 'but' || !RATHER_NOT.test(words.slice(index, index + 7).join(' '))) return;
    paint(scopes, findSoftStart(words, index), index, 'either');
  });
  // "A pool, but we could put one in", "fenced, though we can add a fence".
  words.forEach((word, index) => {
    if (!/^(?:but|though|although|otherwise)$/.test(word)) return;
    const made = IS_MADE_UP_FOR.exec(words.slice(index, index + MOST_OF_MAKING).join(' '));
    if (made === null) return;
    paint(scopes, findSoftStart(words, words[index - 1] === ',' ? index - 1 : index), index, 'soft');
    paint(scopes, index, index + made[0].split(' ').length, 'either');
  });
}

/** "If there is an HOA it has to include water". */
const MUST_THEN = /^(?:it|they|that|then|we|i) (?:has|have|must|needs?|should|want|better)(?: |$)/;
const MOST_OF_MAKING = 11;

const IF_OF_STATE =
  /^if (?:(?:it|its|it is|is|the house is|all|fully|already|freshly|newly|just) )*(?:turn ?key|updated|renovated|remodeled|move in ready|new|newer|finished|perfect|needs? (?:work|updating|repairs)|an? fixer|fixer|furnished|waterfront|on the water|dated|older|old)(?= (?:[,.;]|and|or|but)|$)/;
const RATHER_NOT =
  /^but(?: (?:i|we|id|wed|would|really|much))* (?:prefer|rather|hopefully|ideally|preferably) not(?: to)?(?: [.,;]|$)/;
const MOST_OF_CONDITION = 8;
const NOT_TAKEN =
  /^(?:, )?(?:then )?(?:(?:i am|im|we are|were) (?:not interested|out)|not interested|count (?:me|us) out|(?:i|we) (?:cant|cannot|wont|will not|dont want to) (?:consider|look at|see|take|buy|want|use|live in|do) (?:it|that|one)|(?:i|we) (?:pass|dont want it)|its (?:a no|no good|out|not for (?:me|us))|no deal|no thanks|forget it|skip it|dont (?:even )?(?:bother|think|show (?:me|it)))(?= |$)/;
const NOT_TAKEN_BEFORE =
  /(?:(?:but|and|,) not|not interested|no point|no deal|not worth it|(?:wont|cant|dont|not going to|not) (?:consider|look|look at|consider it|bother|take it|buy|show me anything|show anything))(?: ,)?$/;

/** "Unless it has a garage I'm not interested": where what the condition speaks of ends, if it decides all. */
function findVerdict(words: readonly string[], index: number): number | undefined {
  const isAfterIt = NOT_TAKEN_BEFORE.test(words.slice(Math.max(0, index - 5), index).join(' '));
  for (let at = index + 3; at <= Math.min(words.length, index + MOST_OF_CONDITION); at++) {
    if (NOT_TAKEN.test(words.slice(at, at + 8).join(' '))) return at;
    const isRefused = words[index] === 'unless' || !words.slice(index, at).some((word) => NEGATORS.has(word));
    if (isAfterIt && isRefused && (at === words.length || /^[.,;!?]$/.test(words[at] ?? ''))) return at;
  }
  return undefined;
}

const IS_MADE_UP_FOR =
  /^(?:but|though|although|otherwise)(?: (?:,|we|i|id|wed|ill|well|its|it is|easy|enough))* (?:(?:would not|wouldnt|wont|will not|not going to) (?:turn (?:one|1|it) down|say no|refuse (?:one|1|it)|reject (?:one|1|it)|mind (?:one|1|it))|(?:(?:could|can|would|will|to|happy to|willing to) )?(?:(?:always|easily|also|just|probably|later) )*(?:put (?:one|1|it|(?:an?|the|our own) [a-z]+) (?:in|up)|put (?:in|up) (?:one|1|(?:an?|the|our own) [a-z]+)|(?:add|build|install|make|plant|dig|do|finish|fence|renovate|update|remodel) (?:(?:one|1|it|that)(?: (?:ourselves|myself|later|in|on|up))*|(?:an?|the|our own) [a-z]+(?: (?:ourselves|myself|later))?|(?:ourselves|myself|later))|do without|live without))(?= |$)/;
