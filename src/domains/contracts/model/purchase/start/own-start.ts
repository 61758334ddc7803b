import type { Found, Span } from '../../text/contract-text.ts';
import { findDates, findShortDates, type reachOfDates } from '../../values/dates.ts';
import { THAT_PERIOD } from '../../times/event-names.ts';
import { findDayRules, isKnownEvent, THAT_DATE, type DayRule } from '../../times/spans-of-days.ts';
import { START_NAME } from './start-rule.ts';

const IS_ON = /^[^.;]{0,90}?,? (?:which|that|and this) (?:was|is|took place|occurred|happened)(?: on)? $/;

const FARTHEST_DAY = 300;
/** "received the disclosures … on April 6. … within five days after receipt of them" */
const RECEIVED = /\breceived\s[^.;]{3,140}?\son\s{1,4}/gi;
const OF_THEM = /^\s{1,4}of\s{1,4}(?:them|it|these|those)\b/i;
/** "within 28 days from the same date", "within 45 days of such delivery", "thereafter" */
const OF_LAST_EVENT =
  /\b(?:days?|hours?|weeks?)\s{1,4}(?:(?:after|from|of|following)\s{1,4}(?:(?:the\s{1,4}same|that(?:\s{1,4}same)?|such|said)(?:\s{1,4}(?:date|day|time|event|delivery|receipt|acceptance|signing|execution|ratification))?|it)|thereafter)$/i;
const NEXT_WORD =
  /^\s{1,4}(?:date|day|time|event|delivery|receipt|acceptance|signing|execution|ratification)\b|^\s{1,4}(?:thereafter|of\s{1,4}(?:it|that))\b/i;

/** What {@link reachOfDates} says of the whole paper. */
type Reach = ReturnType<typeof reachOfDates>;

/** A count whose clause tells the day of its event: "of delivery, which was on March 8, 2027", "within 3 days after that date". */
export function withOwnStart(text: string, place: Span, rule: DayRule, reach: Reach): DayRule {
  const { start, end } = place;
  if (rule.direction === 'before' || rule.days === null) return rule;
  if (rule.from === THAT_DATE && !AFTER_THAT.test(text.slice(start, end))) {
    const from = Math.max(0, start - FARTHEST_DAY);
    const day = lastDay(text, from, start, reach);
    const between = day === undefined ? '' : text.slice(day.end, start);
    if (day !== undefined && !/\n\s*\n|\bdays?\b/.test(between)) return { ...rule, since: day.value };
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
  String.raw`\b(?:from|on|with|upon|after)\s{1,4}(?:the\s{1,4})?${START_NAME}\b(?:[^.;]|\.(?=m\b|\s?[A-Z]\w+\sTime)){0,90}$`,
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
