import { z } from 'zod';
import { DELIVERIES } from '#lib/contact-words.ts';
import { THREAD_KIND_NAMES } from '../model/thread-kinds.ts';
import { THREAD_STATUSES } from '../model/thread-status.ts';

/** Who wrote first, and who was written to. */
export const SIDES = ['sender', 'recipient'] as const;
export type Side = (typeof SIDES)[number];

export const sharedFileSchema = z.object({
  documentId: z.uuid(),
  name: z.string(),
  sizeBytes: z.number().int(),
});
export type SharedFile = z.infer<typeof sharedFileSchema>;

export const threadFileSchema = sharedFileSchema.extend({
  addedAt: z.string(),
  from: z.enum(SIDES),
  isOwn: z.boolean().describe('Whether the caller added it, and may delete it'),
});
export type ThreadFile = z.infer<typeof threadFileSchema>;

export const messageSchema = z.object({
  messageId: z.uuid(),
  from: z.enum(SIDES),
  message: z.string().describe('Empty if the thread began without words'),
  sentAt: z.string(),
  delivery: z
    .enum(DELIVERIES)
    .nullable()
    .describe('For the caller’s messages: what became of the mail; null for others, and if no one got mail'),
});
export type ThreadMessage = z.infer<typeof messageSchema>;

export const threadSchema = z.object({
  threadId: z.uuid(),
  kind: z.enum(THREAD_KIND_NAMES),
  side: z.enum(SIDES).describe('The side of the caller'),
  about: z
    .object({ label: z.string(), path: z.string() })
    .nullable()
    .describe('What it is about; null if that may no longer be shown'),
  with: z.object({
    name: z.string(),
    email: z.string().nullable().describe('How to reach the sender; null for senders, who get answers here and by mail'),
    phone: z.string().nullable().describe('If the sender agreed to calls'),
    hasLeft: z.boolean().describe('Whether they closed their account: their words are gone, and they cannot be reached'),
  }),
  status: z.enum(THREAD_STATUSES),
  statusAt: z.string().describe('Since when it has this status'),
  sentAt: z.string(),
  latest: messageSchema.nullable(),
  isUnread: z.boolean().describe('Whether the other side wrote after the caller’s side last read it here'),
});
export type ThreadSummary = z.infer<typeof threadSchema>;

export const threadDetailSchema = threadSchema.extend({
  messages: z.array(messageSchema).describe('Oldest first'),
  files: z
    .array(threadFileSchema)
    .describe('What both sides attached, oldest first; for the recipient none once it is withdrawn or closed'),
});
export type ThreadDetail = z.infer<typeof threadDetailSchema>;
