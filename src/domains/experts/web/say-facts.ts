import { formatCount, formatDate, formatSpan } from '#lib/format.ts';
import type { VendorCard } from '../contract.ts';

/** "Answers in about 2 hours", of each category that is known: one time where they sound alike, else from the shortest to the longest. */
export function sayAnswers(minutes: readonly number[]): string | undefined {
  const times = [...new Set(minutes.toSorted((a, b) => a - b).map(formatSpan))];
  const [first] = times;
  if (first === undefined) return undefined;
  return `Answers in about ${times.length === 1 ? first : `${first} to ${times.at(-1)}`}`;
}

export type Free = Pick<VendorCard, 'nextFreeAt' | 'leadDays'>;

/** "Next free Dec 3, 2026", from the calendar; else what they say of themselves. */
export function sayFree({ nextFreeAt, leadDays }: Free, timeZone: string): string {
  if (nextFreeAt !== null) return `Next free ${formatDate(nextFreeAt, timeZone)}`;
  return leadDays === 0 ? 'Usually free the same day' : `Usually free within ${formatCount(leadDays, 'day')}`;
}
