import { withoutFormerColumns } from '../../text/former-columns.ts';
import { splitClauses, splitSentences } from '../../text/clauses.ts';
import type { ContractText, Span } from '../../text/contract-text.ts';
import { reachOfDates } from '../../values/dates.ts';
import { THAT_PERIOD } from '../../times/event-names.ts';
import type { Field } from '../../text/fields.ts';
import { withoutUnchosen } from '../../text/marks.ts';
import { findDayRules } from '../../times/spans-of-days.ts';
import { readChosenRows } from '../contingencies/chosen-rows.ts';
import { thingsLookedAt } from './deadline-kinds.ts';
import { readDateFirst } from './date-first-rows.ts';
import type { Deadline, Named } from './deadline.ts';
import { hourOfNamed, readRows } from './deadline-rows.ts';
import { readHeadedTables } from './headed-tables.ts';
import { ownDaysByName } from './own-days.ts';
import { hourElsewhere } from './clause-hours.ts';
import { MARK } from '../sides/sign-entries.ts';
import { readPossessionRows } from '../terms/possession-rows.ts';
import { typeOfRow } from './row-kinds.ts';
import { readLeadInItems } from './lead-in-items.ts';
import { readRowParts } from './row-parts.ts';
import { readRunningLists } from './running-list.ts';
import { kindBefore, readSame } from './said-before.ts';
import { readSentence } from './sentence-times.ts';
import { listTimes } from './time-list.ts';
import { plainOf } from '../../text/words-near.ts';

/**
 * The times that the paper sets: counts from an event, or dates. Of a known kind the first that is stated keeps its name; what
 * the paper says otherwise of it, and every other time, is named in the words of its clause.
 */
export function findDeadlines(paper: ContractText, fields: readonly Field[] = []): Deadline[] {
  const whole = withoutUnchosen(paper.text);
  const text = withoutFormerColumns(whole);
  const times = listTimes(text);
  const reach = reachOfDates(text);
  const ownDays = ownDaysByName(text);
  const rows = [
    ...readRowParts(text, typeOfRow),
    ...readChosenRows(paper),
    ...readHeadedTables(whole, typeOfRow),
    ...readPossessionRows(paper.text),
    ...readRows(text, fields),
    ...readDateFirst(text, typeOfRow),
    ...readRunningLists(text, typeOfRow, reach),
    ...readLeadInItems(text),
  ];
  for (const deadline of rows) {
    // "Signed and agreed to by: /s/ Ann Lee July 13, 2026": a day that somebody signed on.
    if (!MARK.test(text.slice(deadline.start, deadline.end))) times.add(deadline, { isRow: true });
  }
  let period: string | undefined;
  let last: Named | undefined;
  let prior = '';
  for (const clause of splitClauses(text)) {
    let headings = [clause.heading, ...clause.above];
    // What the period of another part of the paper was is not meant.
    if (last !== undefined && clause.start - last.end > FARTHEST_PERIOD) period = undefined;
    let title: string | undefined;
    for (const sentence of splitSentences(text, clause)) {
      // A numbered paragraph without a heading is not under the one before it.
      const opening = text.slice(sentence.start, sentence.start + 14);
      const isSibling =
        /^\s{0,8}[A-Z][.)]\s/.test(opening) && /^\s{0,8}[A-Z][.)]\s/.test(text.slice(clause.start, clause.start + 14));
      if (text.slice(clause.start, sentence.start).trim() !== '' && (isSibling || /^\s{0,8}\(?\d{1,2}[.)]\s/.test(opening)))
        headings = clause.above.slice(1);
      // "Possession: March 14, 2027", and behind an empty line another paragraph: a row heads none.
      if (isBehindRow(text, clause, sentence)) headings = clause.above.slice();
      const label = rowLabel(text, sentence.start);
      const own = [label, title].filter((words) => words !== undefined);
      title = INLINE_TITLE.exec(text.slice(sentence.start, sentence.end))?.[1]?.toLowerCase();
      const same = last === undefined ? undefined : readSame(text, sentence, [...own, ...headings], last, times.all());
      const plain = plainOf(text.slice(sentence.start, sentence.end));
      const ofPrior = kindBefore(plain, prior);
      const read = same === undefined ? readSentence(text, sentence, [...own, ...headings], reach, ownDays) : [same];
      const others = OF_ALL_LOOKED_AT.test(plain) ? thingsLookedAt(prior) : [];
      prior = plain;
      const inspection = read.length === 1 ? read.find(({ type }) => type === 'inspection') : undefined;
      const more = inspection === undefined ? [] : others.map((type) => ({ ...inspection, type, names: [] }));
      for (const deadline of [...read, ...more]) {
        const isOfPrior = ofPrior !== undefined && deadline.isOwnName === true;
        const isNext = last === undefined || findDayRules(text, last.end, deadline.start).length === 0;
        const said = isOfPrior ? { ...deadline, type: ofPrior, isOwnName: false } : ofLast(deadline, last);
        const row = said.isByName === true ? times.all().find(({ day }) => day !== undefined && day === said.day) : undefined;
        // The row that a sentence speaks of by its name tells it already.
        if (row !== undefined && said.isOwnName === true) continue;
        const time = said.time ?? row?.time;
        const name = times.add({ ...afterDelivery(text, afterPeriod(said, isNext ? period : undefined), last), time });
        if (deadline.rule?.direction === 'after' || deadline.day !== undefined)
          [period, last] = [name ?? deadline.type, deadline];
      }
    }
  }
  return withThings(times.all())
    .map((deadline) => withHour(text, deadline))
    .toSorted((a, b) => a.start - b.start);
}

/** Times in words of their own, by the kind of the thing that they are for; the first, where no other time has that kind. */
function withThings(times: readonly Named[]): Named[] {
  const taken = new Set(times.map(({ type }) => type));
  return times.map((time) => {
    // What the paper calls a period is its name.
    const isCalled = time.type.endsWith('_period') || time.type === 'resolution';
    if (time.isOwnName !== true || isCalled || time.thing === undefined || taken.has(time.thing)) return time;
    taken.add(time.thing);
    return { ...time, type: time.thing };
  });
}

const ROW = /^\n{0,2}[ ]{0,8}[A-Z][^:\n.;]{2,40}:[ \t]{1,4}[^\n]{1,140}(?<![.;])\n\s{0,8}\n/;

/** Whether a clause is a row of a label and a value, and a sentence of it stands behind the empty line under it. */
function isBehindRow(text: string, clause: Span, { start }: Span): boolean {
  const row = ROW.exec(text.slice(clause.start, clause.start + 220))?.[0];
  return row !== undefined && start >= clause.start + row.trimEnd().length;
}

const FARTHEST_PERIOD = 1500;
/** "… in which to complete all inspections": those that the sentence before names. */
const OF_ALL_LOOKED_AT = /\b(?:all|such|these|those|said) (?:of the )?(?:inspections|tests|reports)\b/;

/** "CLOSING.  July 15, 2027.  POSSESSION.  3 p.m. on the day of closing.": a heading in the midst of a line. */
const INLINE_TITLE = /^\s{0,9}([A-Z][A-Z '’&/-]{3,34}|(?<=^\s*)[A-Z][a-z’'-]{2,14}(?: [a-z’'-]{2,14}){0,3})\.$/;

/** "Seller hands over the rules … Buyer has five days after getting them.": a time without a name, to look at what came before it. */
const ofLast = (deadline: Named, last: Named | undefined): Named =>
  deadline.isOwnName === true &&
  deadline.type === 'deadline' &&
  deadline.rule?.from === 'receipt' &&
  last !== undefined &&
  (last.isOwnName !== true || last.type.includes('_'))
    ? { ...deadline, type: `${last.type}_review`, names: [] }
    : deadline;

/** A count from the end of "that period": of the time before it. */
function afterPeriod(deadline: Named, period: string | undefined): Named {
  const { rule } = deadline;
  if (rule?.from !== THAT_PERIOD || period === undefined) return deadline;
  return { ...deadline, rule: { ...rule, from: `end_of_${period.replace(/_period$/, '')}_period` } };
}

/** "… 45 days after a signed copy is given to Purchaser … five business days after such delivery": from what the last one was from. */
function afterDelivery(text: string, deadline: Named, last: Named | undefined): Named {
  const { rule } = deadline;
  const from = last?.rule?.from;
  if (rule?.from !== 'receipt' || from == null || !/_(?:delivery|receipt)$/.test(from)) return deadline;
  return OF_SUCH.test(text.slice(deadline.start, deadline.end)) ? { ...deadline, rule: { ...rule, from } } : deadline;
}
const OF_SUCH = /\b(?:such|that|said)\s(?:delivery|receipt)$/i;

/** "MORTGAGE  $381,600; application within seven days …": what a row of a sheet is called, also in the lines that it goes on in. */
function rowLabel(text: string, at: number): string | undefined {
  const line = (from: number) => text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const own = line(at);
  const label = ROW_LABEL.exec(own)?.[1] ?? (/\S/.test(own) ? ROW_LABEL.exec(line(at - own.length - 1))?.[1] : undefined);
  return label?.trim().toLowerCase();
}

const ROW_LABEL = /^\s{0,8}([A-Z][A-Z '’/&-]{3,30})\t/;

/**
 * A time with the hour that a sentence elsewhere gives to the end of its period, and possession with the hour that a clause
 * elsewhere gives to its day: "at 9:00 p.m. on the Possession Date".
 */
function withHour(text: string, deadline: Deadline): Deadline {
  const ofPeriod = deadline.time === undefined ? hourElsewhere(text, deadline) : undefined;
  if (ofPeriod !== undefined) return { ...deadline, time: ofPeriod };
  if (deadline.type !== 'possession' || deadline.time !== undefined || deadline.rule?.days !== 0) return deadline;
  return { ...deadline, time: hourOfNamed(text, 'possession date', deadline) };
}
