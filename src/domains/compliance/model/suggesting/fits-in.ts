import type { Item } from '../text/item.ts';

/*
 * Whether what is left reads well when a phrase is taken out, or other words stand in its place. "Adults only" is a clause of its own.
 * Without "gay men" there is nothing left of "the unit is for gay men".
 */

/** What hangs on the clause before it. */
const HANGS_ON =
  /^(?:because|since|so|as|but|nor|or|and|unless|except|even|which|who|that|thanks|per|due|for|to|of|in|at|on|with|without|if|when|where|until|after|before|while|than)\b/;
/** Where "anyone" can stand after these, a whole name stood there. In "a young couple" it would follow the article. */
const OPENS_A_NAME =
  /^(?:for|to|by|with|among|suits?|fits?|attracts?|draws?|delights?|pleases?|invites?|entices?)$|(?: for| to| by)$/;
const OF_DEGREE =
  /^(?:very|so|more|most|less|least|too|quite|really|super|extremely|pretty|rather|fairly|few|fewer|last|[a-z]{2,}ly)$/;

/** Whether it is the end of a clause: nothing, a sign, or a new line. */
const endsClause = (one: Item | undefined): boolean => one === undefined || '.,'.includes(one.letter);

export function fitsIn(
  items: readonly Item[],
  { from, to }: { from: number; to: number },
  replacement: string,
  text: string,
): boolean {
  const [before, after] = [items[from - 1], items[to]];
  const startsLine = before !== undefined && text.slice(before.end, items[from]?.start).includes('\n');
  const endsLine = after !== undefined && text.slice(items[to - 1]?.end, after.start).includes('\n');
  if (replacement === '') {
    const isLast = endsLine || after === undefined || after.letter === '.' || isCourtesy(items, to);
    const isOpen = startsLine || endsClause(before) || (before?.letter === 'c' && isLast);
    return isOpen && (isLast || (endsClause(after) && !HANGS_ON.test(items[to + 1]?.words ?? 'and')));
  }
  if (replacement === 'anyone' || replacement === 'todos') {
    const opens = startsLine || endsClause(before) || OPENS_A_NAME.test(before?.words ?? '') || before?.isSpanish === true;
    const goesOn =
      after !== undefined && !endsLine && ('cxBvT'.includes(after.letter) || /^(?:who|whose|that)\b/.test(after.words));
    return opens && !goesOn;
  }
  return before === undefined || startsLine || !(OF_DEGREE.test(before.words) || 'qM#'.includes(before.letter));
}

/** "No kids, please." */
function isCourtesy(items: readonly Item[], at: number): boolean {
  const start = items[at]?.letter === ',' ? at + 1 : at;
  return /^(?:please|period|thanks|thank you)$/.test(items[start]?.words ?? '') && /^[.]?$/.test(items[start + 1]?.letter ?? '');
}
