import { z } from 'zod';
import { quoteTermsSchema } from '../model/quote-terms.ts';
import { QUOTE_STATUSES } from '../model/status-changes.ts';

export const quoteSchema = z.object({
  id: z.uuid(),
  version: z.number().int(),
  status: z.enum(QUOTE_STATUSES),
  terms: quoteTermsSchema,
  subtotalCents: z.number().int(),
  taxCents: z.array(z.number().int()).describe('In the order of the taxes'),
  totalCents: z.number().int(),
  validUntil: z.string(),
  madeAt: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;
