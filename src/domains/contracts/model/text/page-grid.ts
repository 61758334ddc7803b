import type { TextRun } from './text-run.ts';

/** A thin line drawn on a page, lying or standing: PDF points, y upwards. */
export interface Rule {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What stands in one cell of a table, and where the cell ends. */
export interface GridCell {
  runs: TextRun[];
  bottom: number;
}

/** A row of a table with its cells, from left to right. */
export interface GridRow {
  top: number;
  cells: GridCell[];
}

const THICKEST = 2.6;
const SHORTEST = 7;
/** More rules than this are a drawing. */
const MOST_RULES = 3000;
const NARROWEST_CELL = 20;
const SLACK = 2.2;

interface Cell {
  left: number;
  right: number;
  bottom: number;
  top: number;
  runs: TextRun[];
}

/**
 * Runs in the cells of a drawn table, by rows, and the runs outside of one. Empty cells and rules that nothing stands on become
 * runs of underscores.
 */
export function dissolveGrid(runs: readonly TextRun[], rules: readonly Rule[]): { loose: TextRun[]; rows: GridRow[] } {
  if (rules.length === 0 || rules.length > MOST_RULES) return { loose: [...runs], rows: [] };
  const lying = rules.filter(({ x0, y0, x1, y1 }) => y1 - y0 <= THICKEST && x1 - x0 >= SHORTEST);
  const standing = rules.filter(({ x0, y0, x1, y1 }) => x1 - x0 <= THICKEST && y1 - y0 >= SHORTEST);
  const all = [...runs, ...findBlankRules(runs, lying, standing)];
  if (standing.length < 2) return { loose: all, rows: [] };
  const merged = mergeLying(lying);
  const cells = new Map<string, Cell>();
  const loose: TextRun[] = [];
  for (const run of all) {
    const box = cellAt(run.x + Math.min(run.width / 2, 6), run.y + run.height / 3, merged, standing);
    if (box === undefined) {
      loose.push(run);
      continue;
    }
    const key = [box.left, box.right, box.bottom, box.top].map(Math.round).join(' ');
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, { ...box, runs: [run] });
    else cell.runs.push(run);
  }
  const rows = new Map<string, Cell[]>();
  for (const cell of cells.values()) {
    const key = `${Math.round(cell.top / 2)}`;
    rows.set(key, [...(rows.get(key) ?? []), cell]);
  }
  const kept: GridRow[] = [];
  for (const row of rows.values()) {
    const sorted = addEmptyCells(row, cells, merged, standing).toSorted((a, b) => a.left - b.left);
    // A frame about a text is no table, and neither are the frames of fields within a line: cells share their edges.
    const isTable = sorted.slice(1).some((cell, at) => isBeside(sorted[at], cell));
    if (!isTable) loose.push(...sorted.flatMap((cell) => cell.runs));
    else
      kept.push({
        top: Math.max(...sorted.flatMap((cell) => cell.runs.map(({ y }) => y))),
        cells: sorted.map((cell) => ({ runs: cell.runs, bottom: cell.bottom })),
      });
  }
  return { loose, rows: kept };
}

/** Whether two cells of a row share an edge from top to bottom. */
function isBeside(one: Cell | undefined, next: Cell): boolean {
  return one !== undefined && Math.abs(next.left - one.right) <= SLACK * 2 && Math.abs(next.bottom - one.bottom) <= SLACK * 2;
}

/** The cells beside those of a row that hold nothing: one to the right is a blank, one to the left keeps the columns. */
function addEmptyCells(
  row: readonly Cell[],
  cells: ReadonlyMap<string, Cell>,
  lying: readonly Rule[],
  standing: readonly Rule[],
): Cell[] {
  const added = row.flatMap((cell) => {
    const y = Math.min(...cell.runs.map((run) => run.y + run.height / 3));
    const emptyAt = (x: number): Omit<Cell, 'runs'> | undefined => {
      const next = cellAt(x, y, lying, standing);
      if (next === undefined || next.right - next.left < NARROWEST_CELL) return undefined;
      if (Math.min(Math.abs(next.left - cell.right), Math.abs(next.right - cell.left)) > SLACK * 2) return undefined;
      const isTaken = [...cells.values()].some(
        (other) =>
          other.left < next.right - SLACK &&
          other.right > next.left + SLACK &&
          other.bottom < next.top - SLACK &&
          other.top > next.bottom + SLACK,
      );
      return isTaken ? undefined : next;
    };
    const [before, next] = [emptyAt(cell.left - SLACK * 2), emptyAt(cell.right + SLACK * 2)];
    const height = next === undefined ? 0 : Math.min(10, next.top - next.bottom);
    return [
      ...(before === undefined ? [] : [{ ...before, runs: [] }]),
      ...(next === undefined
        ? []
        : [
            {
              ...next,
              runs: [{ text: '____', x: next.left + 2, y: cell.runs[0]?.y ?? y, width: next.right - next.left - 4, height }],
            },
          ]),
    ];
  });
  return [...row, ...added];
}

function cellAt(x: number, y: number, lying: readonly Rule[], standing: readonly Rule[]): Omit<Cell, 'runs'> | undefined {
  let [left, right, bottom, top] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const rule of standing) {
    if (rule.y0 - SLACK > y || rule.y1 + SLACK < y) continue;
    if (rule.x1 <= x + 1) left = Math.max(left, rule.x1);
    else if (rule.x0 >= x - 1) right = Math.min(right, rule.x0);
  }
  for (const rule of lying) {
    // An edge runs from side to side; a shorter rule is one to write on.
    if (rule.x0 - SLACK > left || rule.x1 + SLACK < right) continue;
    if (rule.y1 <= y + 1) bottom = Math.max(bottom, rule.y1);
    else if (rule.y0 >= y - 1) top = Math.min(top, rule.y0);
  }
  if (![left, right, bottom, top].every(Number.isFinite)) return undefined;
  // Between the frames of fields in several lines lies no cell: its sides would have to run from top to bottom.
  return [left, right].every((side) => isLined(standing, side, bottom, top)) ? { left, right, bottom, top } : undefined;
}

/** Whether rules at one place stand from a bottom to a top, perhaps in pieces. */
function isLined(standing: readonly Rule[], x: number, bottom: number, top: number): boolean {
  const pieces = standing
    .filter((rule) => rule.x0 - SLACK <= x && rule.x1 + SLACK >= x && rule.y1 >= bottom && rule.y0 <= top)
    .toSorted((a, b) => a.y0 - b.y0);
  let reached = bottom;
  for (const { y0, y1 } of pieces) if (y0 <= reached + SLACK * 2) reached = Math.max(reached, y1);
  return reached >= top - SLACK * 2;
}

/** Pieces of one line, put together. */
function mergeLying(lying: readonly Rule[]): Rule[] {
  const merged: Rule[] = [];
  for (const rule of lying.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const last = merged.find((one) => Math.abs(one.y0 - rule.y0) < 1.2 && rule.x0 <= one.x1 + SLACK && rule.x1 >= one.x0 - SLACK);
    if (last === undefined) merged.push({ ...rule });
    else {
      last.x0 = Math.min(last.x0, rule.x0);
      last.x1 = Math.max(last.x1, rule.x1);
    }
  }
  return merged;
}

const HIGHEST_FRAME = 26;

/** How high the frame is that a rule is the foot of, if it stands for itself as those of fields do: a table goes on beside it. */
function heightOfFrame(lying: readonly Rule[], standing: readonly Rule[], foot: Rule): number | undefined {
  const isAt = (rule: Rule, x: number) => Math.abs((rule.x0 + rule.x1) / 2 - x) <= SLACK;
  const sides = [foot.x0, foot.x1].map((x) =>
    standing.find((rule) => isAt(rule, x) && Math.abs(rule.y0 - foot.y0) <= SLACK && rule.y1 - rule.y0 <= HIGHEST_FRAME),
  );
  const [left, right] = sides;
  if (left === undefined || right === undefined) return undefined;
  const goesOn = lying.some(
    (rule) =>
      Math.abs(rule.y0 - foot.y0) <= SLACK &&
      (Math.abs(rule.x1 - foot.x0) <= SLACK || Math.abs(rule.x0 - foot.x1) <= SLACK) &&
      (rule.x0 < foot.x0 - SLACK || rule.x1 > foot.x1 + SLACK),
  );
  return goesOn ? undefined : left.y1 - foot.y0;
}

const SHORTEST_BLANK = 14;
const WIDEST_BLANK_SHARE = 0.86;
const NARROWEST_PAGE = 300;

/** Rules to write on with nothing on them: neither the edges of a table, nor a rule across the page, nor one under words. */
function findBlankRules(runs: readonly TextRun[], lying: readonly Rule[], standing: readonly Rule[]): TextRun[] {
  const [left, right] = [Math.min(...runs.map(({ x }) => x)), Math.max(...runs.map(({ x, width }) => x + width))];
  const widest = Math.max(NARROWEST_PAGE, right - left) * WIDEST_BLANK_SHARE;
  const blanks: TextRun[] = [];
  for (const { x0, x1, y0, y1 } of lying) {
    const y = (y0 + y1) / 2;
    const length = x1 - x0;
    if (length < SHORTEST_BLANK || length > widest) continue;
    const isEdge = standing.some(
      (rule) =>
        rule.y0 - SLACK <= y && rule.y1 + SLACK >= y && [x0, x1].some((x) => Math.abs(x - (rule.x0 + rule.x1) / 2) <= SLACK),
    );
    const frame = isEdge ? heightOfFrame(lying, standing, { x0, x1, y0, y1 }) : undefined;
    if (isEdge && frame === undefined) continue;
    // Words that stand on it, or that it runs through.
    const isUsed = runs.some(
      (run) =>
        run.text.trim() !== '' &&
        Math.min(run.x + run.width, x1) - Math.max(run.x, x0) > 1.5 &&
        run.y >= y - run.height * 0.75 &&
        run.y <= y + (frame ?? Math.max(7, run.height * 0.8)),
    );
    if (isUsed || blanks.some((blank) => Math.abs(blank.y - y) < 6 && blank.x < x1 && blank.x + blank.width > x0)) continue;
    const neighbor = runs.find((run) => run.y >= y - 3 && run.y <= y + 6);
    blanks.push({ text: '____', x: x0, y: neighbor?.y ?? y + 2, width: length, height: neighbor?.height ?? 9 });
  }
  return blanks;
}
