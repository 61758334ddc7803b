import { expect, it } from 'vitest';
import { sayDetails } from './say-details.ts';

it('says money in dollars, names in words, and nothing of what is not known', () => {
  const details = { orderId: '7f3a', totalCents: 32_550, address: null, roles: ['buyer'] };
  expect(sayDetails({ details, personal: { email: 'ana@home.example' } })).toBe(
    'order id: 7f3a; total: $325.50; roles: ["buyer"]; email: ana@home.example',
  );
  expect(sayDetails({ details: { order: 12, cents: 5_000 }, personal: null })).toBe('order: 12; amount: $50');
});
