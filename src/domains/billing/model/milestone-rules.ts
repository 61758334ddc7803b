import { sayCount } from '#lib/say-number.ts';

/** Days after which silence approves; reminders go out before. */
export const APPROVAL_DAYS = 7;
/** The same in words: "seven days". */
export const APPROVAL_TIME = sayCount(APPROVAL_DAYS, 'day');
export const REMINDER_DAYS = [3, 6] as const;

/** The longest that money paid for a part is held, in days: payment providers allow no more everywhere. */
export const HOLD_DAYS = 90;
/** So long before, both sides are reminded. */
export const HOLD_REMINDER_DAYS = 14;

/** How money that is held for a job goes back, as the buyer is told with the order. */
export const MILESTONE_REFUND_RULE = `Held until you approve the work. If the professional cancels, or hands nothing in within ${HOLD_DAYS} days of your payment, whatever is still held goes back to you; in a dispute, our team decides how to split it.`;
