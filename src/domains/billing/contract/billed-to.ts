import { z } from 'zod';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';

const line = (missing: string, most: number, tooLong: string) =>
  refuseCardNumbers(z.string().trim().min(1, missing).max(most, tooLong));

/** Whom an invoice is made out to. */
export const billedToSchema = z.object({
  name: line('Give the name for the invoice', 120, 'A name has at most 120 characters'),
  address: line('Give the address for the invoice', 400, 'An address has at most 400 characters'),
});
