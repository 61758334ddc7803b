import type { NotificationTopic } from './topics.ts';

/**
 * Topics of which mail can wait for the morning. Not among them: what has a pace of its own (saved searches, favorites, areas, home
 * values), what somebody waits for (offers, requests for services, visits, papers to sign) and what concerns money.
 */
export const CAN_WAIT: readonly NotificationTopic[] = [
  'inquiries',
  'listings',
  'roadmap',
  'applications',
  'requests',
  'administration',
];
/** How much one mail of the day tells at most. */
export const MOST_OF_A_DAY = 50;
