import { readNumberWords } from '../../values/money.ts';
import { readStart } from '../../times/counted-events.ts';
import type { DayRule } from '../../times/spans-of-days.ts';
import type { Named } from './deadline.ts';
import { nameOf } from './deadline-names.ts';
import { isDuty } from './duty-words.ts';
import type { Sentence } from '../../text/sentence.ts';

const MONTHS =
  /\b(?:within|no(?:t)? later than|by|before|has|have|gets?)\s{1,4}(?:the\s)?(?:(?:[a-z]+(?:-[a-z]+)?\s{1,4}\()?(?<count>\d{1,2})\)?|(?<word>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty-four))\s{1,4}(?:calendar\s)?(?<unit>month|year)s?\s{1,4}(?:after|from|following)\s{1,4}(?=(?<event>[^.;]{3,60}))/gi;

/** "not later than twenty-four (24) months after the Agreement Date": from the start of the agreement, and no other event. */
export function readMonths(sentence: Sentence): Named[] {
  const { text, plain, headings } = sentence;
  return [...text.slice(sentence.start, sentence.end).matchAll(MONTHS)].flatMap((match) => {
    const { count, word = '', unit, event = '' } = match.groups ?? {};
    const from = readStart(event);
    if (from === undefined || !isDuty(plain)) return [];
    const start = sentence.start + match.index;
    const place = { start, end: start + match[0].length + (/^(?:the\s)?\w+\s\w+/.exec(event)?.[0].length ?? 0) };
    const isOfHome = /\b(?:complet|finish)\w*\b[^.]{0,60}\b(?:home|house|dwelling|residence|construction|unit)\b/.test(plain);
    const rule: DayRule = {
      days: (count === undefined ? (readNumberWords(word) ?? 0) : Number(count)) * (unit?.toLowerCase() === 'year' ? 12 : 1),
      basis: 'calendar',
      from,
      direction: 'after',
      isInMonths: true,
    };
    const own = nameOf(text, sentence, place, headings);
    return [{ type: isOfHome ? 'completion' : own, names: [own], isOwnName: !isOfHome, rule, day: undefined, ...place }];
  });
}
