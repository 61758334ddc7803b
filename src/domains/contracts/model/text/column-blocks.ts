import { SEAM } from './boxed-tables.ts';
import { MARGIN_MARKS } from './margins.ts';

/** A row whose cells start below those of another, and how its words go on. */
const IS_CUT =
  /(?:,|\b(?:the|an?|of|after|from|following|before|preceding|to|by|on|within|than|prior|at|effective|binding|binding agreement|mutual))$/i;
/** "after the Closing" may end there, or go on with "Date". */
const MAY_GO_ON = /\b(?:ratification|acceptance|execution|closing|settlement|contract|agreement)$/i;
const MORE_OF_VALUE =
  /^(?:[a-z(]|(?:19|20)\d\d\b|(?:Effective|Acceptance|Ratification|Execution|Closing|Settlement|Contract|Agreement|Binding|Mutual|Final|Date|Day|MEC)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/;
const IS_FROM = /^(?:after|following|from|of|before|prior|past)\b/;
/** What wraps in a table of times. */
const IS_TIMED = /\d|\b(?:days|hours|weeks|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const MOST_WRAPPED = 3;
/** Longer ones are sentences, which go on without columns. */
const LONGEST_VALUE = 44;
const IS_ROW = /^[A-Z]/;

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
  const lines = joinWrappedRows(page.split('\n'));
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

/**
 * Rows of a table without rules, each on one line, where a value that tells a time goes on under itself: "10 days after the" over
 * "Effective Date".
 */
function joinWrappedRows(lines: readonly string[]): string[] {
  const joined: string[] = [];
  const isListed = lines.filter((line) => isLettered(cellsOf(line))).length >= FEWEST_LETTERED;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    // Behind a heading in the margin stands a paragraph, and no value.
    let row = /\S {3,}\S/.test(line) && line.search(MARGIN_MARKS) === -1 ? cellsOf(line) : [];
    const isOfList = isListed && isLettered(row);
    let below = 0;
    for (; row.length > 1 && below < MOST_WRAPPED; below += 1) {
      const more = cellsOf(lines[at + 1 + below] ?? '');
      const next = withMore(row, more) ?? (isOfList ? withMoreOfList(row, more) : undefined);
      if (next === undefined) break;
      row = next;
    }
    joined.push(below === 0 ? line : joinCells(row));
    at += below;
  }
  return joined;
}

/** Cells on one line. What is quoted does not run from the last line of one over to the first of the next. */
const joinCells = (row: readonly Cell[]): string =>
  row.map(({ words }, at) => (at < row.length - 1 && words.includes(SEAM) ? `${words}${SEAM}` : words)).join('   ');

/** What rows of a grid are called by in its first column: "L(3)  8C, 12", "K  21", "14". */
const LETTER =
  /^(?:[A-Z](?:\(\d{1,2}\))?|\d{1,2}(?:\.\d{1,2})?)(?: \d{1,2}[A-Z]?(?:\(\d{1,2}\))?(?:, ?\d{1,2}[A-Z]?(?:\(\d{1,2}\))?)*)?$/;
export const FEWEST_LETTERED = 4;
const FEWEST_CELLS = 3;
/** A label that a line broke wraps a few words at most. */
const LONGEST_LABEL = 40;

/** From how full a line on a word may have had no room in it: letters differ in width. */
const FULL = 0.85;

/** Whether cells are those of a row that begins with a letter or a number, and has a label and a value. */
export const isLettered = (row: readonly { words: string }[]): boolean =>
  row.length >= FEWEST_CELLS && LETTER.test(row[0]?.words ?? '');

/** Whether a label needs no more words: it ends as such labels do, or had room for the next word. */
function isWhole(label: Cell, more: Cell, row: readonly Cell[]): boolean {
  const next = row.find(({ at }) => at > label.at);
  const room = next === undefined ? LONGEST_LABEL : next.at - label.at;
  const [word = ''] = more.words.split(' ');
  const last = label.words.split(SEAM).at(-1) ?? '';
  return /\b(?:deadline|date|time|period|amount)$/i.test(last) || last.length + 1 + word.length < room * FULL;
}

/**
 * A row of a grid whose rows begin with a letter or a number, with the line below it, where that begins with none, and each of its
 * cells stands under one of the row: "L(3)  Investigation of  17 (or 10) Days after Acceptance" over "Property".
 */
function withMoreOfList(row: readonly Cell[], more: readonly Cell[]): Cell[] | undefined {
  const label = row.find(({ words }, place) => place > 0 && /\p{L}{3}/u.test(words));
  const [first] = more;
  if (label === undefined || first === undefined || first.at < label.at - SLACK || isLettered(more)) return undefined;
  const columns = more.map((cell) => row.findIndex(({ at }) => Math.abs(at - cell.at) <= SLACK));
  if (columns.includes(-1) || more.some(({ words, at }) => Math.abs(at - label.at) <= SLACK && words.length > LONGEST_LABEL))
    return undefined;
  // "Seller's Disclosures" under a whole label heads the rows below it.
  const over = more.length === 1 ? row[columns[0] ?? 0] : undefined;
  if (over !== undefined && over !== row.at(-1) && isWhole(over, first, row)) return undefined;
  return row.map((cell, column) => {
    const place = columns.indexOf(column);
    return place === -1 ? cell : { ...cell, words: `${cell.words}${SEAM}${more[place]?.words ?? ''}` };
  });
}

/** A row with what goes on below it; undefined where that is a row of its own. */
function withMore(row: readonly Cell[], more: readonly Cell[]): Cell[] | undefined {
  const columns = more.map((cell) => row.findIndex(({ at }) => Math.abs(at - cell.at) <= SLACK));
  // "Buyer: Tom Bell   Date: June 3": labels begin rows of their own.
  const isLabeled = more.some(({ words }) => words.includes(': ') || words.endsWith(':'));
  if (more.length === 0 || more.length > row.length || columns.includes(-1) || isLabeled) return undefined;
  const isMore = columns.some((column, place) => {
    const above = row[column]?.words ?? '';
    const next = more[place]?.words ?? '';
    // "Settlement   June 30, 2027" below is a row of its own.
    if (
      column === 0 ||
      above.length > LONGEST_VALUE ||
      (columns.includes(0) && IS_ROW.test(more[0]?.words ?? '') && !/^[a-z]|^Date\b/.test(next))
    )
      return false;
    const goesOn =
      (IS_CUT.test(above) && MORE_OF_VALUE.test(next)) ||
      (MAY_GO_ON.test(above) && /^(?:Date|Day)\b/.test(next)) ||
      (/\bdays?$/i.test(above) && IS_FROM.test(next));
    return IS_TIMED.test(above) && goesOn;
  });
  if (!isMore) return undefined;
  return row.map((cell, column) => {
    const place = columns.indexOf(column);
    return place === -1 ? cell : { ...cell, words: `${cell.words}${SEAM}${more[place]?.words ?? ''}` };
  });
}
