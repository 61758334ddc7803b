import type { Category } from '../finding.ts';
import type { Item } from '../text/item.ts';
import { isExcuse, isOfFaults, isRebuff } from '../sayings/rebuffs.ts';
import { isSaidBack } from '../sayings/restated.ts';
import { topicSaidBack } from '../sayings/tell-topic.ts';
import { isQuestion, MOST_ASKED, MOST_BETWEEN, MOST_ITEMS, textOf } from '../sayings/sayings-across.ts';
import { DECLINES_TO_DESCRIBE } from './denials.ts';

/*
 * What was asked or said back, and is served by what comes next: "Need a translator? We'll bring one." Whoever turns away does it in
 * the answer, which is read for itself.
 */

/** What an answer gives: room, papers, somebody who helps. */
const GIVES =
  /^(?:yes|of course|sure|certainly|absolutely|no problem|all the better|congratulations|welcome|good|great|fine|not at all|none at all)\b|\b(?:we|i|they)(?:ve|ll)?(?: \w+){0,2} (?:have|has|keep|keeps|bring|send|book|call|help|answers?|speaks?|fits?|sleeps?|holds?|arrange|provide|give|take|accept)\b|\bthe \w+(?: \w+){0,2} (?:have|has|keeps|answers?|speaks?|fits?|sleeps?|holds?)\b|\b(?:elevators?|lifts?|ramps?|laundry|parks?|playgrounds?|pharmacy|clinic|bus|train|school|rails?|side door|loading dock)\b(?: \w+){0,2} (?:is|are) (?:right )?(?:by|at|on|next to|near|across|around|in|down)\b|\b(?:no (?:steps?|stairs)|step free)\b|\b(?:will do|counts? too|same (?:lease|terms|rent|form|deposit|answer)|welcome|at (?:the|every|our) desk|ask (?:at|for)|is included|are included|on request|when would you like|what time|shall (?:i|we))\b|^[a-z]+ (?:answers|speaks|helps|can help|will help)\b/;
const HOLDS_BACK =
  /\b(?:not|no|never|none|nobody|dont|doesnt|wont|cannot|cant|isnt|arent|wouldnt|but|only|though|however|unless|sorry|unfortunately|afraid|elsewhere|instead|rather|prefers?|extra|more|must|then|worr\w*|hard|trouble|problem|other|others|neighbou?rs|quiet|board|(?:owners?|landlord|landlady|he|she|they) (?:\w+ )?(?:asks?|wants? to know|is asking|likes? to know|needs? to know))\b/;
/** "No deposit applies", "like any other income", "who must sign", "not at all" */
const NO_BAR =
  /\b(?:no|without|not an?|never an?) (?:\w+ )?(?:deposits?|fees?|charges?|costs?|problem|difference|steps?|stairs|limits?|trouble|issue|rush|need|question)\b|\b(?:any|every|all|each) other\b|\bmust be an? \w+ way\b|\b(?:who|we|both|all) must (?:sign|give|send|have|list)\b|^not at all\b|\bthen$|\b(?:and|for) no (?:fee|deposit|charge)\b/g;

/** "What faith are you?" asks about people whatever the answer is. */
const ASKS_OF_YOU =
  /\b(?:you|your|youre|whats?|which|where|who|whose|how|when|why|are|is|do|does|did|have|has|any(?:one|body)|he|she|they)\b/;
/** What a lease, a law or a program asks of everybody: who signs, which pamphlet is given, which forms are sent. */
const FOR_PAPERS =
  /\b(?:need|send|give|gives|ask|tell|sign|signs|add|bring|has|have|list|fill)\b(?: \w+){0,6} (?:packets?|pamphlets?|forms?|clauses?|deeds?|contracts?|caseworkers?|leases?|keys?|names?|line \w+)\b|\b(?:must|should|to|both|who) sign\b|\b(?:goes|go|stands?) on the (?:lease|contract|deed|mailbox|form)\b/;
/** Of these a paper may have to know. Nobody's faith or origin is needed for a form. */
const KNOWN_FOR_PAPERS: ReadonlySet<Category | null> = new Set<Category>([
  'familial_status',
  'marital_status',
  'military_status',
  'source_of_income',
]);

const MOST_SAID_BACK = 24;
const MOST_ANSWERS = 2;

/** Whether a place stands in what was asked, or said back, and is served by what comes next. */
export function isAnsweredWell(items: readonly Item[], at: number, text: string): boolean {
  if (items[at]?.isAsking === true) return isServedByAnswer(items, at);
  let [from, to] = [at, at];
  while (from > 0 && at - from < MOST_SAID_BACK && items[from - 1]?.letter !== '.') from -= 1;
  while (to < items.length && to - from <= MOST_SAID_BACK && items[to]?.letter !== '.') to += 1;
  if (to - from > MOST_SAID_BACK) return false;
  const own = items.slice(from, to);
  const asks = isQuestion(items, text, to);
  if (isSaidBack(own, asks)) return isFollowedWell(items, to + 1);
  if (!asks) return false;
  const [answer, end] = sentenceFrom(items, to + 1);
  // "Who are the neighbors? I can describe the house, and nobody in it."
  if (DECLINES_TO_DESCRIBE.test(answer) && !isRebuff(answer)) return true;
  const about = topicSaidBack(own);
  if (about !== undefined && KNOWN_FOR_PAPERS.has(about) && FOR_PAPERS.test(answer) && isWithoutBar(answer.replace(/^then /, '')))
    return true;
  if (to - from > MOST_ASKED || ASKS_OF_YOU.test(textOf(own)[0])) return false;
  // "Two moms? Two dads? One lease": the answer to the last is the answer to all.
  if (text[items[end]?.start ?? text.length] === '?' && end - to <= MOST_BETWEEN + 1) return isAnsweredWell(items, end - 1, text);
  return GIVES.test(answer) && isWithoutBar(answer) && isWithoutBar(sentenceFrom(items, end + 1)[0]);
}

/** The words of the sentence from a place, and where it ends. */
function sentenceFrom(items: readonly Item[], from: number): [words: string, end: number] {
  let to = from;
  while (to < items.length && to - from <= MOST_ITEMS && items[to]?.letter !== '.') to += 1;
  return [textOf(items.slice(from, to))[0], to];
}

const isWithoutBar = (answer: string): boolean =>
  !HOLDS_BACK.test(answer.replaceAll(NO_BAR, '')) && !isRebuff(answer) && !isOfFaults(answer);

/** Whether what comes after something said back turns nobody away. */
function isFollowedWell(items: readonly Item[], start: number): boolean {
  let [from, isFollowed] = [start, false];
  for (let sentence = 0; sentence < MOST_ANSWERS && from < items.length; sentence++) {
    const [words, to] = sentenceFrom(items, from);
    if (words !== '') {
      isFollowed = true;
      if (isRebuff(words) || isExcuse(words) || HOLDS_BACK.test(words.replaceAll(NO_BAR, ''))) return false;
    }
    from = to + 1;
  }
  return isFollowed;
}

/** What an answer lets or tells, after which a fact is no bar: "There is no elevator. You are welcome to see it." */
const WELCOMES =
  /\b(?:yes|of course|sure|welcome|happy to|glad to|please do|no problem|not at all|anyone may|same as (?:for )?(?:everybody|everyone|anybody|anyone|all)|up to you)\b/;

/** "The deck is 14 by 20 feet and gets no shade": a measure of the home, and nothing of anybody. */
const isFact = (words: string): boolean => /\d/.test(words) && !OF_SOMEBODY.test(words);
const OF_SOMEBODY =
  /\b(?:you|your|youre|youd|we|wed|i|id|im|us|my|our|they|them|he|she|him|her|people|persons?|tenants?|neighbou?rs?|residents|owners?|others|only|children|kids|age)\b/;

/** "Is that a concern? It is." */
const ASKS_FOR_TROUBLE = /\b(?:problem|issue|concern|trouble|bother|difficult|obstacle|in the way|against (?:me|us))\b/;
const SAYS_SO =
  /^(?:yes|it is|it would|it could|it might|it may|maybe|perhaps|possibly|probably|i think so|could be|might be|somewhat|a little|well)\b/;

/** Whether the other side's turn is answered by what turns nobody away. */
function isServedByAnswer(items: readonly Item[], at: number): boolean {
  let from = at;
  while (from < items.length && items[from]?.isAsking === true) from += 1;
  const [asked] = textOf(items.slice(Math.max(0, from - MOST_SAID_BACK), from));
  let isFirst = true;
  let [isServed, isBarred, isAnswered] = [false, false, false];
  while (from < items.length && items[from]?.isAsking !== true) {
    const [words, to] = sentenceFrom(items, from);
    if (words !== '') {
      isAnswered = true;
      if (isRebuff(words) || (isFirst && ASKS_FOR_TROUBLE.test(asked) && SAYS_SO.test(words))) return false;
      isFirst = false;
      if (DECLINES_TO_DESCRIBE.test(words) || WELCOMES.test(words)) isServed = true;
      else if (isExcuse(words) || !(isFact(words) || isWithoutBar(words))) isBarred = true;
    }
    from = to + 1;
  }
  return isAnswered && (isServed || !isBarred);
}
