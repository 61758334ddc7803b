import { isListGoingOn } from './list-spans.ts';
import { ARTICLES, FALSE_NEGATIONS, HARD_STOPS, NEGATORS, WISHES } from './scope-phrases.ts';
import { byFirstWord, findPhrase, KIND, paint, PLACE, type Scope } from './scope-words.ts';
import { isWishedAway } from './scopes-of-wishes.ts';
import { findSoftened } from './softened-refusals.ts';

const falseNegations = byFirstWord(FALSE_NEGATIONS);

/** What must not be. */
export function paintRefusals(words: readonly string[], scopes: Scope[]): void {
  const softened = findSoftened(words);
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    // "Not too old" refuses nothing of what follows.
    if (softened.some(({ from, to }) => index >= from && index < to)) continue;
    if (word === 'free' && words[index + 1] !== 'of' && words[index + 1] !== 'from') continue;
    const isButFor = word === 'but' && EVERY.test(words.slice(Math.max(0, index - 4), index).join(' '));
    // "Would not say no" means yes.
    if (
      word === 'no' &&
      words[index - 1] === 'say' &&
      words.slice(Math.max(0, index - 4), index - 1).some((one) => NEGATORS.has(one))
    )
      continue;
    // "Finished or not, with a garage".
    if (word === 'not' && words[index - 1] === 'or' && /^(?:[,.;!?)]|and|but|with)?$/.test(words[index + 1] ?? '')) continue;
    // "Nothing without a garage" asks for one, and so does "homes without a garage need not apply".
    if (isLacked(words, index) && (isRefusedAlready(words, index) || isRefusedAfter(words, index))) {
      paint(scopes, index, findNegationEnd(words, index + 1), 'must');
      continue;
    }
    // "No pantry, no deal" asks for one.
    const insisted = INSISTED.exec(words.slice(index, index + MOST_ALLOWED).join(' '));
    if (insisted !== null) {
      const after = index + insisted[0].split(' ').length;
      paint(scopes, index, after, 'must');
      index = after - 1;
      continue;
    }
    // "I won't budge on the yard", "can't not have a garage": it is kept.
    const kept = KEPT.exec(words.slice(index, index + MOST_ALLOWED).join(' '));
    if (kept !== null) {
      const after = index + kept[0].split(' ').length;
      paint(scopes, index, findNegationEnd(words, after), 'must');
      index = after - 1;
      continue;
    }
    if (!isButFor && !NEGATORS.has(word) && !DENIES.test(word)) continue;
    // "Wood floors, except carpet in the bedrooms is ok".
    if (word === 'except' && ALLOWS.test(words.slice(index, index + MOST_ALLOWED).join(' '))) {
      paint(scopes, index, findNegationEnd(words, index + 1), 'either');
      continue;
    }
    const distaste = DISTASTE.exec(words.slice(index + 1, index + MOST_OF_DISTASTE).join(' '));
    // "Pools aren't our thing, a hot tub is" speaks of what stands before.
    const isOfSubject =
      /^(?:isnt|arent|wasnt)$/.test(word) &&
      NAMED.test(words[index - 1] ?? '') &&
      /(?:thing|style|taste|speed|jam|vibe|favou?rite|preference|choice|dream)s?(?: ,)?$/.test(distaste?.[0] ?? '');
    if (isOfSubject) continue;
    if (word !== 'no' && distaste !== null) {
      const after = index + 1 + distaste[0].split(' ').length;
      const from = findRefused(words, after) ?? after;
      paint(scopes, from, findNegationEnd(words, from), 'must_not');
      continue;
    }
    if (
      findPhrase(words, index, falseNegations, (one) => !isOfPlace(words, index, one)) !== undefined ||
      isWishedAway(scopes, index)
    )
      continue;
    if (DENIES.test(word)) continue;
    const start = findRefused(words, index + 1);
    paint(scopes, start === undefined ? index + 1 : start, findNegationEnd(words, start ?? index + 1), 'must_not');
  }
}

const DEGREE =
  '(?:(?:really|exactly|particularly|especially|super|so|too|all that|that|very|even|ever|totally|quite|overly|ourselves|myself) ){0,3}';
const OF_LIKING =
  '(?:in love with|(?:crazy|wild|nuts|mad|excited|enthusiastic|thrilled) (?:about|for|by|with)|keen on|fond of|(?:big|high|hot|sold|stuck|hung up|set) on|(?:happy|impressed|enamou?red|comfortable|charmed|content) (?:with|about|by|in)|(?:an? )?(?:big |huge |great |real |major )?(?:fan|lover|believer|admirer) (?:of|in)|drawn to|attracted to|tempted by|partial to|(?:the |my )?(?:type|kind|sort)(?: of (?:person|people))? (?:for|to (?:want|like|have|own))|(?:looking|searching|hunting|shopping|here|up|in the market) (?:for|to (?:buy|get|have|own))|after)';
/** What is said after a negation of what one would not like to have: "not in love with", "wouldn't choose", "not my favorite:". */
const DISTASTE = new RegExp(
  `^(?:say (?:that )?(?:i|we|im|were|i am|we are) )?${DEGREE}(?:(?:be )?${DEGREE}${OF_LIKING}|(?:particularly|really|especially|actually|honestly|truly) want|(?:love|like|enjoy|adore|dig|fancy|care for|go for|choose|pick|take|touch|consider|look at|say yes to|see (?:me|us|myself|ourselves) (?:with|in))(?= (?:an?|the|(?!that|this|these|those|what|how|when|where)[a-z]{3,})(?: |$))|(?:(?:my|our|his|her|the) )?(?:(?:absolute|idea of an?) )?(?:favou?rite|thing|style|taste|jam|vibe|preference|cup of tea|first choice|dream|good time)s?(?: things?)?(?: (?:is|are|:|,|-))?)(?= |$)`,
);
const MOST_OF_DISTASTE = 14;
const NAMED = /^(?!(?:it|its|that|thats|this|these|those|they|here|there|which)$)[a-z]{3,}$/;
/** What makes a refusal of a liking alone: "hardly a fan of", "least favorite". */
const DENIES = /^(?:hardly|scarcely|least)$/;

const INSISTED = /^no(?: [a-z]+){1,4}?(?: ,)? no (?:deal|sale|offer)(?= [,.;!]|$)/;
const KEPT =
  /^(?:wont|cant|cannot|dont|not|never|refuse|couldnt|wouldnt|unwilling|nor)(?: (?:want|willing|going|able|to|ever|even|be|about))* (?:budge on|compromise on|negotiate on|give up(?: on)?|live without|do without|go without|manage without|part with|lose|not (?:have|want|get)|sacrifice|forgo|skimp on|skip|forget(?: about)?|leave out|leave off|drop|ditch|overlook|pass up)(?= |$)|^who (?:wouldnt|doesnt|would not) (?:want|like|love|need|enjoy)(?= |$)|^(?:want|wants|like|love) nothing (?:more|better) than(?= |$)|^nothing (?:beats|like)(?= (?:an?|the|having) )|^(?:pointless|useless|worthless|incomplete|no good|no use) without(?= |$)|^why not(?= (?:an?|the|get|have|add) )|^(?:out|pass|not interested|leave|walk away) if (?:there|theres|it|they) (?:isnt|is no|is not|are no|arent|aint|doesnt have|dont have|has no|have no|no)(?= |$)|^(?:cant|cannot|can never|could never|never could)(?: ever)? (?:say no to|resist|turn down)(?= |$)/;
const MOST_ALLOWED = 9;
const ALLOWS =
  /^except(?: (?:for|that))?(?: (?!(?:no|not|but|and)(?: |$))[a-z]+){1,5} (?:is|are|would be) (?:ok|okay|fine|acceptable|allowed|good)(?: |$)/;

/** "Nothing under power lines": it is no bound. */
const isOfPlace = (words: readonly string[], index: number, [first, second = '']: readonly string[]): boolean =>
  first === 'nothing' && /^(?:over|above|under|below)$/.test(second) && /^[a-z]{3,}/.test(words[index + 2] ?? '');

/** "Anything but", "any type of home but". */
const EVERY =
  /(?:^| )(?:anything|everything|anywhere|everywhere|(?:any|all|every)(?: (?:homes?|houses?|types?|kinds?|styles?|places?|areas?|floors?|stor(?:y|ies)|levels?|units?|rooms?|colou?rs?|propert(?:y|ies)|of))+)$/;

const REFUSES = /^(?:nothing|no|not|isnt|arent|aint|never|dont|wont|cant|skip|hide|exclude|omit|ignore|avoid)$/;

/** "Nothing without a garage": what follows "without" is asked for. */
function isRefusedAlready(words: readonly string[], without: number): boolean {
  for (let index = without - 1; index >= Math.max(0, without - MOST_BEFORE_WITHOUT); index--) {
    const word = words[index] ?? '';
    if (/^(?:not|nothing|none|nowhere)$/.test(word) && without - index === 1) return true;
    // "Avoid basements and homes without parking".
    if (/^(?:and|or|,)$/.test(word) && without - index === 2 && ANY_KIND.test(words[index + 1] ?? ''))
      return isOfRefusedList(words, index);
    if (REFUSES.test(word)) return without - index > 1 && !/^(?:pool|hoas?|pets|carpet)$/.test(words[index + 1] ?? '');
    if (HARD_STOPS.has(word) || /^(?:,|and|or|want|with)$/.test(word)) return false;
  }
  return false;
}

const MOST_BEFORE_WITHOUT = 8;
const ANY_KIND = /^(?:homes|houses|buildings|places|units|listings|properties|condos|apartments|anything)$/;
const MOST_OF_LIST = 16;

/** Whether a list ends here that begins with an order to leave things out: "skip ground floors and". */
function isOfRefusedList(words: readonly string[], end: number): boolean {
  const line = words.slice(Math.max(0, end - MOST_OF_LIST), end);
  const start = line.findLastIndex((word) => HARD_STOPS.has(word)) + 1;
  const opener = line.findIndex((word, index) => index >= start && LEAVES_OUT.test(word));
  return opener >= 0 && !line.slice(opener).some((word) => WISHES.has(word));
}

const LEAVES_OUT = /^(?:skip|hide|exclude|excluding|omit|ignore|avoid|out|off|remove|eliminate|block)$/;
const KINDS_LEFT_OUT =
  /^(?:condos|townhouses|townhomes|apartments|duplexes|land|lots|manufactured|mobile|fixers|foreclosures|rentals)$/;

/** "Without", "if it doesn't have", "that lacks": what follows is what a home has not. */
function isLacked(words: readonly string[], index: number): boolean {
  const [word = '', next = ''] = words.slice(index, index + 2);
  return (
    /^(?:without|lacks|lacking)$/.test(word) || (/^(?:doesnt|dont|hasnt)$/.test(word) && /^(?:have|come|got|include)$/.test(next))
  );
}

const REFUSED_AFTER =
  /^(?:[a-z]+ ){1,8}?(?:[,?] )?(?:need not apply|(?:is|are) (?:out|a no|no good|a no go|a dealbreaker|a deal breaker|dealbreakers|deal breakers|not for (?:me|us))|(?:i am|im|we are|were) (?:not interested|out)|not interested|forget it|skip it|dont bother|no deal|no thanks|pass|i pass|we pass|(?:theres )?no point|whats the point|(?:it )?(?:wont|doesnt|isnt going to) (?:work|do)|(?:its|it is|thats|that is) (?:a no|a no go|out|no good|not for (?:me|us)|off the table|a deal ?breaker|nothing for (?:me|us))|count (?:me|us) out)(?= |$)/;
const MOST_AFTER_WITHOUT = 16;

/** "Homes without a garage are out": those that lack it are refused. */
function isRefusedAfter(words: readonly string[], index: number): boolean {
  return REFUSED_AFTER.test(words.slice(index + 1, index + MOST_AFTER_WITHOUT).join(' '));
}

/** "Nothing with an HOA", "never again a house that has a pool": what is refused stands after "with". */
export function findRefused(words: readonly string[], from: number): number | undefined {
  const with_ = words.findIndex(
    (word, index) =>
      index >= from &&
      !ANY_HOME.test(word) &&
      !/^(?:an?|the|me|us|again|another|more|show|see|ones?|those|units?|buildings?|propert(?:y|ies)|bother|showing|sending|house|houses|that|which|of|buy|buying|own|consider|want|get|rent|purchase|live|living|in|choose|pick|look|at|for)$/.test(
        word,
      ),
  );
  return with_ > from && /^(?:with|has|have|having)$/.test(words[with_] ?? '') ? with_ + 1 : undefined;
}

const SELDOM_REFUSED =
  /^(?:fenced|views?|mountain|ocean|updated|renovated|remodeled|hardwoods?|wide|ramps?|accessible|in|move|new|quiet|built|listed|priced|under|over|below|above|also|plus|preferably)$/;

/** "No HOA and fenced yard", "no carpet, townhouse or condo": what is seldom refused is asked for. */
function startsWish(words: readonly string[], from: number, next: number): boolean {
  const word = words[next] ?? '';
  const isOther = (like: RegExp) => like.test(word) && !words.slice(from, next).some((one) => like.test(one));
  // "Exclude land and condos".
  const isLeftOut = words.slice(Math.max(0, from - 2), from).some((one) => LEAVES_OUT.test(one)) && KINDS_LEFT_OUT.test(word);
  return !isLeftOut && (SELDOM_REFUSED.test(word) || isOther(KIND) || isOther(PLACE) || isOneOfKind(words, from, next));
}

/** "We gave up on condos, house or townhouse": kinds are refused as many, and one is looked for. */
function isOneOfKind(words: readonly string[], from: number, next: number): boolean {
  const [refused, word] = [words.slice(from, next).findLast((one) => KIND.test(one)), words[next] ?? ''];
  return refused?.endsWith('s') === true && KIND.test(word) && !word.endsWith('s');
}

const LINKS =
  /^(?:or|nor|and|,|in|on|at|of|for|with|by|near|to|into|from|around|under|the|any|not|no|want|like|be|being|beside|besides|than|but|do|doing|handle|include|list|recommend|suggest|give|show|see|me|us|consider|considering|buy|buying|purchase|again|need|manage|maintain|take|own|stand|another|paying|pay|deal|dealing|having|without|live|share|shares|sharing|right|directly|smack|dab|really|actually|exactly|even|face|faces|border|abut|overlook|facing|backing|overlooking|abutting|bordering|fronting|onto|against|along|alongside|behind|beneath|across|next)$/;

/** "No stairs downtown", "no HOA house", "not a condo a pool": what follows a refused thing without a link. */
function isApart(words: readonly string[], index: number): boolean {
  const [before = '', word = ''] = [words[index - 1], words[index]];
  if (/^hoas?$/.test(before))
    return !/^(?:or|nor|and|,|fees?|dues|restrictions?|rules?|approval|communit(?:y|ies)|limits?)$/.test(word);
  // "No condo 3 bd": a count begins the next wish.
  if (/^(?:condos?|townhouses?|pools?|carpets?|hoas?)$/.test(before) && /^\d/.test(word)) return true;
  if ((ONE_THING.test(before) || (before === 'floor' && NAMES_FLOOR.test(words[index - 2] ?? ''))) && OPENS_THING.test(word))
    return true;
  return (PLACE.test(word) || /^an?$/.test(word)) && !LINKS.test(before) && !/^(?:is|are|have|has|live|living)$/.test(before);
}

const ONE_THING =
  /^(?:basements?|pools?|carpets?|stairs|steps|septic|stucco|condos?|townhouses?|wells?|attics?|fireplaces?|neighbou?rs)$/;
const NAMES_FLOOR = /^(?:ground|first|top|last)$/;
/** "No basement attached garage": said in one breath, the second is asked for. */
const OPENS_THING =
  /^(?:attached|detached|finished|covered|updated|open|fenced|large|big|small|new|newer|quarter|half|single|private|great|good|nice|hardwoods?|granite|central|quiet|wide|wider|ramps?|level|elevators?|garages?|parking|ranch|brick|walk|balcon(?:y|ies)|patios?|dishwashers?|laundry)$/;

/** "Skip anything in Oakdale" refuses Oakdale. */
const ANY_HOME =
  /^(?:send|show|me|us|anything|something|any|homes?|places?|listings?|living|live|to|be|being|want|put|move|moving|stay|end|up|settle|look|looking|interest|interested|search|searching|consider|considering|go|going|buy|buying|right|directly|smack|dab|really|actually|too|again|ever|even|just|back)$/;

/** No refusal reaches over more words. */
const MOST_REFUSED = 60;

/** Lists of what somebody hates may end in "and" too. */
const DISLIKES = /^(?:hates?|hating|dislikes?|detest|despise|loathe|avoid|avoiding|exclude|excluding|minus|without)$/;

const LEFT_OUT = /(?:^| )(?:leave|leaving|rule|ruling|cross|crossing|filter|filtering|weed|weeding|screen|screening|sort) out$/;

/** "She can't climb stairs, ranch or ground floor please": what one is not able to do ends with its clause. */
const UNABLE = /^(?:cant|cannot) (?:climb|manage|use|handle|walk|navigate|reach|get|go|do|lift|carry|see|hear)$/;

/** A refusal reaches over "or", over a list that ends in "or", and over "and" where no new wish begins. */
export function findNegationEnd(words: readonly string[], from: number): number {
  const end = Math.min(words.length, from + MOST_REFUSED);
  let isOfHomes = true;
  const isUnable = UNABLE.test(words.slice(Math.max(0, from - 1), from + 1).join(' '));
  const before = words.slice(Math.max(0, from - 3), from);
  const isDisliked = before.some((word) => DISLIKES.test(word)) || LEFT_OUT.test(before.join(' '));
  for (let index = from; index < end; index++) {
    const word = words[index] ?? '';
    // "No pool yes garage maybe fireplace".
    if (index > from && /^(?:yes|yep|yeah|maybe|perhaps)$/.test(word)) return index;
    // "No pool people. Or golf people."
    const goesOn = word === '.' && /^(?:or|nor)$/.test(words[index + 1] ?? '') && !startsWish(words, from, index + 2);
    if (HARD_STOPS.has(word) && !(word === 'but' && index < from + 1) && !goesOn) return index;
    if (index > from && endsRefusal(words, index)) return index;
    const isDealtWith = word === 'with' && /^(?:deal|dealing|live|up)$/.test(words[index - 1] ?? '');
    const isPlaced = isOfHomes && /^(?:under|below|near|within|close)$/.test(word) && !/^[\d$]/.test(words[index + 1] ?? '');
    if (
      index > from &&
      WISHES.has(word) &&
      !isDealtWith &&
      !isSaidAgain(words, from, index - 1) &&
      !(
        /^(?:needs?|needing)$/.test(word) &&
        /^(?:that|which|still|anything|something|ones|homes|houses|places|condos)$/.test(words[index - 1] ?? '')
      ) &&
      !OF_ANY.test(words.slice(index - 2, index + 1).join(' ')) &&
      !BY_NUISANCE.test(words.slice(index, index + MOST_TO_NUISANCE).join(' ')) &&
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
    // "No gas and no stairs": the second refusal is its own.
    if (index > from && /^(?:no|without)$/.test(word) && /^(?:and|or|,|nor)$/.test(words[index - 1] ?? '')) return index;
    if (word === ',' && isUnable) return index;
    if (
      word === ',' &&
      !isSaidAgain(words, from, index + 1) &&
      !BY_NUISANCE.test(words.slice(index + 1, index + 1 + MOST_TO_NUISANCE).join(' ')) &&
      (startsWish(words, from, index + 1) || isAllThatIsWanted(words, index + 1) || !isListGoingOn(words, index, 12, isDisliked))
    )
      return index;
    if (isSaidAgain(words, from, index)) continue;
    if (word === 'and' && startsWish(words, from, index + 1)) return index;
    if (word === 'or' && MEETS_STAIRS.test(words.slice(index + 1, index + 4).join(' ')) && words.slice(from, index).some(isStair))
      return index;
    if (index > from && isApart(words, index)) return index;
    // "Skip the condos and the duplexes" refuses both.
    const isAlike = words[from] === 'the' && words[index + 1] === 'the' && (isDisliked || words[from - 1] === 'skip');
    if (word === 'and' && !isAlike && (ARTICLES.has(words[index + 1] ?? '') || /^\d/.test(words[index + 1] ?? ''))) return index;
    // "No one above 2 bd": what is counted without a link is the next wish.
    const isCount = index > from && /^\d/.test(word) && COUNTED.test(words[index + 1] ?? '');
    if (isCount && !LINKS.test(words[index - 1] ?? '') && !ARTICLES.has(words[index - 1] ?? '')) return index;
    if (/^\d/.test(word) && index > from + 3) return index;
    isOfHomes &&= ANY_HOME.test(word);
  }
  return end;
}

const COUNTED = /^(?:beds?|bds?|br|bedrooms?|baths?|ba|bathrooms?)$/;

/** "Done with stairs, and with carpet too": said again, the word reaches on. */
function isSaidAgain(words: readonly string[], from: number, and: number): boolean {
  const isAgain = words[from - 1] === 'with' && words[and] === 'and' && words[and + 1] === 'with';
  return isAgain && /^[a-z]{3,}$/.test(words[and + 2] ?? '');
}

/** "No tudors, ranch or craftsman only": what alone is wanted is not refused. */
function isAllThatIsWanted(words: readonly string[], from: number): boolean {
  const end = words.findIndex((word, index) => index >= from && (word === ',' || HARD_STOPS.has(word)));
  const part = words.slice(from, end < 0 ? words.length : end);
  return /^(?:only|instead|preferred)$/.test(part.at(-1) ?? '') && !part.some((word) => NEGATORS.has(word));
}

/** "Not on a busy road, near train tracks or under power lines": nobody asks for those. */
const BY_NUISANCE =
  /^(?:(?:or|nor) )?(?:near|by|under|next to|close to|along|beside|backing (?:up )?to) (?:an? |the |any )?(?:train|railroads?|railway|rail|tracks|power|highways?|freeways?|interstates?|airports?|busy|main|flight|landfill|dump|noisy|loud)(?: |$)/;
const MOST_TO_NUISANCE = 5;

/** "No condos or anything with an HOA". */
const OF_ANY =
  /^(?:(?:or|nor) (?:anything|something|any|homes?|places?|houses?|ones?|1) (?:with|has|having)|(?:and|or|nor) anything (?:with|near|close|under))$/;

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
  if (REASONS.test(word) || (word === 'before' && /^(?:i|we|id|wed)$/.test(next))) return true;
  if (word === 'for') return SOMEBODY.test(next);
  return (
    word === 'in' &&
    /^(?:an?|my|his|her|our|their)$/.test(next) &&
    /^(?:wheelchair|walker|scooter|power)$/.test(words[index + 2] ?? '')
  );
}
