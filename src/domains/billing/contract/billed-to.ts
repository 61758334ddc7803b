import { z } from 'zod';
import { hasCardNumber, NO_CARD_NUMBERS } from '#lib/card-number.ts';

const line = (missing: string, most: number, tooLong: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, tooLong)
    .refine((said) => !hasCardNumber(said), NO_CARD_NUMBERS);

/** Whom an invoice is made out to. */
export const billedToSchema = z.object({
  name: line('Give the name for the invoice', 120, 'A name has at most 120 characters'),
  address: line('Give the address for the invoice', 400, 'An address has at most 400 characters'),
});
