/** Where words in the margin end: those that head a paragraph, and those that go on beside it. */
const MARGIN = { head: '\ue005', more: '\ue006' } as const;
export const MARGIN_MARKS = /[\ue005\ue006]/g;
const MARGIN_LINE =
  /^(?<words>(?:\d{1,2}[.)] {1,2})?[A-Za-z][A-Za-z'’,&-]{0,15}(?: [A-Za-z'’,&-]{1,15}){0,2}[.,:]?)(?<gap> {1,20})(?=\S)/;
const FEWEST_MARGIN_LINES = 6;
const NARROWEST_MARGIN = 8;
const FEWEST_INDENTED = 4;
/** Paragraphs are as wide as this; values in the second column of a table are not. */
const WIDE = 45;
const FEWEST_WIDE = 2;

/** A page whose headings stand in the margin, beside paragraphs that are all indented alike, with marks where they end. */
export function markMargin(page: string): string {
  const lines = page.split('\n');
  const widths = new Map<number, number>();
  for (const line of lines) {
    const width = /^ {8,24}(?=\S)/.exec(line)?.[0].length;
    if (width !== undefined) widths.set(width, (widths.get(width) ?? 0) + 1);
  }
  const [column = 0, count = 0] = [...widths].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const marginal = lines.map((line) => {
    const match = MARGIN_LINE.exec(line);
    return match?.[0].length === column || (match !== null && isDeeper(match, column)) ? match : undefined;
  });
  const found = marginal.filter((match) => match !== undefined).length;
  const wide = lines.filter((line, at) => marginal[at] !== undefined && isWide(line.slice(column))).length;
  if (column < NARROWEST_MARGIN || found < FEWEST_MARGIN_LINES || count < FEWEST_INDENTED || wide < FEWEST_WIDE) return page;
  return lines
    .map((line, at) => {
      const match = marginal[at];
      if (match === undefined) return line;
      const isHead = marginal[at - 1] === undefined || /^(?:\d{1,2}|[A-Z])[.)]\s/.test(line.slice(column));
      return `${match.groups?.['words'] ?? ''}${isHead ? MARGIN.head : MARGIN.more} ${line.slice(column)}`;
    })
    .join('\n');
}

const isWide = (line: string) => line.length >= WIDE && !/\S {3,}\S/.test(line);

/** Behind words of the margin, a line that is indented farther than its paragraph: an answer on it. */
const isDeeper = ({ 0: whole, groups }: RegExpExecArray, column: number) =>
  whole.length > column && (groups?.['words'] ?? '').length < column - 1 && /^[a-z]/.test(whole);

/** Headings in the margin as lines of their own; what goes on beside a paragraph belongs to none of its sentences. */
export function partMargin(page: string): string {
  return page
    .replaceAll(MARGIN.head, '\n')
    .replaceAll(/(?:^|\n)[^\n\ue006]{1,60}\ue006/g, (words) => words.replaceAll(/[^\n]/g, ' '));
}
