/** The heads of two columns of a table: what something was, and what it is from now on. */
const FORMER =
  /^(?:was|old|from|former(?:ly)?|current(?:ly)?|original(?:ly)?|existing|before|previous(?:ly)?|as signed)(?: \w{3,10})?$/;
const FROM_NOW = /^(?:is now|now|new|to|changed to|revised|amended(?: to)?|becomes|shall be|will be|as amended)(?: \w{3,10})?$/;
const LONGEST_HEAD = 30;

/** A text without the cells of tables that tell what was agreed on before, place for place: it counts no more. */
export function withoutFormerColumns(text: string): string {
  let head: { former: number; count: number } | undefined;
  return text
    .split('\n')
    .map((line) => {
      const cells = [...line.matchAll(/[^\t|]+/g)].filter(([words]) => words.trim() !== '');
      if (cells.length < 2) {
        head = undefined;
        return line;
      }
      const words = cells.map(([cell]) => cell.trim().toLowerCase().replace(/[:.]$/, ''));
      const former = words.findIndex((cell) => cell.length <= LONGEST_HEAD && FORMER.test(cell));
      const isHead = former !== -1 && words.slice(former + 1).some((cell) => cell.length <= LONGEST_HEAD && FROM_NOW.test(cell));
      if (isHead) {
        head = { former, count: cells.length };
        return line;
      }
      const old = head !== undefined && cells.length === head.count ? cells[head.former] : undefined;
      if (old === undefined) return line;
      return line.slice(0, old.index) + ' '.repeat(old[0].length) + line.slice(old.index + old[0].length);
    })
    .join('\n');
}
