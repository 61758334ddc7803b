import { describeIssue } from '#domains/listings/server/index.ts';
import type { IncomingRecord } from './incoming-record.ts';

/** Of so many rows at once, from the names on, Excel leaves out the cells behind the last one that any of them uses. */
const ROWS_AT_ONCE = 16;

export const MANY_CELLS = 'a row with as many cells as there are columns';

interface ShortRows {
  /** A row of fewer cells than there are columns. Like the others, returns the rows of which it is known now. */
  add: (row: IncomingRecord, cells: number, columns: number) => IncomingRecord[];
  /** A row of all cells follows. */
  interrupt: () => IncomingRecord[];
  end: () => IncomingRecord[];
}

/** Tells rows that lost cells from those that Excel wrote without empty ones at their end. `above`: rows above the names. */
export function judgeShortRows(above: number): ShortRows {
  let held: IncomingRecord[] = [];
  let group = 0;
  /** Cells of all rows that are held; undefined where they differ. */
  let width: number | undefined;

  /** The first group has the names, and so all cells. */
  function judge(rowsOfGroup: number): IncomingRecord[] {
    const rows = held;
    held = [];
    if (group > 0 && width !== undefined && rows.length === rowsOfGroup) for (const row of rows) delete row.issue;
    return rows;
  }

  return {
    add(row, cells, columns) {
      const own = Math.floor((row.number + above) / ROWS_AT_ONCE);
      const judged = own === group ? [] : judge(ROWS_AT_ONCE);
      width = held.length === 0 || width === cells ? cells : undefined;
      group = own;
      row.issue = describeIssue('', 'invalid-row', `${cells} cells`, `${MANY_CELLS}: ${columns}`);
      held.push(row);
      return judged;
    },
    interrupt: () => judge(ROWS_AT_ONCE),
    end: () => judge((held.at(-1)?.number ?? 0) + above - group * ROWS_AT_ONCE + 1),
  };
}
