import { expect, it } from 'vitest';
import { sayMinutes } from './waiting-time.ts';

it('says spans in the largest unit that says enough', () => {
  expect([-3, 0.4, 59.4, 59.6, 89, 26 * 60, 48 * 60, 100 * 60].map(sayMinutes)).toEqual([
    'under a minute',
    'under a minute',
    '59 min',
    '1 h',
    '1 h',
    '26 h',
    '2 days',
    '4 days',
  ]);
});
