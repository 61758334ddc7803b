import type { ToastMessage } from './toast-store.ts';

/** The words for a failed action, the same everywhere. */
export const DID_NOT_WORK = 'That didn’t work';
export const TRY_AGAIN = 'Please try again.';
/** Both in one line, for little room. */
export const DID_NOT_WORK_TRY_AGAIN = `${DID_NOT_WORK}. ${TRY_AGAIN}`;

/** The words in place of content that could not be read. */
export const NOT_LOADED = 'This could not be loaded';
export const NOT_SHOWN_TO_YOU = 'You don’t have access to this';
export const NOT_THERE = 'This is no longer here';
/** For an address that holds no id of ours. */
export const BROKEN_LINK = 'Open the link again where you found it: part of it may be missing.';
/** Shown above older data while newer data cannot be loaded. */
export const NOT_UP_TO_DATE = 'We couldn’t load what’s new.';

/** The words of a whole page that could not be shown. */
const PAGE_TITLES: Readonly<Record<number, string>> = {
  403: 'This page is not available',
  404: 'Page not found',
  409: 'This isn’t possible right now',
  410: 'No longer here',
  429: 'A moment, please',
  503: 'We will be right back',
};
export function pageTitleOf(status: number): string {
  return PAGE_TITLES[status] ?? 'Something went wrong';
}
export const PAGE_NOT_SHOWN = 'This page could not be shown. Please try again in a moment.';
export const DATA_OUT_OF_REACH = 'We can’t reach our data right now. This page will reload.';
export const NO_CONNECTION = 'No connection';
export const PAGE_AWAITS_CONNECTION = 'This page will load once you’re back online. Nothing is lost.';

/** Shown over a page that stays as it was then. Until its scripts load, `app/shell/early-away.js` has words of its own. */
export function pageAsOf(time: string): string {
  return `You’re seeing this page as of ${time}. We’ll keep what you type.`;
}

/** A brief notice of what failed, with the reason if known. */
export function failureToast(reason?: string): ToastMessage {
  return { title: DID_NOT_WORK, description: reason ?? TRY_AGAIN, variant: 'destructive' };
}
