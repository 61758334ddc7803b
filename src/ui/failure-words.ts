import type { ToastMessage } from './toast-store.ts';

/** What is said where something that was pressed did not succeed, in one wording everywhere. */
export const DID_NOT_WORK = 'That did not work';
export const TRY_AGAIN = 'Please try again.';
/** Both, where there is room for one line only. */
export const DID_NOT_WORK_TRY_AGAIN = `${DID_NOT_WORK}. ${TRY_AGAIN}`;

/** The same in passing; with the reason, where it is known. */
export function failureToast(reason?: string): ToastMessage {
  return { title: DID_NOT_WORK, description: reason ?? TRY_AGAIN, variant: 'destructive' };
}
