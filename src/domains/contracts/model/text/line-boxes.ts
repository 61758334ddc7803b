/** A mark on a short line is a box that was ticked: "_X__ New mortgage", "X___ ELECTED", "__X__presented with this offer". */
const MARKED_LINE = /(?<![_\p{L}\d])(?:_{1,6}[xX✓✔√]_{0,6}|[xX✓✔√]_{2,6})(?![_\d])/gu;
/** A mark without a line, before a choice: "__ FHA  __ VA  X Conventional". */
const BARE_MARK = /(?<=^|[\n\t ([])[xX✓✔√](?=[ \t]{1,3}(?:\d{1,2}[.)] )?[A-Za-z])/gu;
/** A short line right before words, at the beginning of its line or cell, or without a gap: "____ WAIVED", "_____FHA". */
const OPEN_LINE =
  /(?<=(?:^|[\n\t])[ ]?(?:\(?[a-z\d]{1,2}[.)][ ])?)_{2,8}(?=[ ](?:\d{1,2}[.)] )?[A-Za-z](?!['’]clock))(?![ ](?:(?:business|calendar|banking) )?(?:days?|hours?|weeks?|months?|years?|percent|o['’]clock|of|and|to|at [_\d])\b(?! the\b))|(?<![_\p{L}\d$:#/] ?)_{2,8}(?=[A-Za-z])|(?<=\p{L} )_{2,8}(?= ?(?:is|are|does|do|will|shall|has|have|may|agrees?|not)\b)/gu;
/** Shorter lines are boxes wherever a word follows: "a __ FHA __ VA loan". */
const SHORT_LINE = /(?<![_$#/:] ?|\d)__(?= [A-Za-z](?!['’]clock))(?! (?:days?|hours?|weeks?|months?|years?|percent|day of)\b)/gu;
/** How far from a marked line an empty one belongs to the same question. */
const FARTHEST = 700;
const FARTHEST_BARE = 240;
/** A line of people, who sign behind an "X". */
const IS_SIGNED = /\d{1,2}\/\d{1,2}\/\d{2,4}|\bsign|\/s\/|\bdate\b/i;

/** "■ Conventional □ FHA", "(●) applies (○) does not": filled and empty signs of one line are boxes; alone they are bullets. */
const FILLED = /\(?[■◼◾●◉⦿▣]\)?/g;
const EMPTY = /\(?[□◻◽○◯]\)?/g;
function boxSigns(page: string): string {
  const even = (sign: string) => (whole: string) => sign.padStart(whole.length);
  return page
    .split('\n')
    .map((line) =>
      line.search(FILLED) === -1 || line.search(EMPTY) === -1
        ? line
        : line.replaceAll(FILLED, even('☒')).replaceAll(EMPTY, even('☐')),
    )
    .join('\n');
}

/** A page on which short lines before choices are boxes, place for place, wherever one near them bears a mark. */
export function boxLines(whole: string): string {
  const page = boxSigns(whole);
  const drawn = [...page.matchAll(MARKED_LINE)].map(({ index }) => index);
  const bare = findBare(page);
  if (drawn.length === 0 && bare.length === 0) return page;
  const isNear = nearTo(drawn, FARTHEST);
  const isNearBare = nearTo(bare, FARTHEST_BARE);
  const bareMarks = new Set(bare);
  const open = (line: string, at: number, whole: string) => (isNear(at) || isNearBare(at) ? box('☐', line, whole, at) : line);
  return page
    .replaceAll(BARE_MARK, (mark, at: number) => (bareMarks.has(at) ? '☒' : mark))
    .replaceAll(MARKED_LINE, (mark, at: number, whole: string) => box('☒', mark, whole, at))
    .replaceAll(OPEN_LINE, open)
    .replaceAll(SHORT_LINE, open);
}

/** Where marks stand that have an empty short line beside them, and no name behind. */
function findBare(page: string): number[] {
  const short = [...page.matchAll(SHORT_LINE), ...page.matchAll(OPEN_LINE)].map(({ index }) => index).toSorted((a, b) => a - b);
  if (short.length === 0) return [];
  const isNear = nearTo(short, FARTHEST_BARE);
  return [...page.matchAll(BARE_MARK)].flatMap(({ index }) => {
    const line = page.slice(page.lastIndexOf('\n', index) + 1, index + 90).split('\n')[0] ?? '';
    return isNear(index) && !IS_SIGNED.test(line) ? [index] : [];
  });
}

/** Whether one of some places, in ascending order, lies no farther away than so many letters. */
function nearTo(places: readonly number[], farthest: number): (at: number) => boolean {
  return (at) => {
    const next = places.findIndex((place) => place >= at - farthest);
    return next !== -1 && (places[next] ?? Infinity) <= at + farthest;
  };
}

/** A box as long as its line, right before its words. */
function box(sign: string, line: string, page: string, at: number): string {
  const isAttached = /\p{L}/u.test(page[at + line.length] ?? '') && line.length > 1;
  return (isAttached ? `${sign} ` : sign).padStart(line.length);
}
