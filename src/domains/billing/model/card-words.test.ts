import { expect, it } from 'vitest';
import { sayCard } from './card-words.ts';

it('names cards and bank accounts as people do', () => {
  expect(sayCard({ brand: 'visa', last4: '4242' })).toBe('Visa ending in 4242');
  expect(sayCard({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005');
  expect(sayCard({ brand: 'bank', last4: '6789' })).toBe('bank account ending in 6789');
});
