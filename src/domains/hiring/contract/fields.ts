import { z } from 'zod';
import { messageField } from '#lib/contact-form.ts';
import { MOST_LETTERS } from '../model/limits.ts';

/** What calls of several sides share. */
export const writes = { name: 'hiring', hits: 300, perSeconds: 3600 } as const;
export const requestParams = z.object({ requestId: z.uuid() });
export const leadParams = z.object({ leadId: z.uuid() });
export const engagementParams = z.object({ engagementId: z.uuid() });
export const vendorParams = z.object({ vendorId: z.uuid() });
export const reasonField = messageField(MOST_LETTERS.reason);
