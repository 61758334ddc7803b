import type { Found, Span } from '../text/contract-text.ts';
import { ORDINAL_WORDS, readOrdinal } from '../values/dates.ts';
import {
  FARTHEST_BEFORE,
  OF_START,
  lastEvent,
  NOTICE,
  readEvent,
  readEventBefore,
  readOwnDate,
  readStart,
  type Direction,
} from './counted-events.ts';
import { readNumberWords } from '../values/money.ts';

export type DayBasis = 'calendar' | 'business';

/** A count of days from an event, as a clause states it. */
export interface DayRule {
  /** Days, whole unless they are said in hours; null where the form left the number open. */
  days: number | null;
  basis: DayBasis;
  /** The event counted from: one of `EVENTS` (`event-names.ts`), or one of the paper's own in its words; null where none is named. */
  from: string | null;
  direction: Direction;
  /** Said in hours; the days are those of 24. */
  isInHours?: true;
  /** Said in months; the days are so many of them. */
  isInMonths?: true;
  /** Whether the paper says that this one is not moved off weekends. */
  isFixed?: true;
  /** The day of the event, where the clause tells it. */
  since?: string;
  /** Its hour, HH:MM, where that is told too. */
  sinceTime?: string;
  /** Whether so many full days lie between it and the event that it is counted back from. */
  isFull?: true;
}

/** No month has so many days, but a count may: "the forty-fifth day after". */
const HIGH_ORDINALS = new Map(
  ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].flatMap((tens, at) =>
    ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map(
      (ones, more): [string, number] => [ones === '' ? tens.replace(/y$/, 'ieth') : `${tens}-${ones}`, (at + 3) * 10 + more],
    ),
  ),
);
const ORDINAL = String.raw`(?<ordinal>\b(?:${[...HIGH_ORDINALS.keys()].toReversed().join('|')}|${ORDINAL_WORDS}|\d{1,3}(?:st|nd|rd|th)))(?:\s{1,4}\(\d{1,3}(?:st|nd|rd|th)?\))?`;
const COUNT = String.raw`(?:${ORDINAL}|(?<words>[a-z]+(?:[- ][a-z]+)?)\s{1,4}\((?<figure>\d{1,3})\)|(?<!\d)(?<digits>\d{1,3})_{0,3}(?:\s?\((?<digitWords>[a-z -]{3,20})\))?|(?<only>(?:twenty|thirty|forty|sixty|ninety)(?:-[a-z]+)?|one|two|three|five|seven|eight|ten|twelve|fourteen|fifteen|eighteen|four|six|nine|eleven|thirteen|sixteen|seventeen|nineteen)|(?<one>\ba)(?=\s{1,4}week\b)|(?<blank>_{2,}|\[[^\]\n]{1,40}\]|\t))`;
const SPAN = new RegExp(
  String.raw`${COUNT}(?<hyphen>-)?\s{0,12}(?:\(\s?or\s{1,3}(?:(?:[☒☑✓✔]|\[[xX✓]\])\s{1,3}|(?:☐|\[\s{0,3}\])\s{1,3}(?=_{2,}))?(?<instead>\d{1,3}|_{2,})?\s{0,3}\)\s{1,6}|\(if\s(?:left\s)?blank,?\s(?:then\s)?(?:within\s)?(?:[a-z-]{3,14}\s\()?(?<standing>\d{1,3})\)?(?:,\s[^()]{0,40}(?:\([^()]{0,8}\)[^()]{0,40})?)?\)\s{1,6}|\(["“]?(?<own>\d{1,3})["”]?(?:\sdays)?\sif\s(?:left\s)?(?:blank|not\s(?:specified|filled|completed))[^)]{0,12}\)\s{1,6}|\((?!(?:each|all|within)\b)[^)]{1,40}\)\s{1,6})?(?:(?:[☒☑✓✔]|\[[xX✓]\])\s{1,3})?(?<full>(?:full|clear|whole)\s{1,4})?(?:(?:more|further|additional)\s{1,4})?(?<basis>(?:legal\s{1,4})?(?:business|banking|working|calendar|consecutive|bus\.|cal\.)\s{1,4})?(?<unit>day|hour|week)s?\b(?=(?<rest>[^.;]{0,140}))`,
  'gi',
);

/** Counts of days in a stretch of text, each with the event that it is counted from if one is named beside it. */
export function findDayRules(text: string, start: number, end: number): Found<DayRule>[] {
  const counted = [...text.slice(start, end).matchAll(SPAN)].flatMap((match) => {
    const named = match.groups ?? {};
    const unit = named['unit']?.toLowerCase();
    const count = readCount(named);
    const days = inDays(count === null ? standingBehind(named['rest'] ?? '') : count, unit);
    if (days === undefined || isInsteadOfBlank(text, start + match.index)) return [];
    // "dated no earlier than thirty days before closing": when it may begin.
    const lead = LEAD.exec(match[0])?.[0].length ?? 0;
    const at = start + match.index + lead;
    if (NO_EARLIER.test(text.slice(Math.max(start, at - 40), at))) return [];
    // The next row of a sheet, by its label, says nothing of this one.
    const raw = (named['rest'] ?? '').split(NEXT_ROW)[0] ?? '';
    const { rest, left } = withoutPeriod(raw.replaceAll(/\s+/g, ' '));
    const behind = readEvent(rest) ?? readOwnDate(rest, text.slice(Math.max(start, at - FARTHEST_BEFORE), at));
    // "within 3 days after its roof is dry": what stands behind a count is closer than any start before it.
    const isOwn = behind !== undefined && /^,? ?(?:after|following|from)\b/i.test(rest);
    const ahead =
      behind?.isKnown === true || isOwn ? undefined : readEventBefore(text.slice(Math.max(start, at - FARTHEST_BEFORE), at));
    const said = ahead ?? behind;
    // "after forty-five days’ written notice", "upon at least 10 days’ notice to Buyer"
    const isOnNotice =
      said === undefined &&
      unit !== 'week' &&
      /^['’]?,? (?:(?:prior|advance|written|reasonable) ){0,2}notice\b/i.test(rest) &&
      /\b(?:after|upon|on|by giving|giving|gives|with)(?: (?!at\b|not\b|no\b)[a-z]+)?(?: at least| not less than| no less than| a minimum of)?\s{1,4}$/i.test(
        text.slice(Math.max(start, at - 50), at),
      );
    const event = isOnNotice ? { name: NOTICE, direction: 'after' as const } : said;
    // "the first day of each month", "upon 24 hours’ notice"
    // "remains in default for more than 45 days"
    const isDefault = event === undefined && OF_DEFAULT.test(text.slice(Math.max(start, at - 80), at).replaceAll(/\s+/g, ' '));
    const isOfNothing = behind === undefined || !(behind.isKnown || behind.name.startsWith('end_of_'));
    const isAfter = behind !== undefined && /^,? ?(?:after|following|from)\b/i.test(rest);
    const isOrdinal =
      named['ordinal'] !== undefined && !/^[^.;]{0,100}[,;(]\s{0,4}(?:each|both|all)\s{1,4}(?:after|from|following)\b/i.test(raw);
    // "begins on the Effective Date and ends on the fourteenth day after it"
    const isOfIt = ahead !== undefined && /^ (?:(?:after|following|from|past) (?:it|that|then)|thereafter)\b/i.test(rest);
    const isOfName = isAfter && OF_NAME.test(raw);
    if (
      isOfNothing &&
      !isOfIt &&
      ((isOrdinal && !isOfName && !(isAfter && IS_BOUND.test(text.slice(Math.max(start, at - 70), at)))) ||
        (unit === 'hour' && !isAfter && said === undefined && !isOnNotice))
    )
      return [];
    // "will commence on the first day after acceptance": a beginning, and no end.
    if (isOrdinal && BEGINS_ON.test(text.slice(Math.max(start, at - 40), at))) return [];
    // "a letter not more than 30 days before closing": how old it may be.
    if (event?.direction === 'before' && NO_MORE.test(text.slice(Math.max(start, at - 40), at))) return [];
    // "a 30-day escrow" counts from nothing.
    if (named['hyphen'] !== undefined && event === undefined) return [];
    // "ends fourteen days later at 5:00 p.m."
    const later = behind === undefined ? (/^\s{1,9}later\b/i.exec(raw)?.[0].length ?? 0) : 0;
    const length = match[0].length + later + (behind === undefined ? 0 : lengthWithGaps(raw, behind.length + left));
    const isWithoutRest =
      [rest, raw.slice(lengthWithGaps(raw, (behind?.length ?? 0) + left)).replaceAll(/\s+/g, ' ')].some((words) =>
        LEAVES_OUT.test(words),
      ) ||
      NEXT_LEAVES_OUT.test(text.slice(start + match.index + length, start + match.index + length + 200).replaceAll(/\s+/g, ' '));
    return [
      {
        value: {
          days,
          basis: isWithoutRest ? ('business' as const) : basisOf(named['basis']),
          from: event?.name ?? (isDefault ? 'default' : null),
          direction: event?.direction ?? 'after',
          ...(unit === 'hour' ? { isInHours: true as const } : {}),
          ...(named['full'] === undefined ? {} : { isFull: true as const }),
        },
        start: at,
        end: Math.min(text.length, start + match.index + length),
      },
    ];
  });
  const merged = mergeAlternatives(
    text,
    ofNext(text, fromEach(text.slice(start, Math.min(text.length, end + FARTHEST_EACH)), start, counted)),
  );
  const added = [...findSums(text, start, end), ...findNextDays(text, start, end)];
  return [...merged.filter((rule) => !added.some((sum) => rule.start < sum.end && rule.end > sum.start)), ...added].toSorted(
    (a, b) => a.start - b.start,
  );
}

const EACH_FROM =
  /[,;(]\s{0,4}(?:each|both|all)\s{1,4}(?:(?:counted|measured|running|run|computed)\s{1,4})?(?:from|after|following|of)\s{1,4}(?=(?<event>[^.;]{3,60}))/gi;

/** "Financing Contingency Period: 21 days. Appraisal: 18 days. Both run from the Binding Agreement Date." */
const ALL_RUN =
  /\.\s{1,4}(?:both|each|all|they|these)\b(?:\s(?:of\s(?:them|these)|periods|times|days))?\s(?:runs?|(?:is|are)\s(?:counted|measured)|begins?|starts?|counts?)\s(?:from|on|with|after|upon)\s{1,4}(?=(?<event>[^.;]{3,60}))/gi;

const FARTHEST_EACH = 240;

/** "application within 7 days, commitment within 28 days, each from the Effective Date" */
function fromEach(text: string, offset: number, rules: readonly Found<DayRule>[]): Found<DayRule>[] {
  const each = [EACH_FROM, ALL_RUN].flatMap((pattern) => [...text.matchAll(pattern)]);
  if (each.length === 0) return [...rules];
  return rules.map((rule) => {
    const next = rule.value.from === null ? each.find(({ index }) => index + offset >= rule.end) : undefined;
    // "within 12 days; septic within 20 days; all from the Effective Date"
    const parts =
      next?.[0].startsWith('.') === true
        ? /\n\s{0,4}\n|\n\s{0,8}\d{1,2}[.)]/
        : next?.[0].startsWith(';') === true
          ? /\.\s|\n\s{0,4}\n/
          : /[.;]\s|\n\s{0,4}\n/;
    const isNear = next !== undefined && !parts.test(text.slice(rule.end - offset, next.index));
    const from = isNear ? readStart(next.groups?.['event'] ?? '') : undefined;
    return from === undefined ? rule : { ...rule, value: { ...rule.value, from } };
  });
}

/** "within five days of, and shall have a commitment within thirty days of, the Effective Date": both from the same. */
/** "Appraisal within 18 days, and the loan within 21 days, of acceptance": the one event that closes both. */
const IS_BOTH = /^,\s(?:and\s)?(?!(?:the\s)?(?:buyer|seller|purchaser|parties)s?\b)[^.;:]{3,60}?\swithin\s$/i;

function ofNext(text: string, rules: readonly Found<DayRule>[]): Found<DayRule>[] {
  return rules.map((rule, at) => {
    const next = rules[at + 1];
    const isOpen =
      rule.value.from === null &&
      next !== undefined &&
      (/^\s{1,4}(?:of|after|from|following),\s/.test(text.slice(rule.end, rule.end + 16)) ||
        (OF_START.has(next.value.from ?? '') && IS_BOTH.test(text.slice(rule.end, next.start))));
    return isOpen ? { ...rule, value: { ...rule.value, from: next.value.from, direction: next.value.direction } } : rule;
  });
}

/** Words before a count that the pattern of number words takes with it. */
const LEAD = /^\s*(?:(?:than|least|to|exceeding|exceed|is|are|be|of|the|for|about|has|have|had|[ap]m|noon|midnight|time)\s+)?/i;

const NO_EARLIER = /\b(?:no|not)\s{1,4}(?:earlier|sooner|older)\s{1,4}than\s{1,4}(?:the\s{1,4})?$/i;

const NO_MORE = /\b(?:no|not)\s{1,4}more\s{1,4}than\s{1,4}$/i;

const BEGINS_ON = /\b(?:commenc(?:es?|ing)|begins?|beginning|starts?|starting)\s{1,4}(?:on\s{1,4})?the\s{1,4}$/i;

const NEXT_ROW = /\n\s{0,8}(?=[A-Z][^\n:.;]{2,40}:\s|[A-Z][^\n\t.;]{1,40}\t)/;

const OF_DEFAULT =
  /\b(?:in default|(?:default|breach|failure|nonpayment)(?: (?:continues|remains(?: uncured)?|persists|exists))) (?:for )?(?:a period of )?(?:more than |longer than )?$/i;

/** "the second day following the Completion Day" */
const OF_NAME = /^\s{1,4}(?:after|following|from)\s{1,4}(?:the\s{1,4})?["“]?[A-Z][a-z]{2,20}\s{1,4}(?:[A-Z][a-z]{1,20}\b|\d)/;

/** "ten days, not counting Saturdays", "ten days from the Effective Date, excluding Saturdays, Sundays and holidays" */
const LEAVES_OUT =
  /^,? \(?(?:(?:excluding|not counting|not including|exclusive of|other than|but not) (?:any )?(?:saturday|weekend)|(?:saturdays?|weekends?)[^.;]{0,40}? (?:(?:is|are) )?(?:not (?:counted|included)|excluded|excepted|left out)\b)/i;

/** "You count the three days from … . You do not count Saturdays, Sundays or legal holidays." */
const NEXT_LEAVES_OUT = /^[^.;]{0,80}\. (?:you|we|they|the parties)(?: do| shall| will)? not (?:to )?count (?:any )?saturdays/i;

/** "on or before the 30th day after Tenant surrenders the Property" */
const IS_BOUND =
  /\b(?:on or before|by|no later than|not later than|within|prior to|(?:by|until|before|than|at)\s{1,4}(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|noon|midnight|close of business)[^.;\d]{0,24}\s(?:on|of))\s{1,4}(?:the\s{1,4})?$/i;
const PERIOD_BEHIND =
  /^(?: [a-z-]{3,14}){0,3} (?:period|opportunity|window)(?:,? (?:which |that )?(?<begins>begins|begin|starts|runs|commences|beginning|starting|running|commencing)(?:(?: on| with)?(?= the (?:first |next )?day (?:after|following)\b)| (?:on|from|with|upon|after)\b)|(?= (?:from|after|following|of)\b))/i;

/** What stands behind a count, without the period that it is called by: "ten-day inspection period, which begins on …". */
function withoutPeriod(rest: string): { rest: string; left: number } {
  // "five business days (ten calendar days for a lead-based paint inspection) after acceptance"
  const aside = /^ (?:for|in (?:the )?case of) [^()]{3,70}\)(?= (?:after|from|following)\b)/i.exec(rest);
  if (aside !== null) return { rest: rest.slice(aside[0].length), left: aside[0].length };
  const match = PERIOD_BEHIND.exec(rest);
  if (match === null) return { rest, left: 0 };
  const lead = match.groups?.['begins'] === undefined ? '' : ' from';
  return { rest: lead + rest.slice(match[0].length), left: match[0].length - lead.length };
}

/** "ten (10) days or 7 days after acceptance": a form’s own number stands until another is written behind it. */
function mergeAlternatives(text: string, rules: readonly Found<DayRule>[]): Found<DayRule>[] {
  return rules.flatMap((rule, at) => {
    const isJoined = (first: Found<DayRule> | undefined, second: Found<DayRule> | undefined) =>
      first !== undefined &&
      second !== undefined &&
      first.value.from === null &&
      /^\s{0,3}or\s{0,6}$/.test(text.slice(first.end, second.start));
    if (isJoined(rule, rules[at + 1]) || isChanged(text, rule, rules[at + 1])) return [];
    const before = rules[at - 1];
    if (before === undefined || !isJoined(before, rule)) return [rule];
    return [{ ...rule, start: before.start, value: { ...rule.value, days: rule.value.days ?? before.value.days } }];
  });
}

/** "is changed from 17 days to 10 days after Acceptance": the first one counts no more. */
function isChanged(text: string, first: Span, second: Span | undefined): boolean {
  return (
    second !== undefined &&
    /^(?: after \w{3,14})?\s{1,4}to\s{1,4}(?:read\s{1,4})?$/i.test(text.slice(first.end, second.start)) &&
    /\bfrom\s{1,4}(?:the\s)?$/i.test(text.slice(Math.max(0, first.start - 12), first.start))
  );
}

function basisOf(words: string | undefined): DayBasis {
  return /business|banking|working|bus\.|bd/i.test(words ?? '') ? 'business' : 'calendar';
}

/** How many letters of a text with wide gaps so many letters with narrow ones are. */
function lengthWithGaps(raw: string, length: number): number {
  let at = 0;
  for (let left = length; left > 0 && at < raw.length; left -= 1) at += /^\s+/.exec(raw.slice(at, at + 80))?.[0].length ?? 1;
  return at;
}

const NEXT_DAY =
  /(?<!\b(?:begins?|beginning|starts?|starting|commences?|commencing|runs?|running|counted)\s{1,9})(?:(?:\b(?:on|by|before|not later than|no later than|walk[ -]?through|house|home|property|premises|place|detectors?|certificate|keys)|[a-z]:)\s{1,9}|(?<=\b(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?|noon),?\s{1,9}))the\s{1,9}(?<basis>business\s{1,4})?day\s{1,9}(?:immediately\s{1,9})?(?=(?<rest>(?:prior|before|preceding|after|following)\b[^.;]{0,60}))/gi;

/** "by 5:00 p.m. on day 30 following the Effective Date" */
const NUMBERED_DAY =
  /\b(?<basis>business\s{1,4})?day\s{1,4}(?:no\.?\s|number\s)?(?<digits>\d{1,3})\s{1,4}(?=(?<rest>(?:prior|before|preceding|after|following|from)\b[^.;]{0,60}))/gi;

const FOLLOWING_DAY =
  /(?<=\b(?:on|of|by|before|than|until|end|noon|business|[ap]\.?m\.?),?\s{1,9})the\s{1,9}(?:very\s{1,9})?(?:next|following|succeeding)\s{1,9}(?<basis>(?:business|banking|working)\s{1,9})?day\b(?=(?<rest>[^.;]{0,60}))/gi;

/** "on the day prior to Closing", "by 5 p.m. of the following business day", "on day 30 following the start": counts whose number is none or stands behind. */
function findNextDays(text: string, start: number, end: number): Found<DayRule>[] {
  return [NEXT_DAY, FOLLOWING_DAY, NUMBERED_DAY].flatMap((pattern) =>
    [...text.slice(start, end).matchAll(pattern)].flatMap((match) => {
      const { rest = '', basis, digits = '1' } = match.groups ?? {};
      const at = start + match.index;
      const behind = readEvent(` ${rest.trimStart().replaceAll(/\s+/g, ' ')}`);
      const before = text.slice(Math.max(start, at - FARTHEST_BEFORE), at);
      // "Upon acceptance, Buyer pays by 5 p.m. of the following business day": no day that one on a weekend moves to.
      const isOfEarlier =
        pattern === FOLLOWING_DAY && behind === undefined && !/\b(?:saturday|sunday|weekend|holiday)/i.test(before);
      // "We would like to walk through the day before."
      const isOfClosing =
        /^(?:before|prior)(?=[.;,]|\s{0,4}$)/i.test(rest) &&
        /\b(?:walk(?:s|ing)?[- ]?|go(?:es)? )through\b/i.test(match[0] + before);
      const ofClosing = isOfClosing ? { name: 'closing', direction: 'before' as const } : undefined;
      const event = isOfEarlier ? readEventBefore(before) : (behind ?? ofClosing);
      if (event === undefined || ('isKnown' in event && !event.isKnown) || event.name === 'receipt') return [];
      const value = { days: Number(digits), basis: basisOf(basis), from: event.name, direction: event.direction };
      const length = isOfEarlier || behind === undefined ? 0 : lengthWithGaps(rest, behind.length - 1);
      return [{ value, start: at, end: at + match[0].length + length }];
    }),
  );
}

const SUM =
  /(?<sign>\+|\bplus\b|[–-]|\bminus\b)\s{0,3}(?<digits>\d{1,3})\b(?!\s{0,3}[%.,/:–-]?\d|\s{0,3}%)\s{0,3}(?<basis>(?:business|banking|working|calendar|bus\.|cal\.)\s{1,4})?(?<unit>days?\b|bd\b|d\b|$|(?=[\n\t|,;.)]))/gi;
const FARTHEST_EVENT = 44;

/** "MEC + 14 days", "Acceptance plus 10", "Closing - 5 business days": the event stands first. */
function findSums(text: string, start: number, end: number): Found<DayRule>[] {
  return [...text.slice(start, end).matchAll(SUM)].flatMap((match) => {
    const { sign = '', digits = '', basis, unit = '' } = match.groups ?? {};
    const isBefore = /^(?:[–-]|minus)$/i.test(sign);
    const at = start + match.index;
    const words =
      text
        .slice(Math.max(start, at - FARTHEST_EVENT), at)
        .split(/[\n\t|:;]/)
        .at(-1) ?? '';
    const found = lastEvent(words.trimEnd().toLowerCase().replaceAll('’', "'"));
    // "Section 3 - 5" is no count, nor is a date.
    if (found === undefined || (isBefore && unit === '')) return [];
    return [
      {
        value: {
          days: Number(digits),
          basis: basisOf(/^bd$/i.test(unit) ? unit : basis),
          from: found.name,
          direction: isBefore ? ('before' as const) : ('after' as const),
        },
        start: at - words.length + found.at,
        end: at + match[0].length,
      },
    ];
  });
}

function inDays(count: number | null | undefined, unit: string | undefined): number | null | undefined {
  if (count == null || unit === 'day') return count;
  return unit === 'week' ? count * 7 : count / 24;
}

/** "on or before May 8, 2026 (if left blank, then within five (5) days …)": the place was not left blank. */
function isInsteadOfBlank(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at);
  const match =
    /(?<value>\S)\s{0,6}\((?:or,?\s)?if\s(?:(?:left\s)?blank|(?:no|none|not|nothing)\s[^),]{0,30}|left\s[^),]{3,12}),?[^)]{0,40}$/i.exec(
      before,
    );
  return match !== null && match.groups?.['value'] !== '_';
}

/** "____ days (5 if not specified)": the form’s own number, where the place before it stays open. */
function standingBehind(rest: string): number | null {
  const match =
    /^(?:\s{0,3}|\s[^.;()]{3,60}\s)\((?:if\s(?:left\s)?(?:blank|not\s(?:specified|filled|completed)[a-z ]{0,6}),?\s(?:then\s)?(\d{1,3})|["“]?(\d{1,3})["”]?(?:\s(?:business\s|calendar\s)?days?)?\sif\s(?:left\s)?(?:not\s(?:specified|filled|completed|stated)|blank))/i.exec(
      rest,
    );
  return match === null ? null : Number(match[1] ?? match[2]);
}

function readCount(named: Record<string, string | undefined>): number | null | undefined {
  // A form’s own number stands until another is written behind it: "17 (or 14)", "__ (if left blank, then 15)".
  const ordinal = named['ordinal']?.toLowerCase();
  if (ordinal !== undefined)
    return /^\d/.test(ordinal) ? Number.parseInt(ordinal, 10) : (HIGH_ORDINALS.get(ordinal) ?? readOrdinal(ordinal));
  const [instead, standing] = [Number(named['instead']), Number(named['standing'] ?? named['own'])];
  if (Number.isInteger(instead)) return instead;
  if (named['blank'] !== undefined) return Number.isInteger(standing) ? standing : null;
  if (named['one'] !== undefined) return 1;
  const digits = named['figure'] ?? named['digits'];
  const inWords = named['words'] ?? named['digitWords'] ?? named['only'];
  const spelled = inWords === undefined ? undefined : readNumberWords(inWords);
  if (digits === undefined) return spelled;
  // Words and figures that differ leave the number open to dispute.
  return spelled !== undefined && spelled !== Number(digits) ? undefined : Number(digits);
}
