import { FEWEST_LETTERED, isLettered } from './column-blocks.ts';
import { EMPTY_CELL } from './contract-text.ts';
import { dissolveGrid, type GridCell, type GridRow, type Rule } from './page-grid.ts';
import type { TextRun } from './text-run.ts';

const SAME_LINE = 0.5;
const LIFTED = 0.62;
const SPACE = 0.18;
const WIDE = 1.8;

/**
 * The runs of a page as lines from top to bottom; in a line, a wide gap between runs is a tab, a narrow one a space. `rules` are
 * the thin lines drawn on it: those of a table keep each cell’s words together, and one that nothing stands on is a blank.
 */
export function composePage(runs: readonly TextRun[], rules: readonly Rule[] = []): string {
  const written = runs.filter(({ text }) => text.trim() !== '');
  const { loose, rows } = dissolveGrid(written, rules);
  const captionSize = sizeOfCaptions(rows.flatMap(({ cells }) => cells));
  const { runs: placed, orderOfRow } = splitColumns(loose);
  const lines = groupLines(placed);
  const unit = unitOfGrid(lines, rules);
  const blocks = [
    ...lines.map((line) => ({
      y: line[0]?.order ?? 0,
      text: unit === undefined ? composeLine(line, rules) : spaceLine(line, rules, unit),
    })),
    ...rows.map((row) => ({ y: orderOfRow(row), text: composeRow(row.cells, captionSize) })),
  ];
  return blocks
    .toSorted((a, b) => b.y - a.y)
    .map(({ text }) => text)
    .join('\n');
}

interface PlacedRun extends TextRun {
  /** What its line is sorted by: its height on the page, or that of its column. */
  order: number;
}

function groupLines(runs: readonly PlacedRun[]): PlacedRun[][] {
  const lines: PlacedRun[][] = [];
  for (const run of runs.toSorted((a, b) => b.order - a.order || a.x - b.x)) {
    const line = lines.at(-1);
    if (line !== undefined && isOnLine(line, run)) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

/**
 * Whether a run stands on a line. What was typed into a form sits a little above its label: it may lie farther off, where
 * nothing of the line is in its way.
 */
function isOnLine(line: readonly PlacedRun[], run: PlacedRun): boolean {
  const [first] = line;
  if (first === undefined) return false;
  const distance = Math.abs(first.order - run.order);
  const height = Math.min(first.height, run.height);
  if (distance <= Math.max(3, height * SAME_LINE)) return true;
  if (distance > height * LIFTED) return false;
  return line.every(({ x, width }) => x + width <= run.x + 1 || run.x + run.width <= x + 1);
}

function composeLine(line: readonly TextRun[], rules: readonly Rule[] = []): string {
  const runs = line.toSorted((a, b) => a.x - b.x);
  let text = '';
  let end: number | undefined;
  let last: TextRun | undefined;
  for (const run of runs) {
    const size = Math.max(run.height, 6);
    const gap = end === undefined ? 0 : run.x - end;
    // Two fields side by side hold two values; a field and its label are two words.
    const isBeside = run.isField === true || last?.isField === true;
    const isApart = end !== undefined && (isBeside || gap > size * SPACE || isTypedIn(last, run));
    const isWide = gap > size * WIDE && !isFillIn(rules, run, end ?? 0);
    if (isWide || (run.isField === true && last?.isField === true)) text += '\t';
    else if (isApart && !text.endsWith(' ') && !run.text.startsWith(' ')) text += ' ';
    text += run.text;
    end = Math.max(end ?? 0, run.x + run.width);
    last = run;
  }
  return text;
}

/** What stands between wide gaps of a line, and where it begins. */
function cellsOf(line: readonly TextRun[], rules: readonly Rule[]): { words: string; x: number; width: number }[] {
  const runs = line.toSorted((a, b) => a.x - b.x);
  const parts = composeLine(line, rules).split('\t');
  const cells: { words: string; x: number; width: number }[] = [];
  let at = 0;
  for (const words of parts) {
    const own: TextRun[] = [];
    for (let left = words.replaceAll(' ', '').length; left > 0 && at < runs.length; at += 1) {
      const run = runs[at];
      if (run === undefined) break;
      own.push(run);
      left -= run.text.replaceAll(/\s/g, '').length;
    }
    const [first, last] = [own[0], own.at(-1)];
    if (first !== undefined && last !== undefined) cells.push({ words, x: first.x, width: last.x + last.width - first.x });
  }
  return cells;
}

/** On a page with a grid of lettered rows, how wide a letter is at least; undefined on others. */
function unitOfGrid(lines: readonly (readonly TextRun[])[], rules: readonly Rule[]): number | undefined {
  const rows = lines.map((line) => cellsOf(line, rules)).filter((cells) => isLettered(cells));
  if (rows.length < FEWEST_LETTERED) return undefined;
  const widths = rows.flat().flatMap(({ words, width }) => (words.length >= FEWEST_OF_WIDTH ? [width / words.length] : []));
  const unit = Math.min(...widths);
  return Number.isFinite(unit) && unit > 1 ? unit : undefined;
}
const FEWEST_OF_WIDTH = 8;

/** A line of a page with a grid, its cells where they stand, so that what goes on in the next line lies under them. */
function spaceLine(line: readonly TextRun[], rules: readonly Rule[], unit: number): string {
  let text = '';
  for (const { words, x } of cellsOf(line, rules)) {
    const column = Math.round(x / unit);
    text = `${text}${' '.repeat(text === '' ? column : Math.max(3, column - text.length))}${words}`;
  }
  return text;
}

/** Whether a run was typed into a form right behind its label: a trace off its line, and no smaller, as raised letters are. */
function isTypedIn(last: TextRun | undefined, run: TextRun): boolean {
  if (last === undefined) return false;
  // An empty line is a word too.
  if (run.text === '____' || last.text === '____') return true;
  const isOff = Math.abs(run.y - last.y) > 0.2 && run.height >= last.height * 0.85 && last.height >= run.height * 0.85;
  return isOff && /[\p{L}:]$/u.test(last.text) && /^[\p{L}\d$]/u.test(run.text);
}

/** Whether a gap before a run is the rest of a line to write on, which a short value leaves: no gap between columns. */
function isFillIn(rules: readonly Rule[], run: TextRun, from: number): boolean {
  return rules.some(
    ({ x0, y0, x1, y1 }) =>
      y1 - y0 < 2 &&
      Math.abs(y0 - run.y) <= Math.max(4, run.height * 0.5) &&
      x0 < from &&
      x1 > from + (run.x - from) * 0.6 &&
      x1 <= run.x + 3,
  );
}

/** Cells with more lines than this are columns of prose, one after another. */
const MOST_CELL_LINES = 8;

function composeRow(cells: readonly GridCell[], captionSize: number | undefined): string {
  const lines = cells.map((cell) => composeCell(cell, captionSize));
  if (lines.some(({ length }) => length > MOST_CELL_LINES)) return lines.map((cell) => cell.join('\n')).join('\n');
  const row = lines.map((cell) => cell.join(' ').replaceAll('\t', ' ').trim());
  return row[0] === '' ? `${EMPTY_CELL}${row.join('\t')}` : row.join('\t');
}

const linesOf = ({ runs }: GridCell) => groupLines(runs.map((run) => ({ ...run, order: run.y })));
const sizeOf = (line: readonly TextRun[] | undefined) => Math.max(0, ...(line ?? []).map(({ height }) => height));

/** How much smaller than the value under it a caption of a box is. */
const SMALLER = 0.85;
const FEWEST_CAPTIONS = 2;
const IS_CAPTION = /^(?=.*\p{L}{3})[^:;$_☐☒]{2,63}[^:;$_☐☒,]$/u;

/** The size of the small words that say over a larger value what belongs in a box; undefined where a page has no such boxes. */
function sizeOfCaptions(cells: readonly GridCell[]): number | undefined {
  const sizes = cells.flatMap((cell) => {
    const [first, second] = linesOf(cell);
    const size = sizeOf(first);
    return second !== undefined && size < sizeOf(second) * SMALLER && IS_CAPTION.test(composeLine(first ?? [])) ? [size] : [];
  });
  return sizes.length < FEWEST_CAPTIONS ? undefined : Math.max(...sizes);
}

/** The lines of a cell. A small caption over its value is a label, and one over an empty rest of the box a label of a blank. */
function composeCell(cell: GridCell, captionSize: number | undefined): string[] {
  const lines = linesOf(cell);
  const texts = lines.map((line) => composeLine(line));
  const [caption, ...values] = texts;
  const [first, second] = lines;
  if (caption === undefined || captionSize === undefined || !IS_CAPTION.test(caption)) return texts;
  const size = sizeOf(first);
  if (size > captionSize * 1.05) return texts;
  if (second !== undefined) return size < sizeOf(second) * SMALLER ? [`${caption}:`, ...values] : texts;
  const room = Math.min(...cell.runs.map(({ y }) => y)) - cell.bottom;
  return room >= captionSize ? [`${caption}:`, '____'] : texts;
}

const FARTHEST_LINE = 22;
// Lines of one column are no lines of the other.
const APART = 100;

function isTail(line: readonly TextRun[] | undefined, next: readonly TextRun[] | undefined): boolean {
  const [y, below] = [line?.[0]?.y, next?.[0]?.y];
  return y !== undefined && below !== undefined && y - below <= FARTHEST_LINE;
}

const FEWEST_COLUMN_LINES = 12;
const COLUMN_SHARE = 0.7;
const COLUMN_LETTERS = 22;
/** Fewer lines are columns where both sides of each are long as only prose is. */
const FEWEST_LINES_OF_PROSE = 7;
const PROSE_LETTERS = 34;
const NARROWEST_GUTTER = 8;

interface Columns {
  runs: PlacedRun[];
  /** By what a row of a table is sorted among them: it stands over both columns, under both, or in one of them. */
  orderOfRow: (row: GridRow) => number;
}

/** Runs of a page that is set in two columns of prose: the whole left one comes before the right one. */
function splitColumns(runs: readonly TextRun[]): Columns {
  const lines = groupLines(runs.map((run) => ({ ...run, order: run.y })));
  const gutter = findGutter(lines);
  if (gutter === undefined) return { runs: runs.map((run) => ({ ...run, order: run.y })), orderOfRow: ({ top }) => top };
  const isSplit = (line: readonly TextRun[]) => line.every(({ x, width }) => x + width <= gutter + 2 || x >= gutter - 2);
  const isBoth = (line: readonly TextRun[]) =>
    isSplit(line) && line.some(({ x }) => x < gutter - 2) && line.some(({ x }) => x >= gutter - 2);
  const first = lines.findIndex(isBoth);
  let last = lines.findLastIndex(isBoth);
  // One column may be longer than the other.
  while (isTail(lines[last], lines[last + 1]) && isSplit(lines[last + 1] ?? [])) last += 1;
  const [top, bottom] = [lines[first]?.[0]?.y ?? 0, lines[last]?.[0]?.y ?? 0];
  const height = top - bottom + APART;
  const orderOfRow = ({ top: y, cells }: GridRow) => {
    const isRight = cells.every(({ runs: own }) => own.every(({ x }) => x >= gutter - 2));
    return y > top ? y + height * 2 : y < bottom || isRight ? y : y + height;
  };
  const placed = lines.flatMap((line) =>
    line.map((run) => {
      // What lies between the columns' top and bottom is theirs; a title over both, or a foot under both, keeps its place.
      const isRight = run.x >= gutter - 2 && isSplit(line) && run.y <= top && run.y >= bottom;
      const isAbove = run.y > top;
      return { ...run, order: isAbove ? run.y + height * 2 : isRight || run.y < bottom ? run.y : run.y + height };
    }),
  );
  return { runs: placed, orderOfRow };
}

/** Where two columns part: a place in the middle that hardly a line crosses, with prose on both sides. */
function findGutter(lines: readonly PlacedRun[][]): number | undefined {
  const all = lines.flat();
  if (lines.length < FEWEST_COLUMN_LINES) return undefined;
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ x, width }) => x + width));
  for (let at = left + (right - left) * 0.4; at <= left + (right - left) * 0.6; at += 4) {
    let both = 0;
    let crossed = 0;
    let letters = 0;
    for (const line of lines) {
      const before = line.filter(({ x, width }) => x + width <= at);
      const after = line.filter(({ x }) => x >= at);
      if (before.length + after.length < line.length) crossed += 1;
      else if (before.length > 0 && after.length > 0) {
        const gap = Math.min(...after.map(({ x }) => x)) - Math.max(...before.map(({ x, width }) => x + width));
        if (gap < NARROWEST_GUTTER) crossed += 1;
        else {
          both += 1;
          letters += Math.min(lettersOf(before), lettersOf(after));
        }
      }
    }
    const isProse =
      (both >= FEWEST_COLUMN_LINES && letters / both >= COLUMN_LETTERS) ||
      (both >= FEWEST_LINES_OF_PROSE && letters / both >= PROSE_LETTERS);
    if (isProse && both >= (both + crossed) * COLUMN_SHARE) return at;
  }
  return undefined;
}

function lettersOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.trim().length, 0);
}
