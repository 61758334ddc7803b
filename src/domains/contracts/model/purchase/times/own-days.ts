import { lineBehind, ROW_START, type Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';
import { findDates } from '../../values/dates.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';

/** What a paper says in one place of a day or a period that it has a name for. */
export interface OwnDay {
  /** The name in lower case, gaps as single spaces, without its article. */
  name: string;
  /** What is said of it, gaps as single spaces. */
  said: string;
  /** Where that stands. */
  place: Span;
}

const WORD = String.raw`[A-Z][A-Za-z’'-]{0,20}`;
/** "Walk Date", "Day One", "End of Looking", "GO DATE" */
const NAME = String.raw`(?<name>${WORD}(?:[ \n](?:(?:of|for|and|&|to)[ \n](?:the[ \n])?)?(?:${WORD}|\d{1,2}\b)){0,5})`;
const MEANS = String.raw`(?:means|is|was|are|(?:shall|will)\s(?:be|mean)|refers\sto|denotes|signifies|f(?:e|a)lls?\son|runs|ends|=|[:–—-])`;
const ASIDE = String.raw`(?:,?\s(?:as\sused|when\sused|for\s(?:purposes|this)|in\sthis|of\sthis|under\sthis)[^.;:,]{0,40},?)?`;
/** Where a paper says what a name means: in front of its meaning, … */
const AHEAD: readonly RegExp[] = [
  new RegExp(String.raw`["“](?:[Tt]he\s)?${NAME}[,.]?["”]${ASIDE}\s{0,3}${MEANS}\s`, 'g'),
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}["“]?(?:The\s)?${NAME}["”]?(?:[ ]?(?::|=|\t|\.{3,60}|_{3,60}|[–—-][ ])|\.(?=[ ]))[ \t._]{0,9}`,
    'g',
  ),
  new RegExp(
    String.raw`(?:(?:^|[.;:(])\s{0,9}|\b(?:[Tt]he|that|so|and|agree)\s)${NAME}${ASIDE}\s(?:means|is|was|=|(?:shall|will)\s(?:be|mean|end|close|expire)|f(?:e|a)lls?\son|ends|closes|shuts|expires)\s`,
    'g',
  ),
];
/** … or behind it. */
const BEHIND: readonly RegExp[] = [
  new RegExp(String.raw`\((?:(?:the|this|called|herein|hereinafter|hereafter)[ ]){0,3}["“]?(?:[Tt]he\s)?${NAME}["”]?\)`, 'g'),
  new RegExp(
    String.raw`\b(?:is|are|(?:shall|will)\sbe)\s(?:(?:here(?:in)?(?:after)?|also)\s)?(?:called|known\sas|referred\sto\sas|termed|named)\s(?:the\s)?["“]?(?:the\s)?${NAME}`,
    'g',
  ),
];
const LONGEST_MEANING = 300;
const MOST_PLACES = 200;

/** The names that a count or a bound of the paper uses: "after the Walk Date", "by Day One", "end of the Contingency Window". */
const USED = new RegExp(
  String.raw`\b(?:after|from|of|following|past|since|by|before|until|till|than|to|through|within|during|upon|on|AFTER|FROM|OF|BY|BEFORE)[ \n\t](?:(?:the|such|said|this|that|THE)[ \n])?["“]?${NAME}`,
  'g',
);

/** A name as its uses and its definition have it alike. */
export const nameOfDay = (words: string): string =>
  words
    .replaceAll(/[’']/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”]/g, '')
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ deadline (?:date|day)$/, ' deadline');

/** What the paper says of the names that its times use, in the order in which it stands there. */
function findOwnDays(text: string): OwnDay[] {
  const used = new Set([...text.matchAll(USED)].flatMap(({ groups }) => startsOf(nameOfDay(groups?.['name'] ?? ''))));
  const isUsed = (name: string) => name.length > 2 && used.has(name) && !IS_NO_DAY.test(name);
  const ahead = AHEAD.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): OwnDay[] => {
      const name = nameOfDay(match.groups?.['name'] ?? '');
      if (!isUsed(name)) return [];
      const start = match.index + match[0].length;
      const place = { start, end: endOfMeaning(text, start) };
      return [{ name, said: plain(text, place), place }];
    }),
  );
  const behind = BEHIND.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): OwnDay[] => {
      const name = nameOfDay(match.groups?.['name'] ?? '');
      if (!isUsed(name)) return [];
      const place = { start: startOfMeaning(text, match.index), end: match.index };
      return [{ name, said: plain(text, place), place }];
    }),
  );
  return [...ahead, ...behind].toSorted((a, b) => a.place.start - b.place.start).slice(0, MOST_PLACES);
}

/** The sides, and what papers speak of that is no time. */
const IS_NO_DAY =
  /^(?:(?:buyer|seller|purchaser|vendor|vendee|owner|builder|broker|agent|lender|tenant|landlord|part(?:y|ie)|propert(?:y|ie)|premise|day|date|business day|calendar day)s?|(?:escrow|title|closing) (?:agent|company|holder))$/;

const plain = (text: string, { start, end }: Span) => text.slice(start, end).replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim();

/** What a name may be where words of the sentence follow it: "Walk Date Buyer" is "Walk Date". */
const startsOf = (name: string): string[] => {
  const words = name.split(' ');
  return words.map((_, at) => nameOfDay(words.slice(0, at + 1).join(' ')));
};

/** The end of a sentence, or of a line behind which another item, row or definition begins. */
const ENDS =
  /(?<!\b(?:[ap]\.m|no|st|mr|mrs|ms|dr|inc))[.;](?=\s|$)|(?<=\b[ap]\.m)\.(?=\s{0,4}\n)|\n\s{0,9}\n|\n(?=[ ]{0,9}(?:\(?[\dA-Za-z]{1,3}[.)]\s|["“]?[A-Z][\w’' -]{2,40}["”]?\s?[=:]\s|[A-Z][^\n\t]{2,60}\t))/i;

function endOfMeaning(text: string, start: number): number {
  const ahead = text.slice(start, start + LONGEST_MEANING);
  return start + (ENDS.exec(ahead)?.index ?? ahead.length);
}

function startOfMeaning(text: string, end: number): number {
  const before = text.slice(Math.max(0, end - LONGEST_MEANING), end);
  return end - (before.split(new RegExp(ENDS.source, 'gi')).at(-1)?.length ?? 0);
}

/** "and that was May 5, 2027", "(for reference, it is Wednesday, May 5, 2027)" */
const REMARK = /\b(?:that|this|it|which)(?: (?:day|date))?,? (?:was|is|fell on|falls on|came on)(?: on)? $/i;
const WEEKDAY = /(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? ?$/i;
/** What may stand between a name and its day. */
const LEAD =
  /^(?:(?:the|on|at|day|date|of|is|was|being|ends?|by|until|through|noon|midnight|no later than|not later than|on or before|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|\d{1,2} o'clock|local time|[ecmp][sd]?t)[ ,:]*)*$/i;

/** What the paper says of each name; what it says again and again says no more. */
export function ownDaysByName(text: string): ReadonlyMap<string, readonly OwnDay[]> {
  const names = new Map<string, OwnDay[]>();
  for (const own of findOwnDays(text)) {
    const places = names.get(own.name) ?? [];
    if (places.length < MOST_MEANINGS) names.set(own.name, [...places, own]);
  }
  return names;
}
const MOST_MEANINGS = 4;

/** "the period beginning on the Contract Date and extending through 5:00 p.m. on May 28" */
const THROUGH =
  /\b(?:through|until|till|ending|ends|expiring|expires|closing|closes|over|up)(?: (?:on|at|to))?(?: \d{1,2}(?::\d\d)? ?[ap]\.?m\.?| noon| midnight)?,?(?: local time)?(?: on)?(?: the)? $/i;

/** A day that a paper tells, with its hour where it tells that too, and where. */
export interface ToldDay {
  day: string;
  time?: string | undefined;
  place: Span;
}

/** The day that a paper gives a name in one place; undefined where it gives none there. */
export function dayToldOf({ said, place }: OwnDay, text: string): ToldDay | undefined {
  const [first, next] = findDates(said, 0, said.length);
  if (first !== undefined) {
    const lead = said.slice(0, first.start).replace(WEEKDAY, '');
    // "By this paper, signed on October 2, 2027 (“Sale Day”)": the name stands right behind the day.
    const isCalled = first.end >= said.length && /^\s{0,2}\(/.test(text.slice(place.end, place.end + 3));
    const isMeant = isCalled || LEAD.test(lead) || REMARK.test(lead) || THROUGH.test(lead);
    return isMeant && (next === undefined || next.value === first.value)
      ? { day: first.value, time: timeBeside(said, first), place }
      : undefined;
  }
  const behind = text.slice(place.end, place.end + LONGEST_MEANING / 2).replaceAll(/\s+/g, ' ');
  const [told] = findDates(behind, 0, behind.length);
  return told !== undefined && REMARK.test(behind.slice(0, told.start).replace(WEEKDAY, ''))
    ? { day: told.value, time: timeBeside(behind, told), place: { start: place.start, end: place.end + LONGEST_MEANING / 2 } }
    : undefined;
}

/** The count by which a paper says when its own day is or its own period ends: "14 days after Day One". */
export function countOf({ said }: OwnDay): { rule: DayRule; event: string } | undefined {
  // "the day after the last signature": a count of one, which only words before it show as one.
  const whole = said.replace(/^(?:the )?(?=(?:(?:next|following|first) )?(?:business )?day (?:after|following)\b)/i, 'on the ');
  const [found, next] = findDayRules(whole, 0, whole.length);
  if (found === undefined || found.value.days === null) return undefined;
  // A name that stands behind its meaning stands near the count: "… issuance on or before 45 days after … (the “Commitment Date”)".
  const isNear = found.start <= LONGEST_LEAD || (next === undefined && whole.length - found.end <= LONGEST_LEAD * 2);
  if (!isNear) return undefined;
  return { rule: found.value, event: eventAt(whole, found) };
}
const LONGEST_LEAD = 90;

const EVENT =
  /\b(?:days?|hours?|weeks?|months?)\b(?:(?!\b(?:shall|will|must|may|and|or|to|by|notice|has|have)\b)[^.;]){0,60}?\b(?:after|following|from|of|past|once|upon|since|beyond|before|prior to|preceding|ahead of|in advance of)\s(?<event>[^.;\n]{2,110})/i;

/** "seven days, excluding Saturdays, Sundays and legal holidays, after receipt" */
const WITHOUT_REST =
  /,? \(?(?:excluding|exclusive of|not counting|not including|other than) [^.;()]{3,60}?(?:holidays?|sundays?|weekends?)\b\)?,?(?= )/i;

/** The words of the event that a count at a place of a text is from; empty where none stand there. */
export function eventAt(text: string, { start, end }: Span): string {
  // The next sentence says nothing of this count.
  const behind = lineBehindAll(text, end).split(/(?<!\b[ap]\.m)[.;](?=\s|$)/)[0] ?? '';
  const around = text.slice(start, end) + behind;
  return (EVENT.exec(around.replaceAll(/\s+/g, ' ').replace(WITHOUT_REST, ' '))?.groups?.['event'] ?? '').replaceAll('’', "'");
}

/** What stands behind a place, over one end of a line. */
const lineBehindAll = (text: string, at: number) => {
  const line = lineBehind(text, at, 110);
  const next = text[at + line.length] === '\n' && !/^\s{0,9}\n/.test(text.slice(at + line.length + 1, at + line.length + 12));
  return next ? `${line} ${lineBehind(text, at + line.length + 1, 110)}` : line;
};

const MOST_WORDS = 7;

/** The longest name that some words begin with. */
export function longestName(words: string, names: ReadonlyMap<string, unknown>): string | undefined {
  const parts = words.split(/[^a-z\d'’&-]+/).filter((part) => part !== '');
  for (let length = Math.min(MOST_WORDS, parts.length); length > 0; length -= 1) {
    const name = parts.slice(0, length).join(' ');
    if (names.has(name)) return name;
  }
  return undefined;
}
