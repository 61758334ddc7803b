/** A run of text on a page, or what was typed into a field: PDF points, y upwards from the bottom. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const SAME_LINE = 0.5;
const SPACE = 0.18;
const WIDE = 1.8;

/** The runs of a page as lines from top to bottom; in a line, a wide gap between runs is a tab, a narrow one a space. */
export function composePage(runs: readonly TextRun[]): string {
  const lines: TextRun[][] = [];
  const sorted = runs.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y || a.x - b.x);
  for (const run of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (
      line !== undefined &&
      first !== undefined &&
      Math.abs(first.y - run.y) <= Math.max(3, Math.min(first.height, run.height) * SAME_LINE)
    )
      line.push(run);
    else lines.push([run]);
  }
  return lines.map(composeLine).join('\n');
}

function composeLine(line: TextRun[]): string {
  const runs = line.toSorted((a, b) => a.x - b.x);
  let text = '';
  let end: number | undefined;
  for (const run of runs) {
    const size = Math.max(run.height, 6);
    const gap = end === undefined ? 0 : run.x - end;
    if (gap > size * WIDE) text += '\t';
    else if (gap > size * SPACE && !text.endsWith(' ') && !run.text.startsWith(' ')) text += ' ';
    text += run.text;
    end = Math.max(end ?? 0, run.x + run.width);
  }
  return text;
}
