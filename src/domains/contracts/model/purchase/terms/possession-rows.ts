import { timeBeside } from '../../times/clock.ts';
import { TICKED, UNTICKED, withoutUnchosen } from '../../text/marks.ts';
import type { Named } from '../times/deadline.ts';

/** The code of a row, and the row of the hour: "M(1)  Time of Possession", "Possession Time". */
const CODE = String.raw`(?:[A-Z](?:\(\d\))?[.)]?\s{1,8})?`;
const HOUR_ROW = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,8}${CODE}(?<row>(?:time\sof\spossession|possession\stime|delivery\sof\spossession|possession)\b[^\n]{0,40})`,
  'gi',
);
/** Where the rows after those of possession begin. */
const NEXT_ROWS = /\n[ \t]{0,8}(?:(?:[N-Z]|\d{1,2}\.)(?:\(\d\))?[ \t]|[A-Z]{1,2}\.[ \t]|\n)/;
const LONGEST = 900;
const COE = String.raw`(?:coe\b|close\s{1,4}of\s{1,4}escrow)`;
const DAYS = new RegExp(String.raw`(?<count>\b\d{1,2})\s{1,4}(?:calendar\s)?days?\s{1,4}after\s{1,4}${COE}`, 'i');
const AT_COE = new RegExp(String.raw`\b${COE}(?:\sdate)?|\b(?:on|at|upon)\s${COE}|\brecordation\b`, 'i');
const HOUR = /\b\d{1,2}(?::\d\d)?\s{0,3}[ap]\.?m\b\.?/gi;

/**
 * Possession in the rows of California's forms: its hour in one, and in another whether it is on the day that escrow closes
 * or, where that is ticked, so many days later. The printed hour counts only where its box is ticked or no box stands before it.
 */
export function readPossessionRows(whole: string): Named[] {
  if (!new RegExp(COE, 'i').test(whole)) return [];
  for (const match of whole.matchAll(HOUR_ROW)) {
    const start = match.index + match[0].length - (match.groups?.['row'] ?? '').length;
    const stretch = whole.slice(start, start + LONGEST);
    const end = start + (NEXT_ROWS.exec(stretch)?.index ?? stretch.length);
    const text = withoutUnchosen(whole.slice(start, end));
    const days = DAYS.exec(text);
    const at = AT_COE.exec(text);
    // A sentence is no row.
    const isRow = /^[^\n]{0,40}(?:\t|[ ]{2}|:)/.test(text);
    const said = days ?? at;
    if (!isRow || said === null) continue;
    return [
      {
        type: 'possession',
        names: [],
        rule: { days: Number(days?.groups?.['count'] ?? 0), basis: 'calendar', from: 'closing', direction: 'after' },
        day: undefined,
        time: hourOf(text),
        start,
        end: start + said.index + said[0].length,
      },
    ];
  }
  return [];
}

/** The one hour that is ticked, or that stands alone; one beside an empty box was not chosen. */
function hourOf(text: string): string | undefined {
  const hours = [...text.matchAll(HOUR)].flatMap(({ index, 0: said }) => {
    const before = text.slice(Math.max(0, index - 8), index);
    if (new RegExp(String.raw`${UNTICKED}\s{0,3}$`).test(before)) return [];
    const time = timeBeside(` ${said} on `, { start: said.length + 5, end: said.length + 5 });
    return [{ time, isTicked: new RegExp(String.raw`${TICKED}\s{0,3}$`).test(before) }];
  });
  const ticked = hours.filter(({ isTicked }) => isTicked);
  const [one, other] = ticked.length > 0 ? ticked : hours;
  return other === undefined ? one?.time : undefined;
}
