import { SEAM } from './boxed-tables.ts';

interface Cell {
  at: number;
  words: string;
}

/** A heading of a block: "Landlord", "Tenant(s)", "Option Purchase Price". */
const HEAD = /^[A-Z][A-Za-z'’/()-]{1,20}(?: [A-Za-z'’/()-]{1,20}){0,4}$/;
const FEWEST_HEADS = 3;
const MOST_LINES = 5;
/** By how many letters a cell may begin beside its heading. */
const SLACK = 2;

function cellsOf(line: string): Cell[] {
  return [...line.matchAll(/\S(?:[^\s]| (?! ))*/g)].map((match) => ({ at: match.index, words: match[0].trim() }));
}

const FIGURE = /^\$|\d{4}$|\d{1,2}:\d\d|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|\d\s(?:business |calendar )?days?\b/;
const BREAKS_OFF = /(?:,|\b(?:and|of|the|by|at|to)|&)$/i;

/** Whether values go on from line to line: some line lacks a cell or breaks off, and no column has figures of several rows. */
function goesOn(columns: readonly (readonly string[])[]): boolean {
  const isTable = columns.some((parts) => parts.filter((part) => FIGURE.test(part)).length > 1);
  const isUneven = new Set(columns.map(({ length }) => length)).size > 1;
  return !isTable && (isUneven || columns.some((parts) => parts.slice(0, -1).some((part) => BREAKS_OFF.test(part))));
}

/**
 * A page on which headings stand over columns of values that go on in more lines ("Landlord   Tenants   Premises" over
 * "Harvest Moon   Jordan Pruitt and   2716 East Tenth Street" and what follows): each block of values on one line.
 */
export function joinColumnBlocks(page: string): string {
  const lines = page.split('\n');
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    joined.push(line);
    const heads = line.includes('   ') ? cellsOf(line) : [];
    if (heads.length < FEWEST_HEADS || !heads.every(({ words }) => HEAD.test(words))) continue;
    const values = heads.map((): string[] => []);
    let below = 0;
    for (; below < MOST_LINES; below += 1) {
      const cells = cellsOf(lines[at + 1 + below] ?? '');
      const columns = cells.map((cell) => heads.findIndex((head) => Math.abs(head.at - cell.at) <= SLACK));
      if (cells.length === 0 || columns.includes(-1) || (below === 0 && cells.length < heads.length)) break;
      cells.forEach(({ words }, place) => values[columns[place] ?? 0]?.push(words));
    }
    // One line of values is a row as others are, and so is each of several that are whole.
    if (below < 2 || !goesOn(values)) continue;
    joined.push(values.map((parts) => parts.join(SEAM)).join('   '));
    at += below;
  }
  return joined.join('\n');
}
