import { expect, it } from 'vitest';
import { sayChance, sayLoss } from './experiment-words.ts';

it('calls no version certain to be better', () => {
  expect([0.9999997, 0.9991, 0.999, 0.5, 0.001, 0.0004].map(sayChance)).toEqual([
    'above 99.9%',
    'above 99.9%',
    '99.9%',
    '50%',
    '0.1%',
    'below 0.1%',
  ]);
  expect([1.273e-9, 0.0000092, 0.0119].map(sayLoss)).toEqual(['below 0.0001', '0.0009', '1.19']);
});
