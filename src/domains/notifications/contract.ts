import { splitCommas } from '#lib/comma-list.ts';
import { z } from 'zod';
import { cursorParam, rowIdParam } from '#lib/stored-values.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { TOPIC_NAMES } from './model/topics.ts';

export { NOTIFICATION_TOPICS, type NotificationTopic, topicOf, TOPIC_NAMES } from './model/topics.ts';

export * from './contract/interest.ts';
export * from './contract/devices.ts';

export const keptMailSchema = z.object({
  id: z.number().int(),
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  attachments: z
    .array(z.object({ filename: z.string(), text: z.string().nullable().describe('Null for what is no text') }))
    .describe('Such as the file for a calendar'),
  state: z.enum(['queued', 'sent', 'kept', 'failed']),
  createdAt: z.string(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;

export const listMailbox = defineEndpoint({
  method: 'GET',
  path: '/api/dev/mailbox',
  summary: 'The latest mails of a local installation, which keeps mails and sends none. Absent elsewhere.',
  access: 'public',
  response: z.object({ mails: z.array(keptMailSchema) }),
});

export const getMailHtml = defineEndpoint({
  method: 'GET',
  path: '/api/dev/mailbox/{id}/html',
  summary: 'A kept mail as its reader would see it. Only in local installations.',
  access: 'public',
  produces: 'text/html',
  params: z.object({ id: rowIdParam }),
});

const topicSchema = z.enum(TOPIC_NAMES);

export const NOTIFICATION_CHANNELS = ['in-app', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const notificationSchema = z.object({
  id: z.string(),
  topic: topicSchema,
  title: z.string(),
  body: z.string(),
  href: z.string().describe('Path of the page it is about'),
  createdAt: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

const notificationWrites = { name: 'notifications', hits: 600, perSeconds: 3600 } as const;

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The caller’s notifications, newest first, with the number of unread ones.',
  access: 'signed-in',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(30), cursor: cursorParam.optional() }),
  response: z.object({ notifications: z.array(notificationSchema), unread: z.number().int(), nextCursor: z.string().nullable() }),
});

export const markNotificationsRead = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks these notifications as read, or all of them.',
  access: 'signed-in',
  body: z.object({ ids: z.array(z.uuid()).max(100).optional() }),
  response: z.object({ unread: z.number().int() }),
  limit: notificationWrites,
});

const preferenceSchema = z.object({ topic: topicSchema, channel: z.enum(NOTIFICATION_CHANNELS), isWanted: z.boolean() });
export type NotificationPreference = z.infer<typeof preferenceSchema>;
const preferencesSchema = z.object({
  preferences: z.array(preferenceSchema),
  isDaily: z.boolean().describe('Mail of what can wait comes once a day, in the morning'),
});

export const getNotificationPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  summary: 'The caller’s choice of notifications, by topic and channel.',
  access: 'signed-in',
  response: preferencesSchema,
});

export const setNotificationPreference = defineEndpoint({
  method: 'PUT',
  path: '/api/notification-preferences',
  summary: 'Turns one topic on or off for one channel.',
  access: 'signed-in',
  body: preferenceSchema,
  response: preferencesSchema,
  limit: notificationWrites,
});

export const setMailPace = defineEndpoint({
  method: 'PUT',
  path: '/api/mail-pace',
  summary: 'Whether mail of what can wait comes at once or once a day.',
  access: 'signed-in',
  body: z.object({ isDaily: z.boolean() }),
  response: preferencesSchema,
  limit: notificationWrites,
});

const subscriptionSchema = z.object({
  topic: topicSchema,
  label: z.string().describe('What the mails are about'),
  address: z.string().describe('The address, mostly hidden'),
  isStopped: z.boolean(),
});
export type MailSubscription = z.infer<typeof subscriptionSchema>;
const unsubscribeLimit = { name: 'unsubscribe', hits: 120, perSeconds: 3600 } as const;

export const getMailSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  summary: 'What a mail’s unsubscribe link stops. Changes nothing; redirects browsers to the page.',
  access: 'public',
  params: linkTokenParams,
  response: subscriptionSchema,
});

export const stopMail = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  summary: 'Stops mails of one kind without signing in: one-click unsubscribe of RFC 8058.',
  access: 'public',
  params: linkTokenParams,
  response: subscriptionSchema,
  limit: unsubscribeLimit,
});

export const resumeMail = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe/{token}/undo',
  summary: 'Resumes the mails that the same link stopped.',
  access: 'public',
  params: linkTokenParams,
  response: subscriptionSchema,
  limit: unsubscribeLimit,
});

export const streamNews = defineEndpoint({
  method: 'GET',
  path: '/api/realtime',
  summary: 'Server-sent events: changes of these homes, and the caller’s notifications.',
  access: 'public',
  query: z.object({
    listings: z
      .string()
      .max(4000)
      .default('')
      .transform(splitCommas)
      .refine((keys) => keys.length <= 100, 'give up to 100 listing keys, separated by commas')
      .describe('Listing keys, separated by commas'),
    missedMs: z.coerce
      .number()
      .int()
      .min(0)
      .max(DAY_MS)
      .optional()
      .describe('How long ago the page began to read what it shows: it is told what has happened since'),
  }),
  produces: 'text/event-stream',
});
