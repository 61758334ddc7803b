/** A mark on a short line is a box that was ticked: "_X__ New mortgage", "X___ ELECTED", "__X__presented with this offer". */
const MARKED_LINE = /(?<![_\p{L}\d])(?:_{1,6}[xX✓✔√]_{0,6}|[xX✓✔√]_{2,6})(?![_\d])/gu;
/** A short line right before words, at the beginning of its line or cell, or without a gap: "____ WAIVED", "_____FHA". */
const OPEN_LINE =
  /(?<=(?:^|[\n\t])[ ]?(?:\(?[a-z\d]{1,2}[.)][ ])?)_{3,8}(?=[ ][A-Za-z](?!['’]clock))(?![ ](?:(?:business|calendar|banking) )?(?:days?|hours?|weeks?|months?|years?|percent|o['’]clock|of|and|to|at [_\d])\b(?! the\b))|(?<![_\p{L}\d$:#/] ?)_{3,8}(?=[A-Za-z])|(?<=\p{L} )_{3,8}(?= ?(?:is|are|does|do|will|shall|has|have|may|agrees?)\b)/gu;
/** How far from a marked line an empty one belongs to the same question. */
const FARTHEST = 700;
const SHORTEST = 3;

/** A page on which short lines before choices are boxes, place for place, wherever one near them bears a mark. */
export function boxLines(page: string): string {
  const marks = [...page.matchAll(MARKED_LINE)].filter(({ 0: mark }) => mark.length >= SHORTEST);
  if (marks.length === 0) return page;
  let next = 0;
  return page
    .replaceAll(OPEN_LINE, (line: string, at: number) => {
      while ((marks[next]?.index ?? Infinity) < at - FARTHEST) next += 1;
      return (marks[next]?.index ?? Infinity) > at + FARTHEST ? line : box('[ ]', line, page, at);
    })
    .replaceAll(MARKED_LINE, (mark, at: number) => (mark.length < SHORTEST ? mark : box('[X]', mark, page, at)));
}

/** A box as long as its line, right before its words. */
function box(sign: string, line: string, page: string, at: number): string {
  const isAttached = /\p{L}/u.test(page[at + line.length] ?? '') && line.length > sign.length;
  return (isAttached ? `${sign} ` : sign).padStart(line.length);
}
