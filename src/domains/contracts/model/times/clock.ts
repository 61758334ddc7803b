import type { Span } from '../text/contract-text.ts';

const HOUR_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const HALF = String.raw`(?:\(?(?<half>[ap])\s?\.?\s?m\b\s?\.?\)?|(?:in\sthe|at)\s(?<part>morning|afternoon|evening|night)\b)`;
/** "half past four" is no four o'clock: `chosenHalf` makes it 4:30. */
const NO_PART = String.raw`(?<!\b(?:half|quarter)\s(?:past|after|to|of|before)\s)`;
/** An hour of the day, for patterns that name none twice. */
export const CLOCK = String.raw`(?:${NO_PART}(?<hour>1[0-2]|0?\d)(?::(?<minute>[0-5]\d))?\s?(?:o[’']clock\s?)?${HALF}|${NO_PART}(?<hourWord>${HOUR_WORDS.join('|')})\s(?:o[’']clock\s)?(?:(?<halfOfWord>[ap])\.?\s?m\b\.?|(?:in\sthe|at)\s(?<partOfWord>morning|afternoon|evening|night)\b)|(?<military>(?:[01]\d|2[0-3]):[0-5]\d)(?:\s?(?:hours|hrs))?(?!\s?[ap]\.?\s?m)|(?:12(?::00)?\s(?:o[’']clock\s)?)?(?<word>noon|midnight|close\sof\sbusiness)\b)`;
const BEFORE_DATE = new RegExp(
  String.raw`${CLOCK}[ ,;]{0,2}(?:\(?(?:[A-Za-z]+ ){0,3}(?:time|[ECMPA][SD]?T)\)?[ ,]{0,2})?(?:on|of|at the end of|,)?(?: or (?:about|before))?(?: (?:this |next )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?)?(?: (?:the|that|a))?(?: (?:date|day)(?: (?:of|that is|which is|that falls|falling))?)?(?:,? (?:within|no later than|not later than|on or before))?:? ?$`,
  'i',
);
const AFTER_DATE = new RegExp(
  String.raw`^(?:\s?\(date\))?(?:,?\s\(?(?:mon|tues|wednes|thurs|fri|satur|sun)day\)?)?(?:\s?thereafter)?(?:,? by (?:giving )?(?:written )?notice(?: (?:given|delivered|sent))?(?: to (?:the )?\w+)?(?= (?:by|before|at|no later|not later|prior)))?[ ,]{0,3}(?:\(?(?:is|shall be|will be|ending|ends|closing|expiring) )?(?:\(?(?:at|by|before|until|no later than|not later than|@|-|–)\)? ?)?(?:the )?(?:\(?time\)?:? ?)?\(?${CLOCK}`,
  'i',
);

/** The hour that stands right before or behind a date: "5:00 p.m. on March 16, 2026", "June 12, 2026 at noon". */
export function timeBeside(text: string, { start, end }: Span): string | undefined {
  const after = AFTER_DATE.exec(chosenHalf(text.slice(end, end + 110).replaceAll(/[\s_]+/g, ' ')));
  const before = BEFORE_DATE.exec(chosenHalf(text.slice(Math.max(0, start - 90), start).replaceAll(/[\s_]+/g, ' ')));
  return timeOf(after?.groups) ?? timeOf(before?.groups);
}

/** The hour that the head of a list names for each of its rows. */
export const hourOfEach = (head: string): string | undefined =>
  timeOf(OF_EACH.exec(head)?.groups) ?? timeOf(ON_EACH.exec(head)?.groups);

/** "the last day to give notice (5:00 p.m. Mountain Time on each)" */
const ON_EACH = new RegExp(String.raw`${CLOCK}[^.;\d]{0,24}\b(?:on|of|for) (?:each|every|all)\b`, 'i');

const OF_EACH = new RegExp(
  String.raw`\b(?:each|all|every one|released|ending|expiring)\b[^.;]{0,60}?\b(?:at|by|until|before)\s${CLOCK}`,
  'i',
);

/** "5:00 ☐ A.M. ☒ P.M." as "5:00 P.M.": forms leave the half of the day to a tick. */
export function chosenHalf(text: string): string {
  return (
    text
      .replaceAll(PARTS_OF_HOUR, (_said, part: string, side: string, hour: string) => sayQuarter(part, side, hour))
      .replaceAll(/(?:☒|\[[xX✓]\]|\([xX✓]\))\s?([ap]\.?m\b\.?)\s{1,3}(\d{1,2}:\d\d)(?!\s?[ap]\.?m)/gi, '$2 $1')
      .replaceAll(/(?:☐|\[ {0,3}\]|\( {0,3}\))\s?[ap]\.?m\.?\s?\/?\s?/gi, '')
      .replaceAll(/(?:☐|\[ {0,3}\]|\( {0,3}\))\s?(?:noon|midnight)\s?\/?\s?/gi, '')
      .replaceAll(/(?:☐|\[ {0,3}\]|\( {0,3}\))\s{0,9}(?=☒|\[[xX✓]\]|\([xX✓]\))/g, '')
      .replaceAll(/(?:☒|\[[xX✓]\]|\([xX✓]\))\s?(?=[ap]\.?m|noon|midnight|\d{1,2}(?::\d\d)?\s?[ap]\.?m)/gi, '')
      // "at 5PM or 6 PM": a form's own hour stands until another is written behind it.
      .replaceAll(/\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?,?\sor\s(?=\d{1,2}(?::\d\d)?\s?[ap]\.?m\b)/gi, '')
      .replaceAll(/\(local time[^)]{0,60}\)\s?/gi, '')
      .replaceAll(/(?<=\d )(?:that|the same) (?=(?:morning|afternoon|evening|night)\b)/gi, 'in the ')
      .replaceAll(/\b(?:the )?close of business \(([^()]{3,14})\)/gi, '$1')
  );
}

const PARTS_OF_HOUR = new RegExp(
  String.raw`\b(?:a )?(half|quarter) (past|after|to|of|before) (${HOUR_WORDS.join('|')}|1[0-2]|0?[1-9])\b(?!:)`,
  'gi',
);

/** "half past four" as 4:30, "a quarter to five" as 4:45. */
function sayQuarter(part: string, side: string, word: string): string {
  const hour = HOUR_WORDS.indexOf(word.toLowerCase()) + 1 || Number(word);
  const minutes = (/^half$/i.test(part) ? 30 : 15) * (/^(?:past|after)$/i.test(side) ? 1 : -1);
  return minutes > 0 ? `${hour}:${minutes}` : `${((hour + 10) % 12) + 1}:${60 + minutes}`;
}

const HALVES: Readonly<Record<string, string>> = { morning: 'a', afternoon: 'p', evening: 'p', night: 'p' };

export function timeOf(groups: Record<string, string | undefined> | undefined): string | undefined {
  const { word, military, hourWord, part, partOfWord, minute = '00' } = groups ?? {};
  if (word !== undefined) return /noon/i.test(word) ? '12:00' : /midnight/i.test(word) ? '23:59' : '17:00';
  if (military !== undefined) return military;
  const hour = groups?.['hour'] ?? (hourWord === undefined ? undefined : String(HOUR_WORDS.indexOf(hourWord.toLowerCase()) + 1));
  const half = groups?.['half'] ?? groups?.['halfOfWord'] ?? HALVES[(part ?? partOfWord)?.toLowerCase() ?? ''];
  if (hour === undefined || half === undefined) return undefined;
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
