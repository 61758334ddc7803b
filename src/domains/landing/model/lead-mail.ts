import type { NotificationTopic } from '#domains/notifications/contract.ts';

/** Mail to whoever sent a form of a landing page. Each carries a link that stops the next. */
export const LEAD_TOPIC: NotificationTopic = 'requests';
export const LEAD_MAIL = { key: '', label: 'Answers to requests from our pages' } as const;
