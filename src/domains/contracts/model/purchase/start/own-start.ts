import type { Found, Span } from '../../text/contract-text.ts';
import { findDates, findShortDates, type reachOfDates } from '../../values/dates.ts';
import { THAT_PERIOD } from '../../times/event-names.ts';
import { isKnownEvent, THAT_DATE } from '../../times/counted-events.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import { START_NAME } from './start-rule.ts';
import { hasHappened } from '../times/told-events.ts';

const IS_ON = /^[^.;]{0,90}?,? (?:which|that|and this) (?:was|is|took place|occurred|happened)(?: on)? $/;

const FARTHEST_DAY = 300;
/** "received the disclosures … on April 6. … within five days after receipt of them" */
const RECEIVED = /\breceived\s[^.;]{3,140}?\son\s{1,4}/gi;
const OF_THEM = /^\s{1,4}of\s{1,4}(?:them|it|these|those)\b/i;
/** "within 28 days from the same date", "within 45 days of such delivery", "thereafter" */
const OF_LAST_EVENT =
  /\b(?:days?|hours?|weeks?)\s{1,4}(?:(?:after|from|of|following)\s{1,4}(?:(?:the\s{1,4}same|that(?:\s{1,4}same)?|such|said)(?:\s{1,4}(?:date|day|time|event|delivery|receipt|acceptance|signing|execution|ratification|conclusion|completion|expiration|end))?|it)|thereafter)$/i;
const NEXT_WORD =
  /^\s{1,4}(?:date|day|time|event|delivery|receipt|acceptance|signing|execution|ratification|conclusion|completion|expiration|end)\b|^\s{1,4}(?:thereafter|of\s{1,4}(?:it|that))\b/i;

/** What {@link reachOfDates} says of the whole paper. */
type Reach = ReturnType<typeof reachOfDates>;

/** A count whose clause tells the day of its event: "of delivery, which was on March 8, 2027", "within 3 days after that date". */
export function withOwnStart(text: string, place: Span, rule: DayRule, reach: Reach): DayRule {
  const { start, end } = place;
  const from = rule.days === null ? undefined : countedFromDate(text, place, reach);
  if (from !== undefined) return { ...rule, from: THAT_DATE, since: from.value };
  if (rule.direction === 'before' || rule.days === null) return rule;
  const answered = rule.from === null ? dayToAnswer(text, place, reach) : undefined;
  if (answered !== undefined) return { ...rule, from: THAT_DATE, since: answered.value };
  if (
    rule.from === null &&
    (IS_MORE.test(text.slice(Math.max(0, start - 40), end)) || /^\s(?:more|longer)\b/.test(text.slice(end, end + 8)))
  )
    return afterThat(text, place, rule, reach);
  if (rule.from === THAT_DATE && !AFTER_THAT.test(text.slice(start, end))) {
    const from = Math.max(0, start - FARTHEST_DAY);
    const day = lastDay(text, from, start, reach);
    const between = day === undefined ? '' : text.slice(day.end, start);
    // "within 7 days from acceptance, and within 30 days from that date": of what the count before it is from.
    const event = isOfLastEvent(text, place, rule) ? lastEventBefore(text, start) : undefined;
    const isNearer = event !== undefined && (day === undefined || /\bdays?\b/i.test(between));
    if (isNearer) return { ...rule, from: event };
    if (day !== undefined && !/\n\s*\n|\bdays?\b/i.test(between)) return { ...rule, since: day.value };
  }
  if (THEREAFTER.test(text.slice(end, end + 16)) || AFTER_THAT.test(text.slice(start, end)))
    return afterThat(text, place, rule, reach);
  if (isOfLastEvent(text, place, rule)) return { ...rule, from: lastEventBefore(text, start) ?? rule.from };
  if (rule.from === 'receipt' && OF_THEM.test(text.slice(end, end + 20))) {
    const received = [...text.slice(Math.max(0, start - FARTHEST_DAY), start).matchAll(RECEIVED)].at(-1);
    const from = start - Math.min(start, FARTHEST_DAY);
    const day = received === undefined ? undefined : findDates(text, from + received.index + received[0].length, start)[0];
    if (day !== undefined && received !== undefined && day.start === from + received.index + received[0].length)
      return { ...rule, since: day.value };
  }
  if (rule.from !== null && !/receipt|deliver|notice|given|sign/.test(rule.from)) return rule;
  const [day] = rule.from === null ? [] : findDates(text, end, Math.min(text.length, end + 140));
  const isTold = day !== undefined && IS_ON.test(text.slice(end, day.start).replaceAll(/\s+/g, ' '));
  return isTold ? { ...rule, since: day.value } : rule;
}

const ANCHOR =
  /^[^.;]{0,30}?\b(?:after|from|following|before|prior\sto|past|preceding|of)\s(?:and\sincluding\s)?(?:the\s)?(?:date\sof\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?$/i;

/** The date that a count is from: "within 7 days after June 5, 2026", "at least 10 days before July 31". */
export function countedFromDate(text: string, { start, end }: Span, reach: Reach): Found<string> | undefined {
  const dates = [
    ...findDates(text, start, Math.min(text.length, end + LONGEST_DATE)),
    ...(reach === undefined ? [] : findShortDates(text, start, Math.min(text.length, end + LONGEST_DATE), reach)),
  ];
  const unit = /\b(?:days?|weeks?|months?|hours?)\b/i.exec(text.slice(start, end));
  const counted = unit === null ? end : start + unit.index + unit[0].length;
  return dates.find((date) => date.start > counted && ANCHOR.test(text.slice(counted, date.start)));
}
const LONGEST_DATE = 40;

const HAS_DAYS =
  /^(?:[^.;,\n]{0,60})[.;,]\s{1,4}(?:and\s)?(?:then\s)?(?:the\s)?(?:\w+\s){1,2}(?:then\s)?(?:has|have|shall\shave|will\shave|gets?)\s(?:\w+\s)?$/i;
const TO_ANSWER = /^\s(?:in\swhich\s)?to\s/;

/** "Notice was given on September 9; Seller has 3 days to respond": the day of what is answered. */
function dayToAnswer(text: string, { start, end }: Span, reach: Reach): Found<string> | undefined {
  if (!TO_ANSWER.test(text.slice(end, end + 16))) return undefined;
  const before = paragraphBefore(text, start);
  const day = lastDay(text, start - before.length, start, reach);
  if (day === undefined || !HAS_DAYS.test(text.slice(day.end, start))) return undefined;
  const said =
    text
      .slice(start - before.length, day.start)
      .split(/[.;:]\s/)
      .at(-1) ?? '';
  return hasHappened(said.replaceAll(/\s+/g, ' ')) ? day : undefined;
}
/** "The parties then have five more days": behind the time before it. */
const IS_MORE =
  /\bthen\s(?:has|have|gets?)\s[a-z ]{0,12}(?:\d|[a-z]+\s(?:\(\d{1,3}\)\s)?days)|\b(?:more|further|additional)\s{1,4}(?:business\s|calendar\s)?days?$/i;

/** The last day that a stretch names, with a year or without. */
function lastDay(text: string, from: number, to: number, reach: Reach): Found<string> | undefined {
  const days = [...findDates(text, from, to), ...(reach === undefined ? [] : findShortDates(text, from, to, reach))];
  return days.toSorted((a, b) => a.start - b.start).at(-1);
}

/** "to inspect within 10 days; to object within 3 days thereafter": from the end of the time before it in its paragraph. */
function afterThat(text: string, { start }: Span, rule: DayRule, reach: Reach): DayRule {
  const before = paragraphBefore(text, start);
  const from = start - before.length;
  const day = lastDay(text, from, start, reach);
  const count = findDayRules(text, from, start).at(-1);
  // "runs from the Effective Date through the tenth business day thereafter"
  const own = Math.max(from, day?.end ?? 0, count?.end ?? 0);
  if (rule.from !== null && isKnownEvent(rule.from) && FROM_START.test(text.slice(own, start))) return rule;
  if (day !== undefined && (count === undefined || count.end <= day.start)) return { ...rule, since: day.value };
  return count === undefined ? { ...rule, from: null } : { ...rule, from: THAT_PERIOD };
}
const FROM_START = new RegExp(
  String.raw`\b(?:from|on|with|upon|after)\s{1,4}(?:the\s{1,4})?${START_NAME}\b(?:[^.;]|\.(?=m\b|\s?[A-Z]\w+\sTime)|(?<=\b[ap]\.?m)\.){0,90}$`,
  'i',
);
const THEREAFTER = /^\s{1,4}(?:thereafter|after\s{1,4}that)\b(?!\s{1,4}[a-z]+\s{1,4}(?:period|date|day))/i;

/** "… within two weeks of signing and may back out no later than three days after that" */
const AFTER_THAT = /\bafter\s{1,4}that$/i;

const paragraphBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - FARTHEST_DAY), at)
    .split(/\n\s{0,8}\n/)
    .at(-1) ?? '';

/** Whether a count is from what the count before it is from. */
function isOfLastEvent(text: string, { start, end }: Span, { from }: DayRule): boolean {
  if (from === null) return /^\s{1,4}of\s{1,4}(?:it|that)\b/i.test(text.slice(end, end + 16));
  const more = NEXT_WORD.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  return OF_LAST_EVENT.test(text.slice(start, end + more)) || OF_LAST_EVENT.test(text.slice(start, end));
}

/** The event of the nearest count before a place that is from one that forms have, in the same paragraph. */
function lastEventBefore(text: string, at: number): string | undefined {
  const before = paragraphBefore(text, at);
  const last = findDayRules(text, at - before.length, at)
    .filter(({ value }) => value.direction === 'after' && value.from !== null && value.from !== THAT_DATE)
    .at(-1)?.value.from;
  return last != null && isKnownEvent(last) ? last : undefined;
}
