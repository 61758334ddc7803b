import type { Found, Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';
import { countsFromOf } from '../../times/counting-words.ts';
import { findDates } from '../../values/dates.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import { readStart } from '../../times/counted-events.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import type { Named } from './deadline.ts';
import { kindOf, kindOfThing } from './deadline-kinds.ts';
import { nameRow } from './deadline-names.ts';
import { hourOfList, startAbove } from './deadline-rows.ts';

/** What the column of the times is headed by; that of what was agreed on before counts no more. */
const WHEN =
  /^(?:(?:by |due |new |revised |agreed |last |end |calendar )?(?:when|dates?|deadlines?|due|day|time limits?|time)(?: (?:due|by|limit|allowed|of performance))?|is now|now|new|changed to|revised(?: to)?|no later than|on or before|done by|expires?|ends?|until|time (?:for|to) \w+|(?:dates?|deadlines?|days?|when)(?: or | ?\/ ?)(?:(?:time )?periods?|dates?|deadlines?|days?|time))$/;
const WHAT =
  /^(?:what(?: \w+){0,3}|(?:the )?(?:dut(?:y|ies)|tasks?|events?|items?|steps?|actions?|acts?|obligations?|requirements?|milestones?|matters?|subjects?|descriptions?|performance|things?|conditions?|contingenc(?:y|ies)|provisions?|terms?|to do|deadlines?)(?: (?:to be \w+|required|due|needed))?(?: ?\/ ?(?:obligations?|tasks?|events?|items?|actions?|conditions?|contingenc(?:y|ies)|dut(?:y|ies)))?)$/;
/** "DAYS FROM CONTRACT ACCEPTANCE DATE": its cells are numbers. */
const DAYS_FROM = /^(?<business>business )?(?:calendar )?days (?:from|after|following|of) (?:the )?(?<event>.{3,40})$/;
const WHO = /^(?:who|part(?:y|ies)|by whom|side|whose \w+|responsible(?: party)?|person|actor)$/;
const IS_NUMBER = /^(?:items?|no|nos|num|number|#|line|row|ref|step)$/;
const WEEKDAY = /^(?:weekday|day of (?:the )?week)$/;

const NO_DEADLINE =
  /\b(?:signed|dated|effective date|(?:purchase|sales?) price|clos(?:e|ing)(?! (?:attorney|agent|of (?:buyer|purchaser)))|settle(?:ment)?|closes|act of sale)\b|^(?:offer|contract|agreement) dated?$|^acceptance$/;
const LONGEST_HEAD = 40;
/** A line may break off within an event: "7 days following the Effective". */
const BROKEN = 40;

interface Cell extends Span {
  words: string;
}

interface Columns {
  what: number;
  when: number;
  who: number;
  count: number;
  /** Whether the first column numbers the rows: such numbers may be missing, as those of lines in a margin are. */
  isNumbered: boolean;
  /** What the numbers of the column of times are counted from, where its head says so. */
  counted: Pick<DayRule, 'from' | 'basis'> | undefined;
}

/** Tables whose columns are headed by what is due and when, perhaps also by who is to do it: each row sets a time. */
export function readHeadedTables(text: string, typeOf: (label: string) => string | undefined): Named[] {
  const found: Named[] = [];
  let columns: Columns | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const cells = cellsOf(line, start);
    if (cells.length < 2) {
      columns = undefined;
      continue;
    }
    const heads = readHeads(cells);
    if (heads !== undefined) columns = heads;
    else if (columns !== undefined) {
      const row = readRow(text, cells, columns, typeOf);
      if (row !== undefined) found.push(row);
    }
  }
  return found;
}

function cellsOf(line: string, start: number): Cell[] {
  return [...line.matchAll(/[^\t|]+/g)].flatMap(({ index, 0: words }) =>
    words.trim() === '' ? [] : [{ words: words.trim(), start: start + index, end: start + index + words.length }],
  );
}

function readHeads(cells: readonly Cell[]): Columns | undefined {
  const heads = cells.map(({ words }) =>
    words
      .toLowerCase()
      .replaceAll(/[*:.()]/g, '')
      .trim(),
  );
  if (heads.some((head) => head.length > LONGEST_HEAD || /\d/.test(head))) return undefined;
  // "Item | What must happen | Day of week | Date": the item is a letter.
  const whats = heads.flatMap((head, column) => (WHAT.test(head) ? [column] : []));
  const whens = heads.flatMap((head, column) =>
    (WHEN.test(head) || readDaysFrom(head) !== undefined) && !WEEKDAY.test(head) ? [column] : [],
  );
  const what = whats.find((column) => !heads[column]?.startsWith('item')) ?? whats[0];
  const when = whens.find((column) => column !== what);
  if (what === undefined || when === undefined) return undefined;
  return {
    what,
    when,
    counted: readDaysFrom(heads[when] ?? ''),
    who: heads.findIndex((head) => WHO.test(head)),
    count: cells.length,
    isNumbered: what > 0 && when > 0 && IS_NUMBER.test(heads[0] ?? ''),
  };
}

const BARE_NUMBER = /^\s{0,4}(\d{1,3})(?:\s(?:calendar\s|business\s)?days?)?(?=\s{0,4}(?:\(|$))/i;

function readDaysFrom(head: string): Columns['counted'] {
  const { event, business } = DAYS_FROM.exec(head)?.groups ?? {};
  const from = event === undefined ? undefined : readStart(event);
  return from === undefined ? undefined : { from, basis: business === undefined ? 'calendar' : 'business' };
}

function readRow(
  text: string,
  whole: readonly Cell[],
  { what, when, who, count, isNumbered, counted }: Columns,
  typeOf: (label: string) => string | undefined,
): Named | undefined {
  const [first] = whole;
  const cells =
    isNumbered && whole.length === count - 1 && first !== undefined
      ? [{ ...first, words: '', end: first.start }, ...whole]
      : whole;
  if (cells.some(({ words }) => new RegExp(`${TICKED}|${UNTICKED}`).test(words))) return undefined;
  // A long cell leaves no gap before the next: "Cure what Buyer objected to 20 days after the objections".
  const isJoined = cells.length === count - 1 && when === count - 1 && what === when - 1;
  const [label, value] = [cells[what], isJoined ? cells.at(-1) : cells[when]];
  if ((cells.length !== count && !isJoined) || label === undefined || value === undefined) return undefined;
  const [date] = findDates(text, value.start, value.end);
  const bare = date === undefined && counted !== undefined ? BARE_NUMBER.exec(text.slice(value.start, value.end)) : null;
  const ofHead: Found<DayRule> | undefined =
    bare === null || counted === undefined
      ? undefined
      : {
          value: { ...counted, days: Number(bare[1]), direction: 'after' },
          start: value.start,
          end: value.start + bare[0].length,
        };
  const [rule] =
    ofHead !== undefined
      ? [ofHead]
      : date === undefined
        ? findDayRules(text, value.start, Math.min(text.length, value.end + BROKEN)).filter(({ start }) => start < value.end)
        : [];
  const place = date ?? rule;
  if (place === undefined || (rule !== undefined && rule.value.days === null)) return undefined;
  if (isJoined && !/^[\s.,]*(?:(?:at )?\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)?\s*$/i.test(text.slice(place.end, value.end)))
    return undefined;
  const said = isJoined ? text.slice(value.start, place.start) : label.words;
  const plain = said.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase().trim();
  if (NO_DEADLINE.test(plain) && !/\bpossession|keys\b/.test(plain)) return undefined;
  const side = cells[who]?.words.toLowerCase() ?? '';
  // Where somebody is to do it, what is due is a clause.
  const kind = (side === '' ? undefined : kindOf(`${side} ${plain}`)) ?? typeOf(plain) ?? kindOf(plain);
  const name = nameRow(plain);
  if (kind === undefined && (name === '' || !/(?:^|\s)[a-z]{4,}/.test(plain))) return undefined;
  const from = rule === undefined ? null : (rule.value.from ?? startAbove(text, label.start) ?? countsFromOf(text) ?? null);
  // A count from nothing sets no time.
  if (rule !== undefined && from === null) return undefined;
  return {
    type: kind ?? name,
    names: name === '' ? [] : [name],
    isOwnName: kind === undefined,
    thing: kindOfThing(plain),
    rule: rule === undefined ? undefined : { ...rule.value, from },
    day: date?.value,
    time: timeBeside(text, place) ?? hourOfList(text, label.start),
    start: (cells[0] ?? label).start,
    end: (cells.at(-1) ?? value).end,
  };
}
