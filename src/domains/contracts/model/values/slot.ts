import { allMatches, groupSpan, trimSpan, type Found, type Span } from '../text/contract-text.ts';
import { findDates } from './dates.ts';
import { isBlank } from '../text/marks.ts';
import { findAmounts } from './money.ts';

/** What a paper says in one place: a value, an empty line for one, values that contradict each other, or nothing. */
export type Slot<T> =
  | { state: 'stated'; found: Found<T>; context: Span }
  | { state: 'blank'; span: Span }
  | { state: 'conflicting'; values: readonly Found<T>[] }
  | { state: 'absent' };

export const ABSENT = { state: 'absent' } as const;

/**
 * The value of the strongest pattern that finds one. Each pattern has a group `slot`: where the value stands. Values of one
 * pattern that differ conflict; a pattern that finds only empty places says blank, unless a later one finds a value.
 */
export function readSlot<T>(
  text: string,
  patterns: readonly RegExp[],
  read: (text: string, span: Span) => Found<T> | undefined,
): Slot<T> {
  let blank: Slot<T> = ABSENT;
  for (const pattern of patterns) {
    const values: { found: Found<T>; context: Span }[] = [];
    for (const match of allMatches(text, pattern)) {
      const span = groupSpan(match, 'slot');
      if (span === undefined) continue;
      const found = read(text, span);
      // A pattern may look back at its slot from what stands behind it.
      const start = Math.min(match.index, span.start);
      if (found !== undefined)
        values.push({ found, context: { start, end: endOfQuote(found.end, match.index + match[0].length) } });
      else if (blank.state === 'absent' && isOpen(text.slice(span.start, span.end)))
        blank = { state: 'blank', span: { start, end: span.end } };
    }
    const [first] = values;
    if (first === undefined) continue;
    const others = values.filter(({ found }) => JSON.stringify(found.value) !== JSON.stringify(first.found.value));
    if (others.length === 0) return { state: 'stated', ...first };
    return { state: 'conflicting', values: values.map(({ found }) => found) };
  }
  return blank;
}

/** Letters that a quote may have behind its value. */
const MOST_BEHIND = 40;

/** A quote ends with what the pattern saw, but does not run on far behind the value. */
function endOfQuote(found: number, matched: number): number {
  return matched - found > MOST_BEHIND ? found : Math.max(found, matched);
}

/** Whether a place for a value is empty, or begins with what a form leaves for a pen. */
export function isOpen(raw: string): boolean {
  const line = raw.replace(/^\s+/, '').split('\n')[0] ?? '';
  return isBlank(line) || /^(?:\(date\)\s?)?[\s$*:,(-]{0,6}(?:_{2,}|\[(?! {0,3}[xX✓✔√]? {0,3}\])[^\]\n]{1,80}\])/.test(line);
}

export function valueOf<T>(slot: Slot<T>): T | null {
  return slot.state === 'stated' ? slot.found.value : null;
}

/** The first amount of money in a span. */
export function readAmount(text: string, { start, end }: Span): Found<number> | undefined {
  return findAmounts(text, start, end)[0];
}

/** The same; an amount of nothing, which forms with two lines have on the one, is none. */
export function readSome(text: string, span: Span): Found<number> | undefined {
  const found = readAmount(text, span);
  return found?.value === 0 ? undefined : found;
}

/** The first date in a span. */
export function readDay(text: string, { start, end }: Span): Found<string> | undefined {
  return findDates(text, start, end)[0];
}

/** The words of a span, gaps as single spaces; undefined if it is blank. */
export function readWords(text: string, span: Span): Found<string> | undefined {
  if (isBlank(text.slice(span.start, span.end))) return undefined;
  const { start, end } = trimSpan(text, span);
  const value = text
    .slice(start, end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[_*]{2,}/g, '')
    .trim();
  return value === '' ? undefined : { value, start, end };
}
