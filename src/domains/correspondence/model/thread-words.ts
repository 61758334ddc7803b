import type { ThreadKind } from './thread-kinds.ts';

/** What a thread is called in lists. */
export const KIND_WORDS: Record<ThreadKind, string> = {
  inquiry: 'Question',
  'tour-request': 'Tour',
  offer: 'Offer',
  person: 'Message',
  lead: 'Service request',
};

/** What its sender did first. */
export const BEGINNINGS: Record<ThreadKind, string> = {
  inquiry: 'Asked',
  'tour-request': 'Asked for a tour',
  offer: 'Made an offer',
  person: 'Wrote',
  lead: 'Asked for a service',
};
