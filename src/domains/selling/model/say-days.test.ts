import { expect, it } from 'vitest';
import { sayDaysForSale } from './say-days.ts';

it('says of the first day that the home was listed on it', () => {
  expect([0, 1, 40].map(sayDaysForSale)).toEqual(['Listed today', '1 day for sale', '40 days for sale']);
});
