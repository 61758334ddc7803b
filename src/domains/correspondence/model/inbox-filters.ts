/** What an inbox shows, in the words of its page. Spam and what sleeps show under their own names alone. */
export const INBOX_FILTERS = {
  all: 'All',
  unread: 'Unread',
  mine: 'Assigned to me',
  questions: 'Questions',
  tours: 'Tours',
  offers: 'Offers',
  snoozed: 'Snoozed',
  spam: 'Spam',
} as const;
export type InboxFilter = keyof typeof INBOX_FILTERS;
export const INBOX_FILTER_NAMES = Object.keys(INBOX_FILTERS) as [InboxFilter, ...InboxFilter[]];
