/** Lines at the top or the foot of a page that may stand on others too. */
const MOST_RUNNING = 4;
const FEWEST_LETTERS = 6;
const PAGE_NUMBER = /^(?:page )?#(?: ?(?:of|\/) ?#)?$/;
/** A line that breaks off within a sentence, and one that can go on from it. */
const BREAKS_OFF = /[\p{L}\d,$&(–-]$/u;
const FEWEST_IN_LINE = 24;
const BEGINS_ANEW = /^\s*(?:\(?(?:\d{1,2}|[A-Za-z]{1,3})[.)]\s|\d{1,2}\.\d|[A-Z][A-Z ]{5}|[☐☒[_•]|(?:[^\s:]+\s){0,4}[^\s:]+:)/;

/** A line without what differs from page to page. */
const plainOf = (line: string): string => line.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim().toLowerCase();

interface PageLines {
  lines: string[];
  /** How many of its first and last lines that hold something run through the paper. */
  head: number;
  foot: number;
}

/**
 * Pages without the running heads and feet between the two parts of a sentence that a page break cut: "… the price shall be",
 * "Form 12, page 1 of 3", "$612,750". Where no sentence is cut, and on the first and last page, they stay.
 */
export function joinCutSentences(pages: readonly string[]): string[] {
  if (pages.length < 2) return [...pages];
  const [heads, feet] = [countEdges(pages, 'head'), countEdges(pages, 'foot')];
  const all = pages.map((page): PageLines => {
    const lines = page.split('\n');
    const written = lines.filter((line) => line.trim() !== '');
    return { lines, head: runningIn(written, heads), foot: runningIn(written.toReversed(), feet) };
  });
  const kept = all.map(({ lines }) => lines);
  for (let at = 1; at < all.length; at += 1) {
    const [before, after] = [all[at - 1], all[at]];
    if (before === undefined || after === undefined || before.foot + after.head === 0) continue;
    const above = withoutEdge((kept[at - 1] ?? []).toReversed(), before.foot).toReversed();
    const below = withoutEdge(kept[at] ?? [], after.head);
    const [last = '', first = ''] = [above.at(-1), below[0]];
    const isCut =
      last.trim().length >= FEWEST_IN_LINE &&
      BREAKS_OFF.test(last.trim()) &&
      !last.includes('\t') &&
      first.trim() !== '' &&
      !BEGINS_ANEW.test(first);
    if (isCut) [kept[at - 1], kept[at]] = [above, below];
  }
  return kept.map((lines) => lines.join('\n'));
}

/** How many pages have a line at an edge. */
function countEdges(pages: readonly string[], edge: 'head' | 'foot'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const written = page.split('\n').filter((line) => line.trim() !== '');
    const lines = edge === 'head' ? written.slice(0, MOST_RUNNING) : written.slice(-MOST_RUNNING);
    for (const line of new Set(lines.map(plainOf))) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

function runningIn(lines: readonly string[], counts: ReadonlyMap<string, number>): number {
  const isRunning = (line: string) => {
    const plain = plainOf(line);
    const isLong = plain.replaceAll(/[^\p{L}]/gu, '').length >= FEWEST_LETTERS;
    return (isLong || PAGE_NUMBER.test(plain)) && (counts.get(plain) ?? 0) > 1;
  };
  const end = lines.slice(0, MOST_RUNNING).findIndex((line) => !isRunning(line));
  return end === -1 ? Math.min(lines.length, MOST_RUNNING) : end;
}

/** Lines from the first that holds something behind so many that do. */
function withoutEdge(lines: readonly string[], count: number): string[] {
  let left = count;
  const from = lines.findIndex((line) => line.trim() !== '' && left-- === 0);
  return from === -1 ? [] : lines.slice(from);
}
