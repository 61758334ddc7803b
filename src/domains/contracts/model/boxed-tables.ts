const RULE = /^[+|┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╟╫╢][-=+─━═┬┼┴╦╬╩╪╫| ]{3,}[+|┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╟╫╢]?$/;
const ROW = /^[|│║](.*)[|│║]$/;
const BAR = /[|│║]/;
const FEWEST_RULES = 2;

/**
 * A page on which tables are drawn with signs ("+-----+", "| Price | $5 |"): in place of bars stand tabs, in place of rules
 * spaces, and a row whose first cell is empty goes on with the last cell of the row above it. All else keeps its place.
 */
export function openBoxedTables(page: string): string {
  const lines = page.split('\n');
  if (lines.filter((line) => RULE.test(line)).length < FEWEST_RULES) return page;
  let opened = '';
  let isInTable = false;
  for (const [at, line] of lines.entries()) {
    const isRow = !RULE.test(line) && ROW.test(line);
    const cells = isRow ? line.slice(1, -1).split(BAR) : [];
    const goesOn = isRow && isInTable && cells.length > 1 && cells.slice(0, -1).every((cell) => cell.trim() === '');
    if (at > 0) opened += goesOn ? ' ' : '\n';
    if (RULE.test(line)) opened += ' '.repeat(line.length);
    else if (!isRow) opened += line;
    else opened += goesOn ? line.replaceAll(/[|│║\t]/g, ' ') : openRow(cells);
    isInTable = isRow;
  }
  return opened;
}

function openRow(cells: readonly string[]): string {
  // A gap beside a bar is no cell of its own.
  const inner = cells.map((cell) => cell.replace(/^\t/, ' ').replace(/\t$/, ' '));
  return ` ${inner.join('\t')} `;
}
