import { type Item, remembering, sentenceAround, wordsOf } from '../text/item.ts';
import { isRebuff } from '../sayings/rebuffs.ts';
import { isQuestion } from '../sayings/sayings-across.ts';

/*
 * What those who look for a home say of themselves: "I use a wheelchair. Is there a step at the door?" It asks for a home and keeps
 * nobody out. Who has a home to give says the same to say who may have it, and is not meant here.
 */

const KIN =
  '(?:husband|wife|spouse|partner|fiancee?|boyfriend|girlfriend|(?:(?:two|three|four|five|\\d|little|young|older|youngest|oldest|teenage|adult) )?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?)|twins|baby|toddler|mother|father|mom|dad|parents?|brother|sister|grandmother|grandfather|grandma|grandpa|aunt|uncle|family|aide|caregiver|doctor|caseworker|clients?|buyers?)';
/** Who writes is whom the sentence is about. */
const OF_WRITER = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|dear|thanks|thank you|so|and|also|well|sorry|since|because|yes|no|ps)(?: there| again| \w+(?= (?:i|im|ive|we|weve|were|my|our|as)\b))? ){0,3}(?:i|im|ive|id|we|weve|were(?! (?:you|they|there|the|any|your|it|he|she)\b)|wed|(?:both |all )?(?:of )?(?:my|our) (?:${KIN}|income|rent|disability|visa|voucher|benefits|faith|religion|pension|paycheck)|as an? (?:\w+ ){1,6}(?:i|im|ive|we|my)|(?:do|does|can|could|may|should|will|would|is|are|am|have|what if|is it (?:ok|okay|fine) (?:if|that)) (?:i|we|my|our)|mine|ours)\b`,
);

const HOME =
  '(?:homes?|house|apartments?|apt|flat|condo|units?|places?|rooms?|studio|(?:\\w+ )?bedrooms?|townhouse|duplex|ranch|rental|yard|floor|garage|lease|agent|school|tour|showing|mortgage|loan)';
/** What only those say who look for a home. */
const SEEKS = new RegExp(
  String.raw`\b(?:look\w*|search\w*|hunting|shopping|need|needs|want|hop(?:e|ing)|would (?:like|love)|id (?:like|love)|wed (?:like|love)|trying|plan\w*|ready|apply\w*|qualify\w*|buy|buying)(?: \w+){0,6} ${HOME}\b|\b(?:buying|moving|relocating|house hunting|needs? to close)\b|\bmove (?:in|by|before|after|out|to|closer|near)\b|\b(?:like|want|need|hope|hoping|plan|planning) to (?:buy|rent|move|apply|tour|see|visit)\b|\b(?:made it (?:easy|simple)|helped (?:us|me)|thanks|thank you|found (?:us|me)|recommend|patient with (?:us|me)|nervous|grateful|treated (?:us|me))\b`,
);
/** What those ask who look for a home. */
const ASKS_WHETHER =
  /^(?:(?:hi|hello|hey)(?: \w+)? )?(?:also |and |so )?(?:do|does|would|will|can|is|are|could) (?:you|the (?:owner|landlord|building|seller|complex|manager)s?|they|this (?:building|place|unit)) (?:also |still |even |ever )?(?:rent|lease|sell|accept|take|allow|welcome|work with|open to|okay with|ok with|fine with|participate|honor|let)\b(?! (?:any |your |a |the |some )?(?:medications?|medicines?|meds|drugs|pills|insulin|oxygen|orders|god|jesus))|^(?:are|is|do) (?:there )?(?:any )?other (?:kids|children|families|students|parents)\b/;
/** "Could you translate the lease? My parents don't read English." */
const ASKS_A_FAVOR =
  /^(?:(?:hi|hello|hey|thanks)(?: \w+)? )?(?:could|can|would|will) you (?:please )?(?:translate|send|show|help|check|hold|add|email|call|text|write|put|explain|reserve|mail|read)\b/;
/** "Where is that accent from? We've had issues" asks of the other. */
const OF_THE_OTHER = /\b(?:your|you from|accents?|that name)\b/;
/** "I want to live near a mosque." */
const NEAR_WORSHIP =
  /^(?:hi |hello )?(?:i|we|id|wed) (?:want|would like|like|love|need|hope|have|would love) to (?:live|be|rent|buy|move|stay)(?: \w+){0,2} (?:near|by|close to|next to|around|within)\b/;
const ASKS =
  /\b(?:(?:is|are) your (?:office|team|firm|agents?|brokers?)|(?:is|are|was|s) (?:there|it|the|that|this|those|any)|(?:does|do|will|would|did) (?:the|that|it|they|this|an?|i|we|both|my|our|you (?:have|accept|take|need|know|allow|offer|require|think|mind|work|count)|seller|owner|\w+day)|(?:can|could|may|should|shall|might) (?:i|we|you|my|our|she|he|they|it|the)|which \w+|what (?:the|can|should|do|else|is|are|would|papers|documents|kind of (?:loan|lease))|whats|how (?:much|many|far|long|do|would|soon|big|wide)|when|where (?:do|can|is|are|should))\b/;

/** What those say who have a home to give, and whom they wish for. */
const GIVES =
  /\b(?:tenants?|renters?|room ?mates?|house ?mates?|flat ?mates?|applicants?|lodgers?|boarders?|(?:rent|renting|rents|lease|leasing|sublet\w*|let|letting)(?: \w+){0,2} (?:out|to|my|our)|rent to|(?:have|has|got|offer\w*) (?:an? |one |the )?(?:\w+ )?(?:room|bedroom|unit|space|apartment)(?: \w+){0,3} (?:for|to|available)|(?:room|bedroom|unit|apartment|house|place|flat)(?: \w+){0,2} (?:for rent|to rent|to share|to let)|landlord|landlady|the same|same|similar|like minded|likeminded|(?:my|our) own|like (?:us|me|ourselves|myself)|prefer\w*|only|(?:want|need|seeking|looking for|hoping for) (?:an? |another |some |no |to (?:live|share|rent) (?:with|to) )?(?:\w+ )?(?:someone|somebody|people|person|others?|girls?|guys?|lady|ladies|wom[ae]n|m[ae]n|males?|females?|couple|family|buyers?|student|professional|christian|muslim|no)|in (?:my|our|this) (?:house|home|flat|apartment|building|unit)|dont want|do not want|your (?:family|faith|religion|church|accent|husband|wife|kids?|children|people|parents|background|culture|visa|papers)|(?:are|do) you (?:an? |go|pray|attend|believe|worship|speak|married|single|straight|gay|christian|muslim|jewish|hindu))\b/;
/** "We're a Catholic house": who gives it calls it so. */
const PLACES = 'lLX';
/** "We want the house to go to white people", "we need to see your green card": what is wished for is no trait of the writer. */
const WISHES_BEFORE =
  /\b(?:love|want|wants|wanted|like|prefer|told|tell|see|show|ask|asked|look|looking|seek|seeking|rent|mean|let|hope|hoping|need to|needs to|keep|picture)\b/;
const WISHES_TO_KNOW =
  /\b(?:need|want|like|have|ask|require|got)s? to (?:see|know|verify|check|confirm|prove)\b(?! the (?:homes?|house|place|unit|apartment|rooms?|yard))/;
const WISHES = 'oJURKVN';
const NEAR = 60;
const MOST_ITEMS = 40;

const saysOfWriter = remembering((said) => OF_WRITER.test(said) && !GIVES.test(said) && !WISHES_TO_KNOW.test(said));
const givesNear = remembering((said) => GIVES.test(said));

/** Whether a place stands in what somebody who looks for a home says of themselves. */
export function isOfOneself(items: readonly Item[], at: number, text: string): boolean {
  const own = sentenceAround(items, at, MOST_ITEMS);
  let start = at;
  while (start > 0 && at - start < MOST_ITEMS && items[start - 1]?.letter !== '.') start -= 1;
  const said = wordsOf(own);
  if (ASKS_WHETHER.test(said) && isQuestion(items, text, start + own.length)) return !isAnsweredNo(items, start + own.length + 1);
  if ('W~I'.includes(items[at]?.letter ?? '.') && NEAR_WORSHIP.test(said)) return true;
  const isOwn =
    isOfWriter(own) &&
    !PLACES.includes(items[at + 1]?.letter ?? '.') &&
    (isOwnOne(items, at) || !WISHES_BEFORE.test(wordsOf(items.slice(start, namedFrom(items, at)))));
  if (!isOwn && !isHint(items[at])) return false;
  const end = start + own.length;
  // The words around it, in which nothing is given.
  if (givesNear(wordsOf(items.slice(Math.max(0, start - NEAR), end + NEAR)))) return false;
  if (!isOwn)
    return (
      isQuestion(items, text, end) &&
      ASKS.test(said) &&
      !OF_THE_OTHER.test(said) &&
      (isOfWriter(sentenceBefore(items, start)) || isOfWriter(sentenceAround(items, end + 1, MOST_ITEMS)))
    );
  if (SEEKS.test(said) || (isQuestion(items, text, end) && ASKS.test(said))) return true;
  return isFollowedByQuestion(items, end + 1, text) || ASKS_A_FAVOR.test(wordsOf(sentenceBefore(items, start)));
}

const MOST_BEFORE_NAMED = 6;
/** Where the words begin that say whom it is about: "don't want Black folks" begins before them. */
function namedFrom(items: readonly Item[], at: number): number {
  let named = at;
  while (named < at + MOST_BEFORE_NAMED && named < items.length && items[named]?.category === null) named += 1;
  return named;
}

/** "A yard for our four kids", "do I have to say what my disability is?" */
const isOwnOne = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 2), namedFrom(items, at)).some(({ words }) => /^(?:my|our)$/.test(words));

/** Words that hint only: "Which school would they go to?" after "My kids are 4 and 7". */
const isHint = (item: Item | undefined): boolean => item !== undefined && !'Qagwh&%^'.includes(item.letter);

function isOfWriter(own: readonly Item[]): boolean {
  if (own.some(({ letter }) => WISHES.includes(letter)) || own.some(isRefused)) return false;
  return saysOfWriter(wordsOf(own));
}

/** "I want no other kids": a refusal of people, not "I can't do stairs". */
const isRefused = ({ letter }: Item, at: number, own: readonly Item[]): boolean =>
  letter === 'n' && own.slice(at + 1, at + 3).some((next) => 'QhHg'.includes(next.letter));

function sentenceBefore(items: readonly Item[], start: number): readonly Item[] {
  return start < 2 ? [] : sentenceAround(items, start - 2, MOST_ITEMS);
}

/** "Do you take vouchers? No": question and answer are of the same hand. */
function isAnsweredNo(items: readonly Item[], start: number): boolean {
  const answer = wordsOf(sentenceAround(items, start, MOST_ITEMS));
  return (
    isRebuff(answer) ||
    /^(?:well |oh |hi )?(?:no|not|nope|never|sorry|unfortunately|we dont|we do not|they dont|only|im afraid)\b|\b(?:rather|prefer) not\b/.test(
      answer,
    )
  );
}

const MOST_SENTENCES = 3;
function isFollowedByQuestion(items: readonly Item[], start: number, text: string): boolean {
  let from = start;
  for (let count = 0; count < MOST_SENTENCES && from < items.length; count++) {
    let to = from;
    while (to < items.length && to - from < MOST_ITEMS && items[to]?.letter !== '.') to += 1;
    const words = wordsOf(items.slice(from, to));
    if (isQuestion(items, text, to) && ASKS.test(words)) return true;
    if (SEEKS.test(words) && OF_WRITER.test(words)) return true;
    from = to + 1;
  }
  return false;
}
