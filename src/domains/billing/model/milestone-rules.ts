import { sayCount } from '#lib/say-number.ts';

/** Silence approves after so many days; reminders go out before. */
export const APPROVAL_DAYS = 7;
/** The same in words: "seven days". */
export const APPROVAL_TIME = sayCount(APPROVAL_DAYS, 'day');
export const REMINDER_DAYS = [3, 6] as const;

/** How money that is held for a job goes back, as the buyer is told with the order. */
export const MILESTONE_REFUND_RULE =
  'Held until you approve the work. If the professional cancels, whatever is still held goes back to you; in a dispute, our team decides how to split it.';
