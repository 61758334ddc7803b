import type { Span } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';

/** What a time is from that is the later or the earlier of two. */
export const LATER_OF_TWO = 'the_later_of_two_times';
export const EARLIER_OF_TWO = 'the_earlier_of_two_times';

/** One of two times of which the later or the earlier counts. */
export interface OneOfTwo extends Span {
  rule?: DayRule | undefined;
  day?: string | undefined;
}

export interface TwoTimes {
  isLater: boolean;
  first: OneOfTwo;
  second: OneOfTwo;
}

const OF_TWO =
  /\b(?<which>later|latest|earlier|earliest|sooner|first)(?: to (?:occur|happen))? of:?\s{1,40}(?:\(?[ai1]\)\s{1,9})?(?:the\s)?/gi;
const FARTHEST = 220;
const ENDS = /[;]|\.\s|\n\s*\n/;
const LONGEST_LEAD = 12;

/** "by the later of April 21, 2026 or twelve days after the Effective Date": the two times of which a place is one. */
export function findTwoTimes(text: string): (place: Span) => TwoTimes | undefined {
  const pairs = [...text.matchAll(OF_TWO)].flatMap((match): TwoTimes[] => {
    const start = match.index + match[0].length;
    const stretch = text.slice(start, start + FARTHEST);
    const end = start + (ENDS.exec(stretch)?.index ?? stretch.length);
    const times: OneOfTwo[] = [
      ...findDayRules(text, start, end).map(({ value, ...place }) => ({ ...place, rule: value })),
      ...findDates(text, start, end).map(({ value, ...place }) => ({ ...place, day: value })),
    ].toSorted((a, b) => a.start - b.start);
    const [first, second] = times;
    if (first === undefined || second === undefined || first.start - start > LONGEST_LEAD) return [];
    if (!/^[^.;\d]{0,90}?\b(?:or|and)\b/i.test(text.slice(first.end, second.end))) return [];
    return [{ isLater: /^la/i.test(match.groups?.['which'] ?? ''), first, second }];
  });
  return (place) => pairs.find(({ first, second }) => place.start < second.end && first.start < place.end);
}
