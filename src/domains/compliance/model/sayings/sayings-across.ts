import type { Category } from '../finding.ts';
import type { Item } from '../text/item.ts';
import { ANSWERS, isElsewhere, isExcuse, isOfFaults, isRebuff, REBUFFS } from './rebuffs.ts';
import { isSaidBack, topicSaidBack } from './restated.ts';

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
const MOST_ASKED = 10;
const MOST_SAID_BACK = 24;
const MOST_BETWEEN = 3;
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
const MOST_ITEMS = 40;

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
  let asked: Asked | undefined;
  for (const { from, to } of sentences) {
    const own = items.slice(from, to);
    const [words, starts] = textOf(own);
    const isToYou = own.some(({ words: word }) => YOU.test(word));
    const named = own.find(
      ({ letter, category }) => (NAMES.includes(letter) || (isToYou && letter === 'A')) && OF_ONE.has(category),
    );
    const category = named !== undefined && (isToYou || isNear) ? (named.category as Category) : isNear ? said : undefined;
    const question = NO_TROUBLE.test(words) ? undefined : asked;
    const about = question?.category ?? category;
    const isSentAway = question !== undefined && isElsewhere(words);
    if (isSentAway || (question !== undefined && !OFFERED.test(words) && isExcuse(words)))
      found.push(...marked(question), { category: question?.category ?? 'steering', rule: 'limit', from, to });
    else if (about !== undefined && !OFFERED.test(words)) {
      const said = spanOf(words, question === undefined ? ANSWERS : REBUFFS);
      if (said !== undefined) {
        const first = starts.findLastIndex((one) => one <= said.from);
        const last = starts.findLastIndex((one) => one < said.to);
        found.push(...marked(question), { category: about, rule: 'limit', from: from + first, to: from + last + 1 });
      }
    }
    // "A toddler? Oh, sorry. The balcony makes it impossible."
    asked =
      askedOf(items, text, { from, to }) ??
      saidBackIn(items, text, { from, to }) ??
      (to - from <= MOST_BETWEEN ? asked : undefined);
    // What one sentence says holds for the next.
    isNear = named !== undefined && isToYou;
    if (isNear) said = named?.category ?? undefined;
  }
  return found;
}

/** From the first to the last of what is said: "We'd worry about orders, so no." */
function spanOf(words: string, sayings: readonly RegExp[]): { from: number; to: number } | undefined {
  const found = sayings.flatMap((saying) => {
    const match = saying.exec(words);
    return match === null ? [] : [{ from: match.index, to: match.index + match[0].length }];
  });
  if (found.length === 0) return undefined;
  return { from: Math.min(...found.map(({ from }) => from)), to: Math.max(...found.map(({ to }) => to)) };
}

/** What an answer gives: room, papers, somebody who helps. */
const GIVES =
  /^(?:yes|of course|sure|certainly|absolutely|no problem|all the better)\b|\b(?:we|i|the \w+|they)(?:ve|ll)?(?: \w+){0,2} (?:have|has|keep|keeps|bring|send|book|call|help|answers?|speaks?|fits?|sleeps?|holds?|arrange|provide)\b|\b(?:elevators?|lifts?|ramps?|laundry|parks?|playgrounds?|pharmacy|clinic|bus|train|school|rails?|side door|loading dock)\b(?: \w+){0,2} (?:is|are) (?:right )?(?:by|at|on|next to|near|across|around|in|down)\b|\b(?:no (?:steps?|stairs)|step free)\b|\b(?:will do|counts? too|same (?:lease|terms|rent|form|deposit|answer)|welcome|at (?:the|every|our) desk|ask (?:at|for)|is included|are included|on request)\b|^[a-z]+ (?:answers|speaks|helps|can help|will help)\b/;
const HOLDS_BACK =
  /\b(?:not|no|never|none|nobody|dont|doesnt|wont|cannot|cant|isnt|arent|wouldnt|but|only|though|however|unless|sorry|unfortunately|afraid|elsewhere|instead|rather|prefers?|extra|more|must|then|worr\w*|hard|trouble|problem|other|others|neighbou?rs|quiet|board)\b/;

/** "What faith are you?" asks about people whatever the answer is. */
const ASKS_OF_YOU =
  /\b(?:you|your|youre|whats?|which|where|who|whose|how|when|why|are|is|do|does|did|have|has|any(?:one|body)|he|she|they)\b/;

/** Whether a place stands in what is said back or shortly asked, and answered by what helps: "Need a translator? We'll bring one." */
export function isAnsweredWell(items: readonly Item[], at: number, text: string): boolean {
  let [from, to] = [at, at];
  while (from > 0 && at - from < MOST_SAID_BACK && items[from - 1]?.letter !== '.') from -= 1;
  while (to < items.length && to - from <= MOST_SAID_BACK && items[to]?.letter !== '.') to += 1;
  if (to - from > MOST_SAID_BACK) return false;
  if (isSaidBack(items.slice(from, to), isQuestion(items, text, to))) return isFollowedWell(items, to + 1);
  if (to - from > MOST_ASKED || text[items[to]?.start ?? text.length] !== '?') return false;
  if (ASKS_OF_YOU.test(textOf(items.slice(from, to))[0])) return false;
  let end = to + 1;
  while (end < items.length && end - to <= MOST_ITEMS && items[end]?.letter !== '.') end += 1;
  // "Two moms? Two dads? One lease": the answer to the last is the answer to all.
  if (text[items[end]?.start ?? text.length] === '?' && end - to <= MOST_BETWEEN + 1) return isAnsweredWell(items, end - 1, text);
  const [answer] = textOf(items.slice(to + 1, end));
  return GIVES.test(answer) && !HOLDS_BACK.test(answer.replaceAll(NO_BAR, '')) && !isRebuff(answer) && !isOfFaults(answer);
}

/** Whether what comes after something said back turns nobody away. */
function isFollowedWell(items: readonly Item[], start: number): boolean {
  let [from, isFollowed] = [start, false];
  for (let sentence = 0; sentence < MOST_ANSWERS && from < items.length; sentence++) {
    let to = from;
    while (to < items.length && to - from <= MOST_ITEMS && items[to]?.letter !== '.') to += 1;
    const [words] = textOf(items.slice(from, to));
    if (words !== '') {
      isFollowed = true;
      if (isRebuff(words) || isExcuse(words) || HOLDS_BACK.test(words.replaceAll(NO_BAR, ''))) return false;
    }
    from = to + 1;
  }
  return isFollowed;
}
const MOST_ANSWERS = 2;
/** "No deposit applies", "like any other income" */
const NO_BAR =
  /\b(?:no|without|not an?|never an?) (?:\w+ )?(?:deposits?|fees?|charges?|costs?|problem|difference|steps?|stairs|limits?|trouble|issue|rush|need|question)\b|\b(?:any|every|all|each) other\b|\bmust be an? \w+ way\b/g;

/** What a sentence says back to a person: "Thanks for telling us about the twins". */
function saidBackIn(items: readonly Item[], text: string, { from, to }: Sentence): Asked | undefined {
  const own = items.slice(from, to);
  if (!isSaidBack(own, isQuestion(items, text, to))) return undefined;
  const category = topicSaidBack(own);
  return category === undefined ? undefined : { category, rule: 'limit', from, to, isSaidBack: true };
}

const isQuestion = (items: readonly Item[], text: string, end: number) => text[items[end]?.start ?? text.length] === '?';

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
  const category = own[first]?.category;
  if (category === undefined || category === null) return undefined;
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

function textOf(items: readonly Item[]): [string, number[]] {
  let text = '';
  const starts: number[] = [];
  for (const { letter, words } of items) {
    starts.push(text.length);
    if (letter !== ',') text += `${words} `;
  }
  return [text.trimEnd(), starts];
}
