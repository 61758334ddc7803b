import type { Found, Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';
import { isKnownEvent, NOTICE, THAT_DATE } from '../../times/counted-events.ts';
import type { DayRule } from '../../times/spans-of-days.ts';
import { hourInSentence } from './clause-hours.ts';
import type { Named } from './deadline.ts';
import { contingenciesTogether, kindByHeading, kindOf, kindOfThing } from './deadline-kinds.ts';
import { calledBehind, nameOf } from './deadline-names.ts';
import { startAbove } from './deadline-rows.ts';
import { purposeOf } from './purposes.ts';
import { isOfMoreDeposit } from '../terms/deposit.ts';
import { COUNTING, isDuty } from './duty-words.ts';
import { withOwnStart } from '../start/own-start.ts';
import { AT_START } from '../places.ts';
import { kindOfQuoted } from './quoted-term.ts';
import type { Sentence } from '../../text/sentence.ts';
import { around, isOfNeighbor, leadIn, plainAround, plainBetween, plainOf, withinNeighbors } from '../../text/words-near.ts';

/** Counts of days in one sentence; more say nothing. */
const MOST_COUNTS = 24;

/** The counts of days of a sentence, each with what it is for. */
export function readCounts(sentence: Sentence, counts: readonly Found<DayRule>[], dates: readonly Span[]): Named[] {
  const { text, plain, headings, reach } = sentence;
  const isFixed = STAYS.test(plain);
  const rules = counts.slice(0, MOST_COUNTS).map((rule) => {
    const value = withOwnStart(text, rule, referred(inList(text, sentence, rule), plain, headings), reach);
    return { ...rule, value: isFixed ? { ...value, isFixed: true as const } : value };
  });
  // A date in the sentence has words of its own too, unless it and a count are one time.
  const times = [...rules, ...(OF_TWO.test(plain) ? [] : dates)].toSorted((a, b) => a.start - b.start);
  return rules.flatMap((rule): Named[] => {
    const at = times.indexOf(rule);
    const place = { start: leadIn(text, sentence, rule), end: rule.end };
    // "a walk-through within 2 days of closing": no buyer looks at it once more behind it.
    const isAhead = rule.value.from === 'closing' && OF_CLOSING.test(text.slice(rule.start, rule.end)) && WALKS.test(plain);
    const ahead: DayRule = isAhead ? { ...rule.value, direction: 'before' } : rule.value;
    const term = {
      rule: ahead,
      day: undefined,
      time: timeBeside(text, rule) ?? hourInSentence(text, sentence, times, at),
      ...place,
    };
    if (rule.value.from === NOTICE && OF_ACCESS.test(plain)) return [{ type: 'access_notice', names: [], ...term }];
    if (isOfMoreDeposit(text, rule)) return [{ type: 'additional_deposit', names: [], ...term }];
    const kind = kindOfCount(sentence, times, rule, at);
    if (rule.value.from === null && (dates.length > 0 || kind === undefined || kind === 'possession')) return [];
    // "WELL: water test report to Seller within 20 days of acceptance"
    const isOfDeal =
      AT_START.includes(rule.value.from ?? '') ||
      rule.value.from?.startsWith('end_of_') === true ||
      (rule.value.from === 'closing' && rule.value.direction === 'before');
    const isRow =
      (IS_LABELED.test(plain) || IS_TIME_FIRST.test(plain) || IS_ITEM.test(plain) || IS_BARE.test(plain)) &&
      isOfDeal &&
      !COUNTING.test(plain);
    if (kind === undefined && !isRow && !isDuty(plain)) return [];
    const name = rule.value.from === null || COUNTING.test(plain) ? undefined : nameOf(text, sentence, place, headings);
    if (kind === undefined && name === undefined) return [];
    // Of the things that the words near it name, where nothing else tells its kind.
    const thing =
      kind === undefined && calledBehind(plainOf(text.slice(rule.end, rule.end + 60))) === undefined
        ? (purposeOf({ ...around(text, sentence, times, at), headings, from: rule.value.from }) ??
          (isOfDeal || rule.value.from === 'receipt'
            ? kindOfThing(times.length > 1 && isOfDeal ? plainBetween(text, sentence, times, at) : plain)
            : undefined))
        : undefined;
    const type = kind ?? name ?? '';
    const others =
      rules.length === 1
        ? [...contingenciesTogether(plain), ...(WITH_OPTION_FEE.test(plain) ? ['option_fee_delivery'] : [])].filter(
            (other) => other !== type,
          )
        : [];
    return [
      { type, names: name === undefined ? [] : [name], isOwnName: kind === undefined, thing, ...term },
      ...others.map((other) => ({ type: other, names: [], ...term })),
    ];
  });
}

const OF_TWO = /\b(?:later|latest|last|earlier|earliest|sooner|first)(?: to (?:occur|happen))? of\b|\bwhichever\b/;

/** What one of a sentence’s counts is for, where its kind is known. */
function kindOfCount(sentence: Sentence, times: readonly Span[], rule: Found<DayRule>, at: number): string | undefined {
  const { text, plain, headings } = sentence;
  const inBrackets = FOR_THING.exec(text.slice(rule.start, rule.end))?.[1];
  const ofBrackets = inBrackets === undefined ? undefined : (kindOf(plainOf(inBrackets)) ?? kindOfThing(plainOf(inBrackets)));
  if (ofBrackets !== undefined) return ofBrackets;
  const near = plainAround(text, withinNeighbors(sentence, times, at), rule).replaceAll(BRACKETS_FOR_THING, ' ');
  const own = (times.length > 1 ? plainBetween(text, sentence, times, at) : near).replaceAll(BRACKETS_FOR_THING, ' ');
  // What happens first is not what is due.
  const isOfOther = rule.value.from !== null && !isKnownEvent(rule.value.from);
  const counted = isOfOther ? plainOf(text.slice(rule.start, rule.end)) : '';
  const called = calledBehind(plainOf(text.slice(rule.end, Math.min(sentence.end, rule.end + 60))));
  const isPeriod = called?.endsWith('_period') === true && called !== 'inspection_period';
  const said =
    (isPeriod ? called : undefined) ??
    (called === undefined ? undefined : kindOf(`${called.replaceAll('_', ' ')} deadline`)) ??
    (called !== undefined && OF_ANSWER.test(called) ? `${called}_period` : undefined) ??
    (times.length === 1 ? kindOfQuoted(sentence) : undefined) ??
    (rule.value.from === null && IN_ORDER_TO.test(text.slice(rule.end, rule.end + 20)) ? kindOf(near) : undefined) ??
    kindOf(own.replace(counted, ' ')) ??
    (times.length > 1 && rule.value.from !== null ? kindByHeading(own, headings, true) : undefined) ??
    (OF_COMMITMENT.test(own) && /\b(?:loan|mortgage|financ)/.test(plain) ? 'loan_approval' : undefined) ??
    kindOf(near.replace(counted, ' ')) ??
    (isOfOther ? undefined : kindOfAll(sentence, times, at)) ??
    (rule.value.from === null
      ? undefined
      : (kindByHeading(times.length > 1 ? own : plain, headings) ?? kindByHeading(plain, headings)));
  // No offer ends so many days behind what makes it a contract.
  if (said === 'offer_expiration' && NO_OFFER_FROM.has(rule.value.from ?? '')) return undefined;
  // Who holds the deposit has a time of their own to bank it.
  return said === 'earnest_money_delivery' && rule.value.from === 'receipt' ? 'deposit_by_holder' : said;
}

/** "within five days (ten calendar days for a radon test) after acceptance": another count, and what it is for. */
const FOR_THING = /^[^()]{0,30}(?:\(\d{1,3}\)[^()]{0,30})?\bfor (?:an? |the |any )?([a-z][a-z -]{2,40})\)/i;
const BRACKETS_FOR_THING = /\((?:[^()]|\([^()]{0,12}\)){0,40}\bdays? for [^()]{2,50}\)/g;
const NO_OFFER_FROM = new Set([...AT_START, 'closing', 'start', 'end']);

/** Periods that papers call by these words alone: “Negotiation Deadline”. */
const OF_ANSWER = /^negotiation$/;

/** What the whole sentence speaks of, unless the words of another of its counts do. */
function kindOfAll(sentence: Sentence, times: readonly Span[], at: number): string | undefined {
  const kind = kindOf(sentence.plain);
  return isOfNeighbor(sentence.text, sentence, times, at, kind) ? undefined : kind;
}

/** "Seller lets Buyer in on 24 hours' notice": a right that no day ends. */
const OF_ACCESS = /\b(?:access|ent(?:er|ry|ers|ering)|visits?|inspect\w*|shown?|lets?|admits?|walk\w*|come)\b/;

/** "must deliver $3,650 as earnest money and $150 as the Option Fee": one time for both. */
const WITH_OPTION_FEE =
  /\b(?:deliver|pay|deposit|tender|give|bring)s?\b(?:[^.]|\.(?=,|\d| [a-z\d])){0,200}\bearnest money\b[^.]{0,60}\band\b[^.]{0,60}\b(?:option|due diligence) fee\b/;

const OF_CLOSING = /\bof\s(?:the\s)?(?:scheduled\s)?(?:closing|settlement|close of escrow|coe)/i;
const WALKS = /walk[- ]?through|\bwalks? through\b|final inspection|final verification/;

/** "(2) Within three days from the Contract Date: letter of the bank" */
export const IS_TIME_FIRST =
  /^\W{0,4}(?:[a-z\d]{1,3}[.)] )?(?:within|by|on or before|before|no later than|not later than|[a-z]{3,12} \(\d{1,3}\)|\d{1,3}) [^:.;]{3,80}: [a-z]/;

const IS_LABELED = /^\W{0,6}[a-z][a-z' ,/&-]{2,40}:\s/;

/** "7. Wood infestation report from a licensed company, not less than 10 days before closing" */
const IS_ITEM =
  /^\W{0,4}(?:\(?[a-z\d]{1,3}(?:\.\d{1,2})?[.)])\s(?!.*\b(?:shall|will|may|is|are|was|were|if)\b)[a-z][^.;]{3,90}\b(?:within|not less than|at least|no later than|not later than|\d{1,3} days)\b/;

/** "SPDS within three days after Contract acceptance.": a thing and its time, and no verb. */
const IS_BARE =
  /^\W{0,4}(?!.*\b(?:shall|will|may|must|can|is|are|was|were|be|been|has|have|had|if|unless|when|until|dated|not to exceed)\b)[a-z][a-z' ,/&-]{2,60}? (?:within|not less than|at least|no later than|not later than) [^.;]{1,60}\W{0,3}$/;

/** "30 days to cure them" */
const IN_ORDER_TO = /^\s{1,9}(?:in\s{1,9}which\s{1,9}|within\s{1,9}which\s{1,9})?to\s/;

/** A time of its own rule: "whether or not that day is a Saturday". */
const STAYS =
  /\b(?:whether or not|even if|regardless of whether)\b[^.;]{0,30}\b(?:is|be|falls on) an? (?:saturday|sunday|weekend|holiday)|\b(?:rules?|paragraph|section)\b[^.;]{0,80}\bdoes not (?:move|extend|apply)/;

/** "BK OS | Home inspection | 10 days": a row of a list whose head names what its days are from. */
function inList(text: string, { start, end }: Span, { value, start: at, end: placeEnd }: Found<DayRule>): DayRule {
  const isRow =
    value.from === null &&
    value.direction === 'after' &&
    end - start < LONGEST_ROW &&
    (/\t|\.{3}/.test(text.slice(start, at)) ||
      (IS_NUMBERED.test(text.slice(start, at)) && /^[\s.;]*$/.test(text.slice(placeEnd, end))));
  const from = isRow ? startAbove(text, at) : null;
  return from === null ? value : { ...value, from };
}
/** "5.2 Disclosure packet of the association 10 days" */
const IS_NUMBERED = /^\s{0,9}\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-z])[.)]?\s[A-Z][^.;:]{3,90}\s$/;
const LONGEST_ROW = 120;

/** A count from "that date" or "the date in paragraph 8", where its sentence speaks of the closing. */
function referred(rule: DayRule, plain: string, headings: readonly string[]): DayRule {
  if (rule.from !== THAT_DATE || !/\b(?:clos(?:e|ing)|settlement)\b/.test(`${plain} ${headings[0] ?? ''}`)) return rule;
  return { ...rule, from: 'closing' };
}

/** "to apply for the loan within 7 days, and to provide Seller with a commitment no later than 30 days …" */
const OF_COMMITMENT =
  /\b(?:provide|obtain|get|receive|secure|show|deliver|furnish)s?\b[^.;]{0,40}\bcommitment\b(?! (?:of|for) (?:an? |the )?(?:title|owner))/;
