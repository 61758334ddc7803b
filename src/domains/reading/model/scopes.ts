import {
  ARTICLES,
  EITHER_CLOSERS,
  EITHER_OPENERS,
  FALSE_NEGATIONS,
  GIVEN_UP,
  HARD_STOPS,
  NEGATING_PHRASES,
  NEGATORS,
  REFUSING_CLOSERS,
  REFUSING_HEADINGS,
  SOFT_CLOSERS,
  SOFT_OPENERS,
  WISHING_HEADINGS,
  WISHES,
} from './scope-phrases.ts';
import { findSoftened } from './softened-refusals.ts';

/** What is said around a word: wanted, not wanted, nice to have, or all the same. */
export type Scope = 'must' | 'must_not' | 'soft' | 'either';

/** For each word of a sentence, what is said around it. */
export function findScopes(words: readonly string[]): Scope[] {
  const scopes: Scope[] = words.map(() => 'must');
  for (let index = 0; index < words.length; index++) {
    // A bonus room is a room.
    if (words[index] === 'bonus' && /^rooms?$/.test(words[index + 1] ?? '')) continue;
    // "Maybe a 2 bedroom condo" is looked for.
    if (
      /^(?:maybe|perhaps)$/.test(words[index] ?? '') &&
      words.slice(index + 1, index + 4).some((word) => /^\d/.test(word) || KIND.test(word))
    )
      continue;
    // Being open to a place includes it.
    if (words[index] === 'open' && words[index + 2]?.startsWith('@') === true) continue;
    if (SOFT_OPENERS.some((opener) => startsAt(words, index, opener)) || opensWouldBe(words, index))
      paint(scopes, index, findSoftEnd(words, index), 'soft');
  }
  for (let index = 0; index < words.length; index++) {
    const closer =
      SOFT_CLOSERS.find(
        (one) =>
          startsAt(words, index, one) && words[index + one.length] !== 'if' && !/^(?:non|not)$/.test(words[index - 1] ?? ''),
      ) ?? findWouldBe(words, index);
    if (closer !== undefined) paint(scopes, findSoftStart(words, index), index + closer.length, 'soft');
  }
  const softened = findSoftened(words);
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    // "Not too old" refuses nothing of what follows.
    if (softened.some(({ from, to }) => index >= from && index < to)) continue;
    if (word === 'free' && words[index + 1] !== 'of' && words[index + 1] !== 'from') continue;
    const isButFor = word === 'but' && EVERY.test(words.slice(Math.max(0, index - 4), index).join(' '));
    // "Would not say no" means yes.
    if (word === 'no' && words[index - 1] === 'say') continue;
    // "Finished or not, with a garage".
    if (word === 'not' && words[index - 1] === 'or' && /^(?:[,.;!?)]|and|but|with)?$/.test(words[index + 1] ?? '')) continue;
    // "Nothing without a garage" asks for one.
    if (word === 'without' && isRefusedAlready(words, index)) {
      paint(scopes, index, findNegationEnd(words, index + 1), 'must');
      continue;
    }
    const phrase = NEGATING_PHRASES.find((one) => startsAt(words, index, one) && !isAge(words, index + one.length));
    if (!isButFor && phrase === undefined && !NEGATORS.has(word)) continue;
    // "Wood floors, except carpet in the bedrooms is ok".
    if (word === 'except' && ALLOWS.test(words.slice(index, index + MOST_ALLOWED).join(' '))) {
      paint(scopes, index, findNegationEnd(words, index + 1), 'either');
      continue;
    }
    if (FALSE_NEGATIONS.some((negation) => startsAt(words, index, negation)) || isWishedAway(scopes, index)) continue;
    const start = findRefused(words, index + (phrase?.length ?? 1));
    paint(
      scopes,
      start === undefined ? index + 1 : start,
      findNegationEnd(words, start ?? index + (phrase?.length ?? 1)),
      'must_not',
    );
  }
  paintComparisons(words, scopes);
  paintConditions(words, scopes);
  for (let index = 0; index < words.length; index++) {
    const isKept = words.slice(Math.max(0, index - 4), index).some((word) => NEGATORS.has(word));
    const opener = [...EITHER_OPENERS, ...(isKept ? [] : GIVEN_UP)].find(
      // "A landlord ok with dogs" is asked for.
      (one) => startsAt(words, index, one) && !(one[1] === 'with' && PETS.test(words.slice(index + 2, index + 4).join(' '))),
    );
    if (opener !== undefined) paint(scopes, index, findNegationEnd(words, index + opener.length), 'either');
    const closer = EITHER_CLOSERS.find((one) => startsAt(words, index, one));
    // "Garage needed" is a wish; "no garage needed" is none.
    const clause = closer === undefined ? index : findSoftStart(words, isOfPair(words, index) ? index - 1 : index);
    // "A doorman and no elevator needed" does without the elevator alone.
    const no = closer?.length === 1 ? words.lastIndexOf('no', index) : -1;
    // "A basement, finished or not" asks for one, whatever it is like.
    const isOfState = closer?.[0] === 'or' && STATE.test(words[index - 1] ?? '');
    const start = isOfState ? index - 1 : Math.max(clause, no);
    const isRefusal = closer !== undefined && (closer.length > 1 || closer[0] === 'optional' || no >= clause);
    if (isRefusal) paint(scopes, start, index + closer.length, 'either');
  }
  for (let index = 0; index < words.length; index++) {
    const closer = REFUSING_CLOSERS.find((one) => startsAt(words, index, one) && words[index + one.length] !== 'to');
    if (closer !== undefined) paint(scopes, findSoftStart(words, index), index + closer.length, 'must_not');
    const isHeading =
      words[index] === ':' ||
      (/^(?:are|is|include|includes|being)$/.test(words[index] ?? '') && OPENS_LIST.test(words[index - 1] ?? ''));
    if (!isHeading) continue;
    if (REFUSING_HEADINGS.some((one) => endsAt(words, index, one))) paint(scopes, index, findListEnd(words, index), 'must_not');
    if (WISHING_HEADINGS.some((one) => endsAt(words, index, one))) paint(scopes, index, findListEnd(words, index), 'soft');
  }
  words.forEach((word, index) => {
    // "Oakdale is out, so is Eastlake".
    const isAlike = word === 'so' && /^(?:is|are)$/.test(words[index + 1] ?? '');
    const scope = scopes[index - (words[index - 1] === ',' ? 2 : 1)];
    if (isAlike && scope !== undefined) paint(scopes, index, findNegationEnd(words, index + 2), scope);
  });
  return scopes;
}

const MOST_ALLOWED = 9;
const ALLOWS =
  /^except(?: (?:for|that))?(?: (?!(?:no|not|but|and)(?: |$))[a-z]+){1,5} (?:is|are|would be) (?:ok|okay|fine|acceptable|allowed|good)(?: |$)/;

const STATE =
  /^(?:finished|unfinished|attached|detached|furnished|unfurnished|renovated|updated|remodeled|fenced|heated|covered|new|old|used|open|paid|working)$/;
const PETS = /^(?:(?:my|our|a|big|large|small|\d) )?(?:dogs?|cats?|pets?)(?: |$)/;

const OPENS_LIST = /^(?:deal ?breakers?|breakers?|haves)$/;

const REFUSES = /^(?:nothing|no|not|never|dont|wont|cant)$/;

function isRefusedAlready(words: readonly string[], without: number): boolean {
  for (let index = without - 1; index >= Math.max(0, without - MOST_BEFORE_WITHOUT); index--) {
    const word = words[index] ?? '';
    if (word === 'not' && without - index === 1) return true;
    if (REFUSES.test(word)) return without - index > 1 && !/^(?:pool|hoas?|pets|carpet)$/.test(words[index + 1] ?? '');
    if (HARD_STOPS.has(word) || /^(?:,|and|or|want|with)$/.test(word)) return false;
  }
  return false;
}

const MOST_BEFORE_WITHOUT = 8;

/** "Condo or townhouse, doesn't matter": the comma parts nothing. */
function isOfPair(words: readonly string[], index: number): boolean {
  return (
    words[index] === 'doesnt' &&
    words[index - 1] === ',' &&
    /^(?:[,.;]|$)/.test(words[index + 2] ?? '') &&
    words.slice(Math.max(0, index - 5), index).includes('or')
  );
}

/** "I'm over 55" tells an age. */
function isAge(words: readonly string[], after: number): boolean {
  return words[after - 1] === 'over' && !/^[a-z]{3,}/.test(words[after] ?? '');
}

/** "Nothing with an HOA", "never again a house that has a pool": what is refused stands after "with". */
function findRefused(words: readonly string[], from: number): number | undefined {
  const with_ = words.findIndex(
    (word, index) =>
      index >= from &&
      !ANY_HOME.test(word) &&
      !/^(?:an?|the|me|us|again|another|more|show|see|house|houses|that|which|of|buy|buying|own|consider|want|get|rent|purchase|live|living|in|choose|pick|look|at|for)$/.test(
        word,
      ),
  );
  return with_ > from && /^(?:with|has|have|having)$/.test(words[with_] ?? '') ? with_ + 1 : undefined;
}

const MOST_COMPARED = 12;
const MEASURE =
  /^(?:mile|minute|hour|block|half|quarter|acre|few|couple|dozen|hundred|thousand|million|year|month|week|day|third|price|budget|asking|list|short|long|\d.*)$/;

/** "Rather a yard than a pool" wishes for no pool; "pool or no pool" takes either. */
function paintComparisons(words: readonly string[], scopes: Scope[]): void {
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
function paintConditions(words: readonly string[], scopes: Scope[]): void {
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
  /^but(?: (?:we|i))? (?:could|can|would) (?:(?:always|easily|also) )?(?:put (?:one|it) in|(?:add|build|install) (?:one|it)|do without|live without)(?: |$)/;

/** "Ideally no carpet" leaves out no home that has some. */
function isWishedAway(scopes: readonly Scope[], index: number): boolean {
  const start = scopes.slice(0, index + 1).findLastIndex((scope) => scope !== 'soft') + 1;
  return scopes[index] === 'soft' && index - start <= 3;
}

const LIST_STOPS = new Set(['.', ';', '!', '?']);

/** Where a list under a heading ends: with its sentence, or where the next heading begins. */
function findListEnd(words: readonly string[], colon: number): number {
  for (let index = colon + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (LIST_STOPS.has(word) || words[index + 1] === ':' || words[index + 2] === ':') return index;
  }
  return words.length;
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
  if (words[index + 1] !== 'be') return false;
  return /^(?:would|itd) be (?:(?:so|really|very|an?) )?[a-z]+ (?:if|to (?:have|get|find|see))(?: |$)/.test(
    words.slice(index, index + 6).join(' '),
  );
}

function startsAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  if (phrase[0] !== (words[index] ?? '.')) return false;
  // What is said last ends a sentence, with a period or without.
  return phrase.every((word, offset) => (words[index + offset] ?? '.') === word);
}

function endsAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  return startsAt(words, index - phrase.length, phrase);
}

function paint(scopes: Scope[], from: number, to: number, scope: Scope): void {
  for (let index = from; index < to; index++) scopes[index] = scope;
}

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

function findSoftStart(words: readonly string[], before: number): number {
  let isList = false;
  // "A fireplace (nice to have)": the bracket speaks of what stands before it.
  const last = words[before - 1] === '(' ? before - 2 : before - 1;
  for (let index = last; index >= 0; index--) {
    const word = words[index] ?? '';
    if (word === 'or') isList = true;
    if (word === ',' && isList && before - index < 9) continue;
    if (HARD_STOPS.has(word) || word === ',' || /^(with|need|want|must)$/.test(word)) return index + 1;
    if (word === 'and' && ARTICLES.has(words[index + 1] ?? '') && !isPair(words, index)) return index + 1;
  }
  return 0;
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

/** "Anything but", "any type of home but". */
const EVERY =
  /(?:^| )(?:anything|everything|anywhere|(?:any|all|every)(?: (?:homes?|houses?|types?|kinds?|styles?|places?|areas?|propert(?:y|ies)|of))+)$/;

const KIND = /^(?:condos?|townhouses?|townhomes?|houses?|homes?|apartments?|duplex(?:es)?)$/;
const PLACE = /^@\d+$/;
const SELDOM_REFUSED =
  /^(?:fenced|views?|mountain|ocean|updated|renovated|remodeled|hardwoods?|wide|ramps?|accessible|in|move|new|quiet|built|listed|priced|under|over|below|above|also|plus|preferably)$/;

/** "No HOA and fenced yard", "no carpet, townhouse or condo": what is seldom refused is asked for. */
function startsWish(words: readonly string[], from: number, next: number): boolean {
  const word = words[next] ?? '';
  const isOther = (like: RegExp) => like.test(word) && !words.slice(from, next).some((one) => like.test(one));
  return SELDOM_REFUSED.test(word) || isOther(KIND) || isOther(PLACE);
}

const LINKS =
  /^(?:or|nor|and|,|in|on|at|of|for|with|by|near|to|into|from|around|under|the|any|not|no|want|like|be|beside|besides|than|but|do|doing|handle|show|see|me|us|consider|considering|buy|buying|purchase|again|need|manage|maintain|take|own|stand|another|paying|pay|deal|dealing|having|without|live|share|shares|sharing)$/;

/** "No stairs downtown", "no HOA house", "not a condo a pool": what follows a refused thing without a link. */
function isApart(words: readonly string[], index: number): boolean {
  const [before = '', word = ''] = [words[index - 1], words[index]];
  if (/^hoas?$/.test(before))
    return !/^(?:or|nor|and|,|fees?|dues|restrictions?|rules?|approval|communit(?:y|ies)|limits?)$/.test(word);
  if (ONE_THING.test(before) && OPENS_THING.test(word)) return true;
  return (PLACE.test(word) || /^an?$/.test(word)) && !LINKS.test(before) && !/^(?:is|are|have|has|live|living)$/.test(before);
}

const ONE_THING =
  /^(?:basements?|pools?|carpets?|stairs|septic|stucco|condos?|townhouses?|wells?|attics?|fireplaces?|neighbou?rs)$/;
/** "No basement attached garage": said in one breath, the second is asked for. */
const OPENS_THING =
  /^(?:attached|detached|finished|covered|updated|open|fenced|large|big|small|new|newer|quarter|half|single|private|great|good|nice|hardwoods?|granite|central|quiet|garages?|parking|ranch|brick|walk)$/;

/** "Skip anything in Oakdale" refuses Oakdale. */
const ANY_HOME = /^(?:send|show|me|us|anything|something|any|homes?|places?|listings?|living|live|to|be|want)$/;

/** No refusal reaches over more words. */
const MOST_REFUSED = 60;

/** Lists of what somebody hates may end in "and" too. */
const DISLIKES = /^(?:hates?|hating|dislikes?|detest|despise|loathe|avoid|avoiding|exclude|excluding|minus|without)$/;

/** A refusal reaches over "or", over a list that ends in "or", and over "and" where no new wish begins. */
function findNegationEnd(words: readonly string[], from: number): number {
  const end = Math.min(words.length, from + MOST_REFUSED);
  let isOfHomes = true;
  const isDisliked = words.slice(Math.max(0, from - 3), from).some((word) => DISLIKES.test(word));
  for (let index = from; index < end; index++) {
    const word = words[index] ?? '';
    if (HARD_STOPS.has(word) && !(word === 'but' && index < from + 1)) return index;
    if (index > from && endsRefusal(words, index)) return index;
    const isDealtWith = word === 'with' && /^(?:deal|dealing|live|up)$/.test(words[index - 1] ?? '');
    const isPlaced = isOfHomes && /^(?:under|below|near|within|close)$/.test(word) && !/^[\d$]/.test(words[index + 1] ?? '');
    if (
      index > from &&
      WISHES.has(word) &&
      !isDealtWith &&
      !OF_ANY.test(words.slice(index - 2, index + 1).join(' ')) &&
      !isPlaced &&
      !(
        /^(?:near|under|below|close)$/.test(word) &&
        !/^[\d$]/.test(words[index + 1] ?? '') &&
        /^(?:or|nor)$/.test(words[index - 1] ?? '')
      )
    )
      return index;
    // "No condos in Oakdale" refuses condos, not Oakdale.
    if (!isOfHomes && /^(?:in|at|around)$/.test(word) && (words[index + 1] ?? '').startsWith('@')) return index;
    if (word === ',' && (startsWish(words, from, index + 1) || !isListGoingOn(words, index, 12, isDisliked))) return index;
    if (word === 'and' && startsWish(words, from, index + 1)) return index;
    if (word === 'or' && MEETS_STAIRS.test(words.slice(index + 1, index + 4).join(' ')) && words.slice(from, index).some(isStair))
      return index;
    if (index > from && isApart(words, index)) return index;
    if (word === 'and' && (ARTICLES.has(words[index + 1] ?? '') || /^\d/.test(words[index + 1] ?? ''))) return index;
    if (/^\d/.test(word) && index > from + 3) return index;
    isOfHomes &&= ANY_HOME.test(word);
  }
  return end;
}

/** "No condos or anything with an HOA". */
const OF_ANY = /^(?:or|nor) (?:anything|something|any|homes?|places?|houses?|ones?|1) (?:with|has|having)$/;

/** "No stairs or an elevator": what makes up for stairs is not refused with them. */
const MEETS_STAIRS = /^(?:(?:an?|at least an?|else an?|with an?) )?(?:elevators?|lifts?|ramps?|ground|first|single|main)(?: |$)/;

function isStair(word: string): boolean {
  return /^(?:stairs|steps|staircases?|stairways?)$/.test(word);
}

const REASONS = /^(?:because|cause|cuz|since|so|due|who|whose|as|when|while|where)$/;
const SOMEBODY =
  /^(?:my|our|his|her|their|me|us|him|them|mom|moms|mum|dad|mother|father|grandma|grandpa|someone|somebody|people|a|an|the|kids|accessibility|health|safety|medical|mobility)$/;

/** "No stairs for my mother in a wheelchair", "no carpet because of allergies": why, and for whom, is no part of what is refused. */
function endsRefusal(words: readonly string[], index: number): boolean {
  const [word = '', next = ''] = [words[index], words[index + 1]];
  if (REASONS.test(word)) return true;
  if (word === 'for') return SOMEBODY.test(next);
  return (
    word === 'in' &&
    /^(?:an?|my|his|her|our|their)$/.test(next) &&
    /^(?:wheelchair|walker|scooter|power)$/.test(words[index + 2] ?? '')
  );
}

/** "No street parking, a driveway or garage is a must". */
const ASKED_FOR =
  /^(?:(?:[^ ,]+ ){1,2}(?:i|we) (?:can|could)|(?:[^ ,]+ ){1,3}(?:is|are) (?:a must|musts?|required|needed|essential|necessary|important|mandatory))(?: |$)/;
const OTHER_CLAUSE = /^(?:we|i|it|its|he|she|they|want|need|would|love|like|prefer|with|a|an|the|in|near|\d.*|@.*)$/;

/** Whether a list of short items goes on after a comma, until "or" or "nor" ends it within so many words. */
function isListGoingOn(words: readonly string[], comma: number, within: number, endsInAnd = false): boolean {
  let itemLength = 0;
  for (let index = comma + 1; index < Math.min(words.length, comma + within); index++) {
    const word = words[index] ?? '';
    if (word === 'or' || word === 'nor') return !ASKED_FOR.test(words.slice(index + 1, index + 7).join(' '));
    if (endsInAnd && word === 'and')
      return (index > comma + 1 || words[index + 1] === 'any') && !OTHER_CLAUSE.test(words[index + 1] ?? '');
    itemLength = word === ',' ? 0 : itemLength + 1;
    if (itemLength > 3 || HARD_STOPS.has(word) || WISHES.has(word) || /^\d/.test(word) || NEGATORS.has(word)) return false;
  }
  return false;
}
