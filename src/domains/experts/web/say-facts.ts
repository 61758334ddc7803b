import { formatCount, formatDate } from '#lib/format.ts';
import type { VendorCard } from '../contract.ts';

export { sayMinutes } from '../model/say-why.ts';

/** "Free from Dec 3", from the calendar; else what they say of themselves. */
export function sayFree({ nextFreeAt, leadDays }: Pick<VendorCard, 'nextFreeAt' | 'leadDays'>): string {
  if (nextFreeAt !== null) return `Next free ${formatDate(nextFreeAt, 'UTC', 'medium')}`;
  return leadDays === 0 ? 'Usually free the same day' : `Usually free within ${formatCount(leadDays, 'day')}`;
}
