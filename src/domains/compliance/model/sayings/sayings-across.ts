import type { Category } from '../finding.ts';
import type { Item } from '../text/item.ts';
import { ANSWERS, isElsewhere, isExcuse, REBUFFS } from './rebuffs.ts';
import { isSaidBack } from './restated.ts';
import { topicSaidBack } from './tell-topic.ts';

/*
 * Answers: a person has said something that the law protects, and what comes next turns them away. "You wrote that you use a
 * wheelchair. I don't think this place would work for you." Or a short question says it: "A toddler? The balcony makes it impossible."
 */

/** Questions whether something is asked of them: a "no" to these turns nobody away. */
const ASKS_FOR_LIMITS =
  /\b(?:charge\w*|fees?|costs?|deposits?|problem|matters?|limits?|restrict\w*|requir\w*|need|must|refuse\w*|deny|denied|extra|turn away|turned away|reject\w*)\b/;
const NO_TROUBLE = /\b(?:no|not an?|isnt an?|never an?|hardly an?) (?:problem|issue|trouble|concern|bother)\b/;
/** What is asked for by who needs it, in words that say nothing of people elsewhere: "A ramp?", "Grab bars?" */
const ASKED: readonly (readonly [RegExp, Category])[] = [
  [
    /^(?:(?:an?|any|some|the|need|needs|want|wants|add|adding|put in|putting in|install|installing) )*(?:ramps?|grab (?:bars?|rails?)|handrails?|(?:stair|chair|porch) ?lifts?|roll in showers?|wider (?:doors?|doorways?)|shower (?:seats?|chairs?)|(?:accessible|handicap\w*) (?:spots?|spaces?|parking))(?: for \w+(?: \w+)?)?$/,
    'disability',
  ],
  [/^(?:(?:are )?you )?transitioning$/, 'sexual_orientation_gender_identity'],
];
export const MOST_ASKED = 10;
export const MOST_BETWEEN = 3;
/** "You have a hearing dog? The last one barked. We're going with someone else." */
const MOST_SINCE_ASKED = 5;
/** What the home lacks is a fact, if something is offered for it. */
const OFFERED =
  /\b(?:accommodat\w+|ramps?|elevators?|install\w*|modif\w+|grab bars?|welcome|happy to|glad to|no charge|no fee|free of charge|if you (?:like|wish|want|need)|would you like|let us know|tell us|opens|available)\b/;
const YOU =
  /^(?:you|your|youre|youve|youd|youll|hi|hello|thanks|thank you|congrats|congratulations|he|she|his|her|son|daughter)$/;
const OF_ONE: ReadonlySet<Category | null> = new Set<Category>([
  'disability',
  'familial_status',
  'religion',
  'national_origin',
  'race_color',
  'sexual_orientation_gender_identity',
  'source_of_income',
  'military_status',
]);
/** Letters of people, what they have and what they do. */
const NAMES = 'QTyjHhk^';
/** Letters of styles, houses of worship and ages, which things have too. */
const OF_THINGS_TOO = 'wWYI';
export const MOST_ITEMS = 40;

interface Sentence {
  from: number;
  to: number;
}

export interface Answer {
  category: Category;
  rule: 'limit';
  from: number;
  to: number;
}

/** Whom or what an answer is about. */
interface Asked extends Answer {
  isSaidBack?: boolean;
}

/** A question and its answer say it together; what was only said back is no fault. */
const marked = (question: Asked | undefined): Answer[] =>
  question === undefined || question.isSaidBack === true ? [] : [question];

export function findAnswers(items: readonly Item[], text: string): Answer[] {
  const sentences = split(items);
  const found: Answer[] = [];
  let said: Category | undefined;
  let isNear = false;
  /** Whether the sentence before is about an animal that assists whom this is written to. */
  let isOfAnimal = false;
  let asked: Asked | undefined;
  /** What the other side said before this answer. */
  let ofTurn: Asked | undefined;
  for (const { from, to } of sentences) {
    const own = items.slice(from, to);
    const [words, starts] = textOf(own);
    const isToYou = own.some(({ words: word }) => YOU.test(word));
    const named = own.find(
      ({ letter, category }) => (NAMES.includes(letter) || (isToYou && letter === 'A')) && OF_ONE.has(category),
    );
    const category = named !== undefined && (isToYou || isNear) ? (named.category as Category) : isNear ? said : undefined;
    const isAsking = own[0]?.isAsking === true;
    const question = NO_TROUBLE.test(words) || isAsking ? undefined : (asked ?? ofTurn);
    const about = question?.category ?? category;
    const fee = isOfAnimal ? spanOf(words, PET_FEES) : undefined;
    if (fee !== undefined && !WITHOUT_FEES.test(words))
      found.push({ category: 'disability', rule: 'limit', ...within(from, starts, fee) });
    isOfAnimal = own.some(({ letter }) => letter === 'y') && (isToYou || LETTERS.test(words)) && !REFUSED_FEES.test(words);
    const isSentAway = question !== undefined && isElsewhere(words);
    if (isSentAway || (question !== undefined && !OFFERED.test(words) && isExcuse(words)))
      found.push(...marked(question), { category: question?.category ?? 'steering', rule: 'limit', from, to });
    else if (about !== undefined && !OFFERED.test(words)) {
      const said = spanOf(words, question === undefined ? ANSWERS : REBUFFS);
      if (said !== undefined) found.push(...marked(question), { category: about, rule: 'limit', ...within(from, starts, said) });
    }
    // "A toddler? Oh, sorry. The balcony makes it impossible."
    asked =
      askedOf(items, text, { from, to }) ??
      saidBackIn(items, text, { from, to }) ??
      (to - from <= MOST_SINCE_ASKED ? asked : undefined);
    if (isAsking) ofTurn = turnAbout(own, { from, to }) ?? (items[from - 2]?.isAsking === true ? ofTurn : undefined);
    // What one sentence says holds for the next.
    isNear = named !== undefined && isToYou;
    if (isNear) said = named?.category ?? undefined;
  }
  return found;
}

/** The items of some words of a sentence. */
const within = (from: number, starts: readonly number[], said: { from: number; to: number }) => ({
  from: from + starts.findLastIndex((one) => one <= said.from),
  to: from + starts.findLastIndex((one) => one < said.to) + 1,
});

/** "We got your letter about the support cat. We'd still need the pet fee." */
const PET_FEES: readonly RegExp[] = [
  /\b(?:pet (?:fees?|rent|deposits?|charges?|addendum|policy|rules)|(?:breed|weight|size) (?:list|limits?|restrictions?|rules?)|(?:animal|extra|additional|bigger|second) (?:fees?|deposits?|rent)|\d+ (?:dollars? )?(?:a month|per month|fee|deposit|more|extra))\b/,
];
const WITHOUT_FEES =
  /\b(?:no|not|never|waiv\w+|without|none|free|dont|doesnt|wont|isnt|arent|exempt|refund\w*|returned|instead of|(?:other|regular|ordinary|normal) (?:pets?|animals?|dogs?|cats?)|(?:for|on) pets)\b/;
const LETTERS = /\b(?:letters?|received|know|note|approved|request|paperwork|certificate)\b/;
const REFUSED_FEES = /\b(?:no|without) (?:\w+ )?(?:fees?|charges?|deposits?|rent|cost)\b/;

/** From the first to the last of what is said: "We'd worry about orders, so no." */
function spanOf(words: string, sayings: readonly RegExp[]): { from: number; to: number } | undefined {
  const found = sayings.flatMap((saying) => {
    const match = saying.exec(words);
    return match === null ? [] : [{ from: match.index, to: match.index + match[0].length }];
  });
  if (found.length === 0) return undefined;
  return { from: Math.min(...found.map(({ from }) => from)), to: Math.max(...found.map(({ to }) => to)) };
}

/** "Buyer: I have a bad hip.": what the other side says of themselves, or asks about people, the answer is about. */
function turnAbout(own: readonly Item[], { from, to }: Sentence): Asked | undefined {
  const category = topicSaidBack(own);
  return category === undefined ? undefined : { category, rule: 'limit', from, to, isSaidBack: true };
}

/** What a sentence says back to a person: "Thanks for telling us about the twins". */
function saidBackIn(items: readonly Item[], text: string, { from, to }: Sentence): Asked | undefined {
  const own = items.slice(from, to);
  if (!isSaidBack(own, isQuestion(items, text, to))) return undefined;
  const category = topicSaidBack(own);
  return category === undefined ? undefined : { category, rule: 'limit', from, to, isSaidBack: true };
}

export const isQuestion = (items: readonly Item[], text: string, end: number) => text[items[end]?.start ?? text.length] === '?';

/** Whom or what a short question names: "A wheelchair?", "You and your husband?" */
function askedOf(items: readonly Item[], text: string, { from, to }: Sentence): Answer | undefined {
  if (to - from > MOST_ASKED || text[items[to]?.start ?? text.length] !== '?') return undefined;
  const own = items.slice(from, to);
  const words = own.map((item) => item.words).join(' ');
  if (ASKS_FOR_LIMITS.test(words)) return undefined;
  const need = ASKED.find(([said]) => said.test(words));
  if (need !== undefined) return { category: need[1], rule: 'limit', from, to };
  const isNamed = ({ letter, category }: Item): boolean =>
    category !== null && category !== 'steering' && (!OF_THINGS_TOO.includes(letter) || (category === 'age' && own.length === 1));
  const first = own.findIndex(isNamed);
  const category = first < 0 ? undefined : topicSaidBack(own.slice(first));
  if (category === undefined) return undefined;
  return { category, rule: 'limit', from: from + first, to: from + own.findLastIndex(isNamed) + 1 };
}

function split(items: readonly Item[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from < items.length;) {
    let to = from;
    while (to < items.length && items[to]?.letter !== '.' && to - from < MOST_ITEMS) to += 1;
    if (to > from) sentences.push({ from, to });
    from = items[to]?.letter === '.' ? to + 1 : Math.max(to, from + 1);
  }
  return sentences;
}

export function textOf(items: readonly Item[]): [string, number[]] {
  let text = '';
  const starts: number[] = [];
  for (const { letter, words } of items) {
    starts.push(text.length);
    if (letter !== ',') text += `${words} `;
  }
  return [text.trimEnd(), starts];
}
