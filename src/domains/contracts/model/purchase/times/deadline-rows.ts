import type { Span } from '../../text/contract-text.ts';
import { hourOfEach, timeBeside } from '../../times/clock.ts';
import { countsFromOf, HOUR_OF_SOME } from '../../times/counting-words.ts';
import { findDates } from '../../values/dates.ts';
import type { Field } from '../../text/fields.ts';
import { readStart } from '../../times/counted-events.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import { TICKED } from '../../text/marks.ts';
import { contingenciesTogether } from './deadline-kinds.ts';
import { nameRow } from './deadline-names.ts';
import type { Named } from './deadline.ts';
import { isOfMoreDeposit } from '../terms/deposit.ts';
import { namesOfRow, typeOfRow } from './row-kinds.ts';
import { START_NAME } from '../start/start-rule.ts';

const IS_TIMED_LABEL =
  /deadline|expir|contingenc|period|approval|commitment|due|by$|date|until|\bends?\b|objection|delivery|limit|good|lapses?|within/;
const NO_DEADLINE =
  /^(?:closing|settlement|effective|contract|agreement|offer|acceptance)(?:\/\w+)? date$|close of escrow|\bcoe\b|closing(?! (?:of (?:buyer|purchaser)|agent|attorney))|settlement|signature|prepared|\bfees?\b|\bamount\b|\bcosts?\b|\bcompany\b/;
const IS_START = new RegExp(String.raw`\b${START_NAME}["”]?\s(?:is|means|was|shall be)\b`, 'i');
const FARTHEST_VALUE = 90;
/** Of a label that names a subject and no time: "Appraisal: June 5, 2026". */
const MOST_WORDS = 3;
const LEAD =
  /^(?:[\s:(>–-]|attached(?: to (?:the )?offer)?|final|none (?:accepted )?after|must be (?:under contract|sold|done)|under contract|within|no later than|not later than|on or before|by|up to|until|the|on|or|before|ends?|expires?|for|a period of|at|(?:(?:release|removal|due|contingency|approval|target|deadline) )?date|other|☒|☑|\[x\]|\(x\)|x\t|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\b\.?|,|\$\s?[\d,.]{3,14}|payable|due|paid|noon|midnight|\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?)*$/i;

/**
 * Rows that a form labels with what is due, and that hold a date or a count: "Appraisal Deadline | March 30, 2026",
 * "Inspection | 10 days from Acceptance". What stands beside an empty box is blanked in `text`.
 */
export function readRows(text: string, fields: readonly Field[]): Named[] {
  let named = 0;
  const byLabel = hourByLabel(text);
  // "Odette Finch | January 19, 2027, 6:45 p.m.": a side and its mark.
  const sides = sidesOf(text);
  return fields.flatMap((field, at): Named[] => {
    const { label, labelStart } = field;
    const kind = typeOfRow(label) ?? typeOfPart(fields, at);
    // "Verification of down payment and closing costs" is one.
    // "The contingency date is extended from May 1 to June 1": what it was counts no more.
    if (/\bfrom$|\b(?:19|20)\d\d\b/.test(label)) return [];
    // "The home must appraise within 22 days. Buyer’s loan must be approved by …": a sentence before another is no label.
    if (/\b(?:must|shall|will|may)\b/.test(label) && /[^.]\.\s{0,4}$/.test(text.slice(Math.max(0, field.start - 6), field.start)))
      return [];
    // "The Effective Date is the date of final acceptance by all parties": the start, and no end of an offer.
    if (IS_START.test(label) || IS_WHO.test(label)) return [];
    // "Earnest money to Sooner Closing": whoever holds it may be called so.
    const isOfOther = kind === 'proof_of_funds' || (kind === 'earnest_money_delivery' && label.startsWith('earnest'));
    if (NO_DEADLINE.test(label) && !isOfOther) return [];
    const name = nameRow(label);
    if (kind === undefined && (name === '' || SAYS_NO_TIME.test(label) || !isLabel(text, field) || sides.has(label))) return [];
    const type = kind ?? name;
    const names = namesOfRow(label, kind);
    const from = startOfValue(text, field);
    const end = Math.min(field.end, from + FARTHEST_VALUE);
    const start = startOfChosen(text, from, end);
    const [date] = findDates(text, start, end);
    // "is extended from October 2 to October 16": what it was counts no more.
    if (date !== undefined && WAS.test(text.slice(start, date.start))) return [];
    const isTimed = IS_TIMED_LABEL.test(label) || type === 'possession';
    const isListed = date !== undefined && isUnderDeadlines(text, labelStart);
    // "Water rights contingency | Release Date: August 20, 2027": what stands before the day says that it is due.
    const isDue = date !== undefined && /\b(?:release|removal|due|deadline)\b[^\n]{0,12}$/i.test(text.slice(start, date.start));
    if (kind === undefined && date !== undefined && !IS_DEADLINE.test(label) && !isListed && !isDue) return [];
    // "3 calendar days after all Buyer Signatures or June 6, 2026": the day that was filled in.
    const isAlone =
      date !== undefined &&
      (LEAD.test(text.slice(start, date.start)) || /^\s{0,4}\d{1,2}\s[^.;\n]{3,60}\sor\s$/.test(text.slice(start, date.start)));
    if (date !== undefined && (isAlone || (isTimed && !/\bafter\b|\t.*\t/.test(text.slice(start, date.start))))) {
      if (
        !isTimed &&
        !isListed &&
        (label.split(' ').length > MOST_WORDS || !/^[^\n\t$]{0,24}(?:[\n\t]|$)/.test(text.slice(date.end, field.end)))
      )
        return [];
      if ((type === 'possession' || /^expir\w*$/.test(label)) && !isAlone) return [];
      const beside = timeBeside(text, date);
      const isNamed = beside === undefined && (type === 'possession' || type === 'offer_expiration') && named < MOST_NAMED;
      if (isNamed) named += 1;
      const time =
        beside ??
        (type === 'offer_expiration' ? readHour(text, fields, /^(?:acceptance|offer|response)\b.*\btime$/) : undefined) ??
        (type === 'possession' ? readHour(text, fields, /^possession\b.*\btime$/) : undefined) ??
        (isNamed ? hourOfNamed(text, label, { start: labelStart, end: field.end }) : undefined) ??
        hourOfList(text, labelStart) ??
        hourOfLabel(label, byLabel);
      const row = { rule: undefined, day: date.value, time, start: labelStart, end: date.end };
      return [
        { type, names, isOwnName: kind === undefined, ...row },
        ...othersOf(label, type).map((other) => ({ type: other, names: [], ...row })),
      ];
    }
    const rule =
      readCount(text, { start, end }, labelStart, field.end) ??
      (type === 'possession' ? readClosing(text, { start, end }) : undefined);
    if (type === 'loan_approval' && rule !== undefined && IS_FOR_APPLYING.test(text.slice(rule.end, rule.end + 160))) return [];
    // What is counted from the commitment’s receipt is no time for the commitment.
    if (rule === undefined || isOfMoreDeposit(text, rule) || rule.value.from === `${type}_receipt`) return [];
    if (kind === undefined && (rule.value.from === null || text.slice(start, rule.start).includes('\n'))) return [];
    const counted = {
      rule: rule.value,
      day: undefined,
      time:
        timeBeside(text, rule) ??
        (type === 'possession' ? readHour(text, fields, /^possession\b.*\btime$/) : undefined) ??
        hourOfList(text, labelStart),
      start: labelStart,
      end: rule.end,
    };
    return [
      { type, names, isOwnName: kind === undefined, ...counted },
      ...othersOf(label, type).map((other) => ({ type: other, names: [], ...counted })),
    ];
  });
}

/** "Loan approval/appraisal", "Inspection and radon test": the other things that a row is for. */
function othersOf(label: string, type: string): string[] {
  const parts = label.split(/ ?[/&+] ?| and |, /);
  const kinds = parts.length > 1 && parts.length <= 4 ? parts.map((part) => typeOfRow(part.trim())) : [];
  const each = kinds.every((kind) => kind !== undefined) ? kinds.filter((kind) => kind !== undefined) : [];
  return [...new Set([...contingenciesTogether(label), ...each])].filter((other) => other !== type);
}

const WAS = /\b(?:extended|changed|moved|postponed|amended)\s{1,4}from\s{1,4}$/i;

/** Where a row of a table has its time: in its first cell, or, behind cells of words, in the next that holds one. */
function startOfValue(text: string, { start, end }: Field): number {
  const cells = [...text.slice(start, end).matchAll(/[^\t\n|]+/g)].filter(([cell]) => cell.trim() !== '');
  const isOfWords = (cell: string) => (cell.trim().length > 12 || IS_WHO.test(cell)) && !/\d|_{2,}|[☐☒[\]]/.test(cell);
  const first = cells.findIndex(({ 0: cell }) => !isOfWords(cell));
  const timed = first > 0 ? cells[first] : undefined;
  return timed !== undefined && /^\s{0,4}(?:\d|within\b|[A-Z][a-z]{2,8} \d)/i.test(timed[0]) ? start + timed.index : start;
}

/** Who is to do it, in a column of its own. */
const IS_WHO =
  /^\s{0,4}(?:(?:the )?(?:buyers?|sellers?|purchasers?|vendors?|owners?|builder|broker|agent|attorneys?|lender|parties|escrow|title co(?:mpany|\.)?)|both|either|each|all)(?:['’]s)?\s{0,4}$/i;

/** Labels of dates that are no deadline, and of clauses that are no row. */
const SAYS_NO_TIME =
  /(?<!\bto (?:the )?)\b(?:dated?|prepared|signed|printed|recorded|built|received|revised|born|day|days|term|rent|lease|phone|rider|form|page|sellers?|buyers?|purchasers?|landlords?|tenants?|part(?:y|ies)|offer|date of (?:this|agreement))$|\b(?:license|listing|policy|permit|form|notary|commission|registration|lease|warranty|rate)\b(?!.*deadline)|^(?:(?:purchase |sales? |full )?price|premises|property|address)$|^(?:date|page|within|re|note|and|or|by|on)\b|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}$|[.;]/;
const IS_DEADLINE = /deadline|\bdue\b|expir|\bby$|until|\bends?$|\blimit\b/;

/** Whether a label is one of a row, and no piece of a sentence. */
function isLabel(text: string, { label, labelStart, start }: Field): boolean {
  const raw = text
    .slice(labelStart, labelStart + 90)
    .replace(/^(?:[^\p{L}]|[A-Za-z]{1,2}(?:\(\d{1,2}\))?[.)\t ]\s{0,3}(?=\S))+/u, '');
  const isLed = /\.{3,}/.test(text.slice(labelStart, start));
  return (
    (isLed || /^\p{Lu}/u.test(raw)) &&
    label.split(' ').length <= 7 &&
    !/,|\b(?:shall|will|must|may|is|are|was|were|has|have|agrees?)\b/.test(label)
  );
}

const SIDE = String.raw`(?:[Ss]ellers?|[Bb]uyers?|[Pp]urchasers?|[Vv]endors?|[Oo]wners?|[Bb]uilder|[Ll]andlords?|[Tt]enants?|SELLERS?|BUYERS?|PURCHASERS?)`;
const SIDE_NAME = String.raw`\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{0,24}){1,4}`;
const NAMED_SIDES: readonly RegExp[] = [
  new RegExp(String.raw`\b${SIDE}["”)]{0,2}\s{0,3}[:,\s]\s{0,6}(?<name>${SIDE_NAME})`, 'gu'),
  new RegExp(String.raw`\b(?<name>${SIDE_NAME}),? \((?:the )?["“]?${SIDE}\b`, 'gu'),
];

/** The names that a paper gives to its sides, in lower case. */
const sidesOf = (text: string): ReadonlySet<string> =>
  new Set(
    NAMED_SIDES.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => (groups?.['name'] ?? '').toLowerCase())),
  );

/** Where the value of a row begins: behind the last of its boxes that is ticked. */
function startOfChosen(text: string, start: number, end: number): number {
  const ticked = [...text.slice(start, end).matchAll(new RegExp(TICKED, 'g'))].find(({ index }) =>
    /^\s{0,4}(?:within|on|by|no later|not later|\d)/i.test(text.slice(start + index + 3, end)),
  );
  return ticked === undefined ? start : start + ticked.index;
}

/** "MORTGAGE. Within 7 days of the Execution Date Buyer makes a completed application": no time for the loan itself. */
const IS_FOR_APPLYING = /^[^.;]{0,100}\bappl(?:y|ies|ication)\b/i;

const FARTHEST_PART = 260;

/** "Construction deposit: $30,070", then "when: 2 business days after the Contract Date" in a row below it. */
function typeOfPart(fields: readonly Field[], at: number): string | undefined {
  const own = fields[at];
  if (own === undefined || !/^(?:when|due|by when|due date|due by|payable|delivered?|delivery|deadline)\??$/.test(own.label))
    return undefined;
  const above = fields.slice(Math.max(0, at - 4), at).findLast(({ label }) => /\b(?:deposit|earnest money|binder)$/.test(label));
  return above !== undefined && own.labelStart - above.labelStart < FARTHEST_PART ? 'earnest_money_delivery' : undefined;
}

/** "Possession Date | Closing Date" */
function readClosing(text: string, { start, end }: Span): ({ value: DayRule } & Span) | undefined {
  const match =
    /^\s{0,4}(?:(?:on|at|upon|same as)\s)?(?:the\s)?(?:closing|settlement|close of escrow|coe)(?:\sdate)?\s{0,4}(?=[\n\t]|$|,?\s{0,3}(?:at\s)?\d{1,2}(?::\d\d)?\s?[ap]\.?m)/i.exec(
      text.slice(start, end),
    );
  const value: DayRule = { days: 0, basis: 'calendar', from: 'closing', direction: 'after' };
  return match === null ? undefined : { value, start, end: start + match[0].length };
}

const BROKEN = 40;

/** A count that begins a place; one without an event is counted from what the heading of its list names. */
function readCount(
  text: string,
  { start, end }: Span,
  labelStart: number,
  lineEnd: number,
): ({ value: DayRule; end: number } & Span) | undefined {
  // A line may break off within the event: "within five (5) days of the".
  const found = findDayRules(text, start, Math.min(text.length, Math.min(lineEnd, end + 160) + BROKEN)).find(
    (rule) => rule.start < end,
  );
  if (found !== undefined) {
    const isAtStart = LEAD.test(text.slice(start, found.start)) || found.start <= start;
    if (!isAtStart || found.value.days === null) return undefined;
    const from = found.value.from ?? startAbove(text, labelStart);
    // Without an event, a count that says more is a sentence.
    if (from === null && /[a-z]{3}/i.test(text.slice(found.end, end).split(/[\n\t]/)[0] ?? '')) return undefined;
    return { ...found, value: { ...found.value, from } };
  }
  const bare = /^\s{0,4}(\d{1,3})\s{0,4}(?=[\n\t]|$)/.exec(text.slice(start, end));
  const from = bare === null ? null : (startAbove(text, labelStart) ?? startOfColumn(text, labelStart));
  if (bare === null || from === null) return undefined;
  return { value: { days: Number(bare[1]), basis: 'calendar', from, direction: 'after' }, start, end: start + bare[0].length };
}

const MOST_ROWS = 12;
const DAYS_COLUMN = /(?:^|[\t|])\s?(?:(?:no\.|number) of |calendar )?days?(?: allowed)?\s{0,4}(?=[\t|]|$)/i;

/** Bare numbers under the head "Days" count from the start, where the paper says that its times do. */
function startOfColumn(text: string, at: number): string | null {
  const lines = text
    .slice(Math.max(0, at - FARTHEST_HEADING), at)
    .split('\n')
    .slice(0, -1)
    .slice(-MOST_COLUMN);
  return lines.some((line) => DAYS_COLUMN.test(line)) ? (countsFromOf(text) ?? null) : null;
}
const MOST_COLUMN = 20;

/** Whether a row stands in a list that is headed by what its days are: "CONTINGENCIES (date by which Buyer must give notice):". */
function isUnderDeadlines(text: string, at: number): boolean {
  return (
    /\b(?:each|all|every one)\b[^.]{0,60}\b(?:met|done|due|satisfied|completed|finished)\b[^.]{0,30}\bby\b|\b(?:deadlines?|by which|due dates?|release dates?|(?:key|important|critical) dates|schedule of dates|timeline|timetable)\b/i.test(
      headOfList(text, at) ?? '',
    ) || isAmongDates(text, at)
  );
}

/** "Appraisal | Fri 12/04/2026": a name and a date, and no more. */
const DATED_ROW =
  /^\s{0,8}[A-Z][^\t\n]{2,60}\t\s?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,?\s)?(?:[A-Z][a-z]{2,8}\.?\s\d{1,2},?\s\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})\s{0,4}(?:\d{1,2}:\d\d\s?[ap]\.?m\.?)?\s{0,4}$/i;
const FEWEST_ROWS = 4;

/** Whether a row stands among others that hold a name and a date each, with no empty line between. */
function isAmongDates(text: string, at: number): boolean {
  const from = text.lastIndexOf('\n\n', at);
  const to = text.indexOf('\n\n', at);
  const block = text.slice(
    Math.max(0, from, at - FARTHEST_HEADING),
    to === -1 ? at + FARTHEST_HEADING : Math.min(to, at + FARTHEST_HEADING),
  );
  return block.split('\n').filter((line) => DATED_ROW.test(line)).length >= FEWEST_ROWS;
}

/** The hour that the head of a row's list names for all of its rows. */
export const hourOfList = (text: string, at: number): string | undefined =>
  hourOfEach(headOfList(text, at)?.replaceAll(/\s+/g, ' ') ?? '');

/** The line over the rows of a list. */
function headOfList(text: string, at: number): string | undefined {
  const lines = text
    .slice(Math.max(0, at - FARTHEST_HEADING), at)
    .split('\n')
    .slice(0, -1)
    .slice(-MOST_ROWS)
    .toReversed();
  const head = lines.findIndex((line) =>
    /:\s*$|^[^\t]{0,30}\b(?:DEADLINES|(?:KEY|IMPORTANT|CRITICAL) DATES|SCHEDULE OF DATES|TIMELINE|TIMETABLE)\b[^\t]{0,60}$/.test(
      line,
    ),
  );
  return head !== -1 && lines.slice(0, head).every(isRowOfList) ? lines[head] : undefined;
}

/** "Offer open until September 2, 2026" stands in such a list too. */
const isRowOfList = (line: string) =>
  line.trim() === '' ||
  (line.length < 90 && (line.includes('\t') || /^[^:]{3,40}:\s/.test(line) || findDates(line, 0, line.length).length > 0));

const FARTHEST_HEADING = 1200;
const HEADING =
  /\b(?:(?:days|periods?|deadlines?|count(?:ed|s)?|times?)\b[^.\n]{0,50}\b(?:from|after|following|of|since)|(?:the following|these|all|each)\b[^.\n]{0,40}\b(?:runs?|counts?|begins?|starts?|measured)\s(?:from|on|with|after))\s(?<event>[^.\n]{3,60})/i;

/** "TIME PERIODS (days after the Effective Date)": the event that a list of counts names over it. */
export function startAbove(text: string, at: number): string | null {
  const lines = text
    .slice(Math.max(0, at - FARTHEST_HEADING), at)
    .split('\n')
    .slice(0, -1);
  // The heading may go on in its next line.
  for (const [words, next] of lines.map((line, row) => [line, lines[row + 1] ?? ''] as const).toReversed()) {
    const line = COUNTS.test(next) ? words : `${words} ${next}`;
    const event = COUNTS.test(line) ? undefined : HEADING.exec(line)?.groups?.['event'];
    if (event !== undefined) return readStart(event) ?? null;
  }
  return startBelow(text, at);
}

const COUNTS = /\d\s{0,3}\)?\s{0,3}(?:business |calendar )?days/i;
const FARTHEST_FOOT = 700;
const FOOT =
  /\n\s{0,8}\(?(?:all|each|every one|(?:the )?(?:days|periods|times|counts)(?= ))(?:\s(?:of\s(?:these|them|the\sabove)|such|these|the\sabove|days|periods|times|counts|counted|measured|running|run|runs|are|is|to|be)){0,4}\s(?:from|after|following)\s(?<event>[^.\n]{3,60})/i;

/** "All from the Effective Date.": the event that a line under a list of counts names, with no empty line between. */
function startBelow(text: string, at: number): string | null {
  const below = text.slice(at, at + FARTHEST_FOOT).split(/\n\s*\n/)[0] ?? '';
  const event = FOOT.exec(below)?.groups?.['event'];
  return event === undefined ? null : (readStart(event) ?? null);
}

/** Rows whose hour is looked for elsewhere; more say nothing. */
const MOST_NAMED = 3;
const MOST_MENTIONS = 12;

/** The hour that a later clause gives to a day by its name: "9:00 p.m. on the Possession Date". */
export function hourOfNamed(text: string, label: string, { start: from, end: to }: Span): string | undefined {
  const name = new RegExp(label.replaceAll(/[^a-z0-9 ]/g, '.').replaceAll(' ', String.raw`\s{1,6}`), 'gi');
  let mentions = 0;
  for (const match of text.matchAll(name)) {
    mentions += 1;
    if (mentions > MOST_MENTIONS) return undefined;
    if (match.index >= from && match.index < to) continue;
    const time = timeBeside(text, { start: match.index, end: match.index + match[0].length });
    if (time !== undefined) return time;
  }
  return undefined;
}

/** The hour at which rows end whose labels have a word, where a clause tells of these words. */
interface HourByLabel {
  words: RegExp;
  time: string;
}

/** "all Objection Deadlines and Termination Deadlines will end at the time of day specified in the Time of Day Deadline" */
function hourByLabel(text: string): HourByLabel | undefined {
  const { words = '', row = '' } = HOUR_OF_SOME.exec(text.replaceAll(/\s+/g, ' '))?.groups ?? {};
  const names = [...words.matchAll(/([a-z]+) deadlines/gi)].map(([, name = '']) => name.toLowerCase());
  if (names.length === 0) return undefined;
  const at = new RegExp(String.raw`(?:^|\n|\t)\s{0,8}${row.trim().replaceAll(' ', String.raw`\s`)}[\s:.|]{1,60}`, 'i').exec(text);
  const end = (at?.index ?? 0) + (at?.[0].length ?? 0);
  const time = at === null ? undefined : timeBeside(text, { start: end, end });
  return time === undefined ? undefined : { words: new RegExp(String.raw`\b(?:${names.join('|')})\b`), time };
}

const hourOfLabel = (label: string, hours: HourByLabel | undefined): string | undefined =>
  hours?.words.test(label) === true ? hours.time : undefined;

/** The hour in a row of its own: "Acceptance Deadline Time | 8:00 PM MT". */
function readHour(text: string, fields: readonly Field[], label: RegExp): string | undefined {
  const own = fields.find((field) => label.test(field.label));
  return own === undefined ? undefined : timeBeside(text, { start: own.start, end: own.start });
}
