import { timeBeside } from '../../times/clock.ts';
import { findDates, findShortDates, reachOfDates } from '../../values/dates.ts';
import type { Named } from './deadline.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import { kindOf, kindOfThing } from './deadline-kinds.ts';
import { nameRow } from './deadline-names.ts';

const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?`;
/** "September 25, 5 PM ...... end of due diligence": a day, perhaps its year and hour, and behind a gap what is due. */
const ROW = new RegExp(
  String.raw`^(?<lead>\s{0,8}(?:[-*•]\s)?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,?\s)?)(?<date>${MONTH}\s\d{1,2}(?:,?\s(?<year>20\d\d))?|\d{1,2}\/\d{1,2}(?:\/\d{2,4}|(?=\s))|(?<sum>[A-Z][A-Za-z ]{0,24}\s?\+\s?\d{1,3}(?:\s(?:business\s|calendar\s)?days?)?|\d{1,3}\s(?:business\s|calendar\s)?days?\s(?:after|from|of|following|before|prior\sto)\s[A-Za-z ]{3,40}(?=\t)))(?<hour>,?\s(?:at\s)?(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|noon))?(?:\s?\.{3,}\s?|\s?\t\s?|\s?[–—:-]\s|(?<=^\s{0,8}\d{1,2}\/\d{1,2})\s{1,4}|(?<=m\b\.?|noon)\s{1,4})(?:(?<who>Buyers?|Sellers?|Purchasers?|Vendors?|Owners?|Lender|Both|Parties)\s?\t\s?)?(?<label>[A-Za-z][^\t\n]{3,80}?)\s{0,4}$`,
  'i',
);
/** The year of days that name none, as the head of their list tells it: "What is due, and when (all in 2026):". */
const YEAR = /\b(?:all\s)?(?:in|of)\s(?<year>20\d\d)\b/;
const FEWEST_ROWS = 3;
const MOST_BEFORE = 3;
const NO_DEADLINE =
  /\b(?:sign(?:ed|ature)?s?|dated?|effective|acceptance|ratif\w+|offer date|prepared|printed|closing(?! (?:attorney|agent))|settlement)\b|^(?:buyers?|sellers?|purchasers?)$/i;

interface Row {
  label: string;
  /** Who is to do it, where a column of its own says so: what is due is then a clause. */
  who: string | undefined;
  day: string | undefined;
  rule: DayRule | undefined;
  time: string | undefined;
  start: number;
  end: number;
}

/** Lists in which each line names a day first and then what is due; a few lines in a row, with no empty one between. */
export function readDateFirst(text: string, typeOf: (label: string) => string | undefined): Named[] {
  return blocksOf(text).flatMap((rows) =>
    rows.length < FEWEST_ROWS
      ? []
      : rows.flatMap(({ label, who, ...row }): Named[] => {
          const plain = label.toLowerCase().replaceAll('’', "'");
          const isWithPossession = /\b(?:closing|settlement)\b.*\b(?:possession|keys)\b/.test(plain);
          if (NO_DEADLINE.test(plain) && !isWithPossession) return [];
          const said = who === undefined ? undefined : kindOf(`${who.toLowerCase()} ${plain}`);
          const kind = isWithPossession ? 'possession' : (said ?? typeOf(plain));
          const name = nameRow(plain);
          // A person's name is no duty.
          if (kind === undefined && (name === '' || !/(?:^|\s)[a-z]{4,}/.test(label))) return [];
          return [
            {
              type: kind ?? name,
              names: name === '' ? [] : [name],
              isOwnName: kind === undefined,
              thing: kindOfThing(plain),
              ...row,
            },
          ];
        }),
  );
}

function blocksOf(text: string): Row[][] {
  const blocks: Row[][] = [[]];
  const reach = reachOfDates(text);
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const match = line.length > 160 ? null : ROW.exec(line);
    const row = match === null ? undefined : readRow(text, match, start, reach);
    const last = blocks.at(-1);
    if (row !== undefined) last?.push(row);
    else if (last !== undefined && last.length > 0) blocks.push([]);
  }
  return blocks;
}

/** "10/07" with the one year in which it lies in the reach of the paper. */
function withYear(date: string, reach: ReturnType<typeof reachOfDates>): string {
  const fits =
    reach === undefined
      ? []
      : [...new Set(reach.map((day) => day.slice(0, 4)))].flatMap((year) => {
          const [found] = findDates(`${date}/${year}`, 0, date.length + 5);
          return found !== undefined && found.value >= reach[0] && found.value <= reach[1] ? [`${date}/${year}`] : [];
        });
  return fits.length === 1 ? (fits[0] ?? date) : date;
}

function readRow(text: string, match: RegExpExecArray, start: number, reach: ReturnType<typeof reachOfDates>): Row | undefined {
  const { lead = '', date = '', sum, year, hour = '', who, label = '' } = match.groups ?? {};
  const from = start + lead.length;
  const end = start + match[0].trimEnd().length;
  if (sum !== undefined) {
    const [rule] = findDayRules(text, from, from + sum.length);
    return rule?.value.days == null
      ? undefined
      : { label, who, day: undefined, rule: rule.value, time: undefined, start: from, end };
  }
  const head = text
    .slice(0, start)
    .split('\n')
    .slice(0, -1)
    .filter((line) => !ROW.test(line) && line.trim() !== '');
  const ofList = year ?? (/\//.test(date) ? undefined : YEAR.exec(head.slice(-MOST_BEFORE).join(' '))?.groups?.['year']);
  const short = /^(?<month>\d{1,2})\/(?<dayOfMonth>\d{1,2})$/.exec(date)?.groups;
  const whole =
    short === undefined ? (year === undefined && ofList !== undefined ? `${date}, ${ofList}` : date) : withYear(date, reach);
  const [day] = [
    ...findDates(whole, 0, whole.length),
    ...(reach === undefined ? [] : findShortDates(whole, 0, whole.length, reach)),
  ];
  if (day === undefined) return undefined;
  const time = hour === '' ? undefined : timeBeside(`${whole}${hour} `, { start: 0, end: whole.length });
  return { label, who, day: day.value, rule: undefined, time, start: from, end };
}
