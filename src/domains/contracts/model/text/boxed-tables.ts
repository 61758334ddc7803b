const RULE = /^[+|┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╟╫╢][-=+─━═┬┼┴╦╬╩╪╫| ]{3,}[+|┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╟╫╢]?$/;
/** The rule of a grid without a frame: "-----+-----+-----". */
const GRID_RULE = /^[-=]{3,}(?:\+[-=]{3,}){1,12}$/;
const ROW = /^[|│║](.*)[|│║]$/;
const BAR = /[|│║]/;
const BARS = /[|│║]/g;
const FEWEST_RULES = 2;

/** Stands where two lines of a cell were joined: what is quoted does not run over it. */
export const SEAM = '\ue003';
const SEAMS = /\ue003/g;

/** Lines of one row; a longer one is none. */
const MOST_WRAPPED = 20;

/** Ruled at least twice, or once under its head, between two rows. */
const isDrawn = (lines: readonly string[]) => {
  const rules = lines.flatMap((line, at) => (RULE.test(line) ? [at] : []));
  const isRow = (at: number) => ROW.test(lines[at] ?? '');
  return rules.length >= FEWEST_RULES || rules.some((at) => isRow(at - 1) && isRow(at + 1));
};
const isGrid = (lines: readonly string[]) => lines.some((line) => GRID_RULE.test(line));

/**
 * A page on which tables are drawn with signs ("+-----+", "| Price | $5 |"), each row on one line: a line whose first cell is
 * empty goes on with the cells above it, unless it has a label and a value of its own.
 */
export function joinBoxedRows(page: string): string {
  const lines = page.split('\n');
  const hasFrame = isDrawn(lines);
  if (!hasFrame && !isGrid(lines)) return page;
  const joined: string[] = [];
  let row: string[] | undefined;
  let wrapped = 0;
  const close = () => {
    if (row !== undefined && !hasFrame) joined.push(row.join(wrapped > 0 ? `${SEAM}|` : '|'));
    else if (row !== undefined) joined.push(wrapped > 0 ? `|${row.join(`${SEAM}|`)}|` : `|${row.join('|')}|`);
    row = undefined;
    wrapped = 0;
  };
  for (const line of lines) {
    const isRule = RULE.test(line) || GRID_RULE.test(line);
    const inner = isRule ? undefined : hasFrame ? ROW.exec(line)?.[1] : innerOfGrid(line);
    if (inner === undefined) {
      close();
      joined.push(line);
      continue;
    }
    // A gap beside a bar is no cell of its own.
    const cells = inner.split(BAR).map((cell) => cell.replace(/^\t/, ' ').replace(/\t$/, ' '));
    if (row?.length === cells.length && cells.length > 1 && wrapped < MOST_WRAPPED && goesOn(cells)) {
      row = row.map((cell, at) => ((cells[at] ?? '').trim() === '' ? cell : `${cell.trimEnd()}${SEAM}${cells[at]?.trimStart()}`));
      wrapped += 1;
      continue;
    }
    close();
    row = cells;
  }
  close();
  return joined.join('\n');
}

/** The cells of a line of a grid without a frame. */
const innerOfGrid = (line: string) => (line.includes('|') ? line.replace(/\|$/, '| ') : undefined);

/** Whether a line of cells goes on with the row above it. */
function goesOn([first = '', label = '', ...values]: readonly string[]): boolean {
  if (first.trim() !== '') return false;
  const value = (values[0] ?? '').trim();
  // "2027" ends the date above it, "Date of MEC" its count.
  const isOwn = /^[A-Z]/.test(label.trim()) && value !== '' && !/^(?:(?:19|20)\d\d$|[a-z(])/.test(value);
  return !isOwn;
}

/** The same page with tabs in place of bars, and spaces in place of rules and seams; all keeps its place. */
export function openBoxedTables(page: string): string {
  const lines = page.split('\n');
  const hasFrame = isDrawn(lines);
  if (!hasFrame && !isGrid(lines)) return openBareRows(lines).join('\n').replaceAll(SEAMS, ' ');
  return lines
    .map((line) => {
      if (RULE.test(line) || GRID_RULE.test(line)) return ' '.repeat(line.length);
      if (!hasFrame) return line.replaceAll(BARS, '\t');
      return ROW.test(line) ? ` ${drawEmptyCell(line.slice(1, -1)).replaceAll(BARS, '\t')} ` : line;
    })
    .join('\n')
    .replaceAll(SEAMS, ' ');
}

/** "22 | § 10 | Inspection Objection Deadline | 10/21/2026": rows without any rule have bars between their cells alone. */
const BARE_ROW = /^[^|\n]{1,90}(?: \|[^|\n]{0,160}){2,6}$/;
const FEWEST_BARE_ROWS = 3;

/** Lines in which bars part cells, at least three such rows one after another, with tabs in place of the bars. */
function openBareRows(lines: readonly string[]): string[] {
  const isRow = lines.map((line) => BARE_ROW.test(line));
  const isInTable = (at: number) => {
    let [first, last] = [at, at];
    while (isRow[first - 1] === true && at - first < FEWEST_BARE_ROWS) first -= 1;
    while (isRow[last + 1] === true && last - at < FEWEST_BARE_ROWS) last += 1;
    return last - first + 1 >= FEWEST_BARE_ROWS;
  };
  return lines.map((line, at) => (isRow[at] === true && isInTable(at) ? line.replaceAll(BARS, '\t') : line));
}

/** "Street address |        ": a label beside an empty cell has a line to write on. */
function drawEmptyCell(row: string): string {
  const [label = '', value = '', more] = row.split(BAR);
  if (more !== undefined || !/\p{L}{3}/u.test(label) || !/^[\s$]+$/.test(value)) return row;
  return row.slice(0, label.length + 1) + value.replaceAll(/\s(?!$)/g, (gap, at: number) => (at === 0 ? gap : '_'));
}

/** The words of a place in one line of one cell: of those that seams part, the first with a figure, or the longest. */
export function withinSeam(words: string): string {
  const parts = words.split(SEAMS).map((part) => part.replaceAll(/^[\s|]+|[\s|]+$/g, ''));
  const longest = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return parts.length === 1 ? words : (parts.find((part) => /\d/.test(part) && part.length > 5) ?? longest);
}
