import type { BookingKind } from './booking-kinds.ts';

/** Visits after which guests are asked what they thought. */
export const FEEDBACK_KINDS: readonly BookingKind[] = ['tour', 'video-tour'];
/** So long after the end: hosts have the time to note who did not come. */
export const FEEDBACK_AFTER_MINUTES = 60;
/** Whoever was not asked by then, since nothing ran, is not asked anymore. */
export const FEEDBACK_WITHIN_DAYS = 3;
