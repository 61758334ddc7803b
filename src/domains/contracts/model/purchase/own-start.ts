import type { Span } from '../contract-text.ts';
import { findDates } from '../dates.ts';
import { THAT_DATE, type DayRule } from '../spans-of-days.ts';

const IS_ON = /^[^.;]{0,90}?,? (?:which|that|and this) (?:was|is|took place|occurred|happened)(?: on)? $/;

const FARTHEST_DAY = 300;
/** "received the disclosures … on April 6. … within five days after receipt of them" */
const RECEIVED = /\breceived\s[^.;]{3,140}?\son\s{1,4}/gi;
const OF_THEM = /^\s{1,4}of\s{1,4}(?:them|it|these|those)\b/i;

/** A count whose clause tells the day of its event: "of delivery, which was on March 8, 2027", "within 3 days after that date". */
export function withOwnStart(text: string, { start, end }: Span, rule: DayRule): DayRule {
  if (rule.direction === 'before' || rule.days === null) return rule;
  if (rule.from === THAT_DATE) {
    const from = Math.max(0, start - FARTHEST_DAY);
    const day = findDates(text, from, start).at(-1);
    const between = day === undefined ? '' : text.slice(day.end, start);
    return day === undefined || /\n\s*\n|\bdays?\b/.test(between) ? rule : { ...rule, since: day.value };
  }
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
