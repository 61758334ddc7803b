import type { StandardStatus } from './standard-status.ts';

/** What pages and mails call a status. */
export const STATUS_WORDS: Readonly<Record<StandardStatus, string>> = {
  Incomplete: 'Draft',
  'Coming Soon': 'Coming soon',
  Active: 'For sale',
  'Active Under Contract': 'Under contract',
  Pending: 'Pending',
  Hold: 'On hold',
  Closed: 'Sold',
  Withdrawn: 'Withdrawn',
  Canceled: 'Canceled',
  Expired: 'Expired',
  Delete: 'Removed',
};
