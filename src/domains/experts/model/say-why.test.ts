import { expect, it } from 'vitest';
import { sayMiles } from './say-why.ts';

it.each([
  [0, 'Less than a mile'],
  [0.94, 'Less than a mile'],
  [1, '1 mile'],
  [3.24, '3.2 miles'],
  [41.6, '42 miles'],
])('says %d miles as %s', (miles, words) => expect(sayMiles(miles)).toBe(words));
