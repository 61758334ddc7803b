import type { Found, Span } from '../text/contract-text.ts';
import type { Slot } from './slot.ts';

/** What three ways of looking say of one term. */
export interface Witnesses<T> {
  /** A place that the form labels. */
  labeled: Slot<T>;
  /** A wording that contracts use for it. */
  worded: Slot<T>;
  /** The one figure or date of the paper that the words nearest to it give to the term. */
  nearest: Found<T> | undefined;
  /** Whether the words nearest to a place give it to another term. */
  isForeign: (place: Span) => boolean;
}

/**
 * One term of what the witnesses say. A value stands only where none of them contradicts it: two that differ conflict, and what
 * the nearest words give to another term is no value. A wrong value costs more than a missing one.
 */
export function agree<T>({ labeled, worded, nearest, isForeign }: Witnesses<T>): Slot<T> {
  const isSame = (a: T, b: T) => JSON.stringify(a) === JSON.stringify(b);
  const own = withoutForeign(worded, isForeign);
  // A place that nobody filled is no reason to look elsewhere.
  if (labeled.state === 'conflicting' || labeled.state === 'blank') return labeled;
  if (labeled.state === 'stated') {
    return own.state === 'stated' && !isSame(own.found.value, labeled.found.value)
      ? { state: 'conflicting', values: [labeled.found, own.found] }
      : labeled;
  }
  if (own.state === 'stated') {
    return nearest !== undefined && !isSame(nearest.value, own.found.value)
      ? { state: 'conflicting', values: [own.found, nearest] }
      : own;
  }
  if (own.state === 'conflicting') return own;
  if (nearest !== undefined) return { state: 'stated', found: nearest, context: nearest };
  return own;
}

function withoutForeign<T>(slot: Slot<T>, isForeign: (place: Span) => boolean): Slot<T> {
  if (slot.state === 'stated') return isForeign(slot.found) ? { state: 'absent' } : slot;
  if (slot.state !== 'conflicting') return slot;
  const values = slot.values.filter((found) => !isForeign(found));
  const [first] = values;
  if (first === undefined) return { state: 'absent' };
  return values.every(({ value }) => JSON.stringify(value) === JSON.stringify(first.value))
    ? { state: 'stated', found: first, context: first }
    : { state: 'conflicting', values };
}
