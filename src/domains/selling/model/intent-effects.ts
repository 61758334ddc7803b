import { assumedClosing } from '#domains/proceeds/contract.ts';
import { formatDate } from '#lib/format.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Intent, TIMES } from './plan.ts';

/** In how many days the sale begins. */
const DAYS_TO_START: Readonly<Record<keyof typeof TIMES, number>> = { now: 0, quarter: 91, half: 182, later: 0 };

/** The closing day to assume by when the sale begins: YYYY-MM-DD. */
export function closingOf({ time }: Pick<Intent, 'time'>, now: Date): string {
  return assumedClosing(new Date(now.getTime() + DAYS_TO_START[time ?? 'now'] * DAY_MS));
}

/** What the answers change, or what they call for, in sentences. */
export function sayEffects(intent: Intent, now: Date): string[] {
  const { condition, time, occupant, reason, isBuyingNext } = intent;
  return [
    condition === null
      ? undefined
      : 'Repairs and preparation start from planning figures for a home in this shape. Replace them with quotes in each way of selling.',
    time === null || DAYS_TO_START[time] === 0
      ? undefined
      : `The sale begins later, so we assume a closing around ${formatDate(closingOf(intent, now), 'UTC')}.`,
    occupant === 'tenant'
      ? 'The tenant may stay by the lease, and your state may ask for notice before showings. We add the lease to your papers.'
      : undefined,
    occupant === 'vacant' ? 'Ask your insurer what is covered while no one lives there.' : undefined,
    reason === 'inherited'
      ? 'Whoever inherits a home needs papers that allow them to sell it, as of probate or a trust. We add them to your papers.'
      : undefined,
    isBuyingNext === true
      ? 'When offers come, compare the day of possession: a buyer can let you stay after the closing. Your own next offer can depend on this sale.'
      : undefined,
  ].filter((words) => words !== undefined);
}
