import { expect, it } from 'vitest';
import { NO_CARD_NUMBERS } from '#lib/card-number.ts';
import { billedToSchema } from './billed-to.ts';

it('takes no card number in place of a name or an address, which an invoice would print', () => {
  const billing = { name: 'Bea Ames', address: '17 Willow Lane, Denver, CO 80202' };
  expect(billedToSchema.safeParse(billing).success).toBe(true);
  for (const wrong of [
    { ...billing, name: '4242 4242 4242 4242' },
    { ...billing, address: 'Card 5555-5555-5555-4444' },
  ])
    expect(billedToSchema.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([NO_CARD_NUMBERS]);
});
