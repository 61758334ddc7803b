import { z } from 'zod';
import { wide } from '#lib/stored-values.ts';

const why = z.enum(['suspended', 'bank-changed']);
const until = z.string().nullable().describe('Null for a suspension: it lasts until an administrator lifts it');

/** Why payouts of a vendor wait. */
export const payoutHoldSchema = z.object({ why, until });
export type PayoutHold = z.infer<typeof payoutHoldSchema>;

/** What a vendor is owed in a book while its payouts wait. */
export const waitingPayoutSchema = z.object({
  vendorId: z.uuid(),
  name: z.string(),
  book: z.enum(['live', 'sandbox']),
  availableCents: wide(z.number().int()),
  why,
  until,
});
export type WaitingPayout = z.infer<typeof waitingPayoutSchema>;
