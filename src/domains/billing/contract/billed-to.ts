import { z } from 'zod';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const line = (missing: string, most: number, tooLong: string) =>
  refuseCardNumbers(z.string().trim().min(1, missing).max(most, tooLong));

/** Whom an invoice is made out to. */
export const billedToSchema = z.object({
  name: line(
    'Give the name for the invoice',
    MOST_LETTERS.billedName,
    `A name has at most ${MOST_LETTERS.billedName} characters`,
  ),
  address: line(
    'Give the address for the invoice',
    MOST_LETTERS.billedAddress,
    `An address has at most ${MOST_LETTERS.billedAddress} characters`,
  ),
});
