import { z } from 'zod';
import { HANDLE_LETTERS } from '../model/booking-terms.ts';

export const bookings = { name: 'bookings', hits: 60, perSeconds: 3600 } as const;

export const handleField = z
  .string()
  .trim()
  .min(HANDLE_LETTERS.least, `Give at least ${HANDLE_LETTERS.least} letters`)
  .max(HANDLE_LETTERS.most, `Give at most ${HANDLE_LETTERS.most} letters`)
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'Use lowercase letters a to z, digits, and hyphens in between');
export const hostParams = z.object({ handle: z.string().min(1).max(HANDLE_LETTERS.most) });
