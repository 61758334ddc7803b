import type { ToastMessage } from './toast-store.ts';

/** The words for a failed action, the same everywhere. */
export const DID_NOT_WORK = 'That did not work';
export const TRY_AGAIN = 'Please try again.';
/** Both in one line, for little room. */
export const DID_NOT_WORK_TRY_AGAIN = `${DID_NOT_WORK}. ${TRY_AGAIN}`;

/** The words in place of content that could not be read. */
export const NOT_LOADED = 'This could not be loaded';
export const NOT_SHOWN_TO_YOU = 'This is not open to you';
export const NOT_THERE = 'This is not here any more';
/** Shown above older data while newer data cannot be loaded. */
export const NOT_UP_TO_DATE = 'What is new could not be loaded.';

/** A brief notice of what failed, with the reason if known. */
export function failureToast(reason?: string): ToastMessage {
  return { title: DID_NOT_WORK, description: reason ?? TRY_AGAIN, variant: 'destructive' };
}
