import { formatDate } from '#lib/format.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import type { BoughtService } from '../contract/services.ts';

export const SERVICE_WORDS: Record<BoughtService['status'], { title: string; tone: BadgeTone }> = {
  waiting: { title: 'Being arranged', tone: 'warning' },
  arranged: { title: 'Arranged', tone: 'info' },
  done: { title: 'Done', tone: 'brand' },
  cancelled: { title: 'Called off', tone: 'neutral' },
};

/** Who does it and when, or by when it is due. */
export function sayService({ status, who, onDay, dueOn, deliverable }: BoughtService): string {
  if (status === 'waiting') return `${deliverable}, by ${formatDate(dueOn, 'UTC')}`;
  if (status === 'cancelled' || onDay === null) return deliverable;
  return `${deliverable}: ${who}, ${formatDate(onDay, 'UTC')}`;
}
