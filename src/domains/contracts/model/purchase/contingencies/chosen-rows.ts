import type { ContractText, Span } from '../../text/contract-text.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import { readStart, slugOf } from '../../times/counted-events.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import type { Named } from '../times/deadline.ts';
import type { Flag } from '../flags/flag.ts';
import { startAbove } from '../times/deadline-rows.ts';
import { typeOfRow } from '../times/row-kinds.ts';

/** A row of a table in which somebody ticks what they choose, and what for. */
interface ChosenRow extends Span {
  type: string;
  isChosen: boolean;
  isWaived: boolean;
  /** Where its boxes end. */
  rest: number;
}

const YES = String.raw`(?:chosen|yes|elects?|elected|wanted|requested|selected|ordered|required)`;
const NO = String.raw`(?:not\s\w{4,10}|no|declined?|waived?s?)`;
/** The heads of two columns of boxes, and which comes first. */
const HEADS = new RegExp(String.raw`(?:^|\t)\s?(?:(?<yes>${YES})\s?\t\s?${NO}|${NO}\s?\t\s?${YES})\s?(?:\t|$)`, 'i');
/** A box with a mark, or a line that somebody put initials on. */
const MARKED = String.raw`(?:${TICKED}|(?!NO\b|NA\b|DATE\b|TIME\b|NAME\b)[A-Z]{2,4}(?:[ /,]{1,2}[A-Z]{2,4}){0,2})`;
const OPEN = String.raw`(?:${UNTICKED}|_{2,}(?:\s?\(n\/a\))?|-)`;
/** A row of a table, or of two tables side by side: a label, its boxes, and what belongs to them up to the next label. */
const ROW = new RegExp(
  String.raw`(?:^|\t)\s{0,4}(?:\(?[a-z\d]{1,2}[.)]\s)?(?<label>[A-Z][^\t\n_]{2,60})\t\s?(?:(?<first>${MARKED}|[xX](?=\t|$))|${OPEN})(?:\s?\t?\s?(?:(?<second>${MARKED})|(?<open>${OPEN})(?! ?(?:business |calendar )?days?\b)))?(?=\t|\s|$)`,
  'g',
);
/** Of one mark in either of two columns: what was chosen has its days. */
const HAS_DAYS = /^[^_\n]{0,20}\d{1,3}\)?\s(?:business |calendar )?days\b/i;
/** Bare numbers under a head of their own: "X | 14" under "YES | NO | DAYS". */
const DAYS_HEAD = /(?:^|\t)\s?(?:calendar |no\. of |number of )?days?\b[^\t\n]{0,30}(?:\t|\n|$)/i;
const BARE_DAYS = /^\s?\t?\s?(?<days>\d{1,3})\s{0,4}$/;
const FARTHEST_ROW = 14;

/** What such rows are called: inspections by what is looked at. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/wood|termite|insect|pest|\bwdi\b/i, 'pest_inspection'],
  [/radon/i, 'radon_inspection'],
  [/sewer/i, 'sewer_inspection'],
  [/mold|indoor air/i, 'mold_inspection'],
  [/lead/i, 'lead_inspection'],
  [/septic|sewage|waste ?water/i, 'septic_inspection'],
  [/insurance/i, 'insurance'],
  [/\bdeeds?\b|restriction|zoning/i, 'deed_restrictions_zoning'],
  [/survey|boundar/i, 'survey'],
  [/\bwell\b|water/i, 'water_inspection'],
  [/general|whole|physical|mechanical|^(?:home|house|structural|property|building)\b/i, 'inspection'],
];

function typeOf(label: string, isOfInspections: boolean): string {
  const known = SUBJECTS.find(([words]) => words.test(label))?.[1];
  const slug = slugOf(label.split(/[,(/]/)[0] ?? label, 3);
  const ofRow = typeOfRow(label.toLowerCase().replaceAll('’', "'"));
  return isOfInspections
    ? (known ?? ofRow ?? `${slug}_inspection`)
    : (ofRow ?? (known?.endsWith('_inspection') === true ? known : slug));
}

function readRows({ text }: ContractText): { row: ChosenRow; head: string; line: string }[] {
  const found: { row: ChosenRow; head: string; line: string }[] = [];
  let head: { words: string; isYesFirst: boolean; at: number } | undefined;
  let at = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const heads = line.length > 200 ? null : HEADS.exec(line);
    if (heads !== null) {
      const words = [...lines.slice(Math.max(0, index - 3), index), line, lines[index + 1] ?? ''].join('\n');
      head = { words, isYesFirst: heads.groups?.['yes'] !== undefined, at: index };
    }
    const isRow = head !== undefined && heads === null && index - head.at <= FARTHEST_ROW && line.length <= 300;
    const matches = isRow ? [...line.matchAll(ROW)] : [];
    for (const [order, match] of matches.entries()) {
      if (head === undefined) break;
      const { label = '', first, second, open } = match.groups ?? {};
      const type = typeOf(label, /inspect|investigat|due diligence/i.test(head.words));
      const rest = match.index + match[0].length;
      const end = matches[order + 1]?.index ?? line.length;
      const isLone = second === undefined && open === undefined;
      const behind = line.slice(rest, end);
      const isYes = isLone ? HAS_DAYS.test(behind) || (DAYS_HEAD.test(head.words) && BARE_DAYS.test(behind)) : head.isYesFirst;
      const isChosen = (isYes ? first : second) !== undefined;
      const isWaived = (isYes ? second : first) !== undefined;
      const from = match.index + match[0].search(/\S/);
      const row = { type, isChosen, isWaived, start: at + from, end: at + end, rest: at + rest };
      found.push({ row, head: head.words, line });
    }
    at += line.length + 1;
  }
  return found;
}

/** "[X] Yes [ ] No | Radon | BUYER | 15": boxes that stand before what they choose, and bare days behind it. */
const BOXES_FIRST = new RegExp(
  String.raw`^\s{0,8}${TICKED}(?:\s?yes)?(?:\s?${UNTICKED}\s?no)?\t(?<label>[A-Z][^\t\n]{2,60})\t(?:[^\t\n]{0,40}\t){0,3}\s?(?<days>\d{1,3})(?:\s(?:business|calendar))?(?:\sdays?)?\s{0,4}$`,
  'i',
);
/** The head of their column: "Days from Acceptance". */
const DAYS_FROM = /\b(?<business>business )?days?\s(?:from|after|following|of)\s(?<event>[^\t\n]{3,40})/i;

function readBoxesFirst({ text }: ContractText): Named[] {
  let head: { from: string; isBusiness: boolean; isOfInspections: boolean; at: number } | undefined;
  let at = 0;
  return text.split('\n').flatMap((line, index): Named[] => {
    const start = at;
    at += line.length + 1;
    if (line.length > 200) return [];
    const { business, event } = (line.includes('\t') ? DAYS_FROM.exec(line)?.groups : undefined) ?? {};
    const from = event === undefined ? undefined : readStart(event);
    if (from !== undefined)
      head = { from, isBusiness: business !== undefined, isOfInspections: /inspect|investigat/i.test(line), at: index };
    const { label, days } = BOXES_FIRST.exec(line)?.groups ?? {};
    if (head === undefined || label === undefined || days === undefined || index - head.at > FARTHEST_ROW) return [];
    const rule: DayRule = {
      days: Number(days),
      basis: head.isBusiness || /\bbusiness\b/i.test(line.slice(line.lastIndexOf(label))) ? 'business' : 'calendar',
      from: head.from,
      direction: 'after',
    };
    const place = { start: start + line.search(/\S/), end: start + line.trimEnd().length };
    return [{ type: typeOf(label, head.isOfInspections), names: [], rule, day: undefined, ...place }];
  });
}

/** The times of what was chosen in such tables; counts that name no event count from what the head of their column names. */
export function readChosenRows(paper: ContractText): Named[] {
  const boxed = readRows(paper).flatMap(({ row, head }): Named[] => {
    const bare = row.isChosen && DAYS_HEAD.test(head) ? BARE_DAYS.exec(paper.text.slice(row.rest, row.end)) : null;
    if (bare !== null) {
      const from = startAbove(paper.text, row.start);
      const rule: DayRule = { days: Number(bare.groups?.['days']), basis: 'calendar', from, direction: 'after' };
      return from === null ? [] : [{ type: row.type, names: [], rule, day: undefined, start: row.start, end: row.end }];
    }
    const [rule] = row.isChosen ? findDayRules(paper.text, row.rest, row.end) : [];
    if (rule?.value.days == null) return [];
    const event = /\b(?:after|from|following|of)\s{1,4}(?=(?<event>[^\t]{3,40}))/gi;
    const named = [...head.matchAll(event)]
      .map(({ groups }) => readStart(groups?.['event'] ?? ''))
      .find((name) => name !== undefined);
    // The head of a narrow column goes on in the next line: "Period after" over "Acceptance".
    const below = /\b(?:after|from|following)\s?(?:\t[^\n]*)?\n\s?(?<event>[^\t\n]{3,40})/i.exec(head)?.groups?.['event'];
    const from = rule.value.from ?? named ?? (below === undefined ? undefined : readStart(below)) ?? null;
    return [{ type: row.type, names: [], rule: { ...rule.value, from }, day: undefined, start: row.start, end: rule.end }];
  });
  return [...boxed, ...readBoxesFirst(paper), ...readBoxesUnderCount(paper)];
}

/** "INSPECTIONS (each within 10 days of the date of this Agreement)", and under it boxes: what is ticked has that time. */
function readBoxesUnderCount({ text }: ContractText): Named[] {
  let head: { rule: DayRule; isOfInspections: boolean; left: number } | undefined;
  let at = 0;
  return text.split('\n').flatMap((line): Named[] => {
    const start = at;
    at += line.length + 1;
    if (EACH_WITHIN.test(line) && line.length < 200) {
      const rule = findDayRules(text, start, start + line.length)[0]?.value;
      head =
        rule === undefined || rule.days === null || rule.from === null
          ? undefined
          : { rule, isOfInspections: /inspect|investigat|tests?\b/i.test(line), left: MOST_BOXES };
      return [];
    }
    if (head === undefined) return [];
    head.left -= 1;
    if (head.left < 0 || line.trim() === '' || !IS_BOX.test(line)) {
      head = undefined;
      return [];
    }
    const { rule, isOfInspections } = head;
    return [...line.matchAll(TICKED_LABEL)].flatMap((match): Named[] => {
      const label = match.groups?.['label']?.trim() ?? '';
      // A count of its own comes before that of the head.
      if (label === '' || /\d/.test(label)) return [];
      const place = { start: start + match.index, end: start + match.index + match[0].trimEnd().length };
      return [{ type: typeOf(label, isOfInspections), names: [], rule, day: undefined, ...place }];
    });
  });
}
const EACH_WITHIN = /^[^.;]{0,60}\b(?:each|all)\b[^.;]{0,40}\bwithin\b/i;
const MOST_BOXES = 8;
const IS_BOX = new RegExp(String.raw`^\s{0,8}(?:${TICKED}|${UNTICKED})`);
const TICKED_LABEL = new RegExp(String.raw`${TICKED}\s?(?<label>[A-Za-z][^\t\n☐☒[\]]{2,60})`, 'g');

/** A paper without the rows that somebody said no to: what they leave open is not missing. */
export function withoutWaivedRows(paper: ContractText): ContractText {
  const rows = readRows(paper).flatMap(({ row }) => (row.isWaived && !row.isChosen ? [row] : []));
  const parts = rows.map(({ start, end }, at) => paper.text.slice(rows[at - 1]?.end ?? 0, start) + ' '.repeat(end - start));
  return { ...paper, text: parts.join('') + paper.text.slice(rows.at(-1)?.end ?? 0) };
}

/** The row in which the inspection for lead-based paint is waived. */
export function findWaivedLeadRow(paper: ContractText): Flag | undefined {
  const row = readRows(paper).find(({ row: { type, isWaived } }) => type === 'lead_inspection' && isWaived)?.row;
  return row === undefined ? undefined : { code: 'lead_inspection_waived', span: { start: row.start, end: row.end } };
}

/** What was chosen, with its days left open, and what nobody chose or waived where somebody did so in other rows. */
export function findOpenChoices(paper: ContractText): string[] {
  const rows = readRows(paper);
  const isUsed = rows.some(({ row }) => row.isChosen || row.isWaived);
  return [
    ...findUndecided(paper),
    ...rows.flatMap(({ row }) => {
      const isOpen = /_{2,}\s{0,3}(?:business |calendar )?days?\b/i.test(paper.text.slice(row.rest, row.end));
      if (row.isChosen) return isOpen ? [`${row.type}_days`] : [];
      return isUsed && !row.isWaived ? [`${row.type}_choice`] : [];
    }),
  ];
}

/** "Radon:  Elected  ____   Waived  DA": words and a place for initials for each of two answers, in one row. */
const DECISION =
  /(?<=^|\n)\s{0,4}(?:\(?[A-Za-z\d]{1,2}[.)]\s)?(?<label>[A-Z][^\t\n:_]{2,50}?):?[\t ]\s?(?:[Ee]lected|ELECTED|[Cc]hosen|[Aa]ccepted|[Rr]equested|[Ww]anted)\b(?<yes>[^\na-z]{2,40}?)(?:[Ww]aived|WAIVED|[Dd]eclined|[Rr]efused|[Nn]ot \w{5,9})\b(?<no>[^\na-z]{2,40})(?=\n|$)/g;
export const IS_DECISION = new RegExp(DECISION.source);
const IS_INITIALED = new RegExp(`[A-Z]{2,4}|${TICKED}`);

/** Such rows that nobody decided, where others were. */
function findUndecided({ text }: ContractText): string[] {
  const rows = [...text.matchAll(DECISION)].map(({ groups }) => ({
    type: typeOf(groups?.['label'] ?? '', true),
    isMade: IS_INITIALED.test(`${groups?.['yes'] ?? ''} ${groups?.['no'] ?? ''}`),
  }));
  return rows.some(({ isMade }) => isMade) ? rows.flatMap(({ type, isMade }) => (isMade ? [] : [`${type}_choice`])) : [];
}
