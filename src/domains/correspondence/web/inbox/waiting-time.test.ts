import { expect, it } from 'vitest';
import { sayWait } from './waiting-time.ts';

it('says waits in the largest unit that says enough', () => {
  expect([-3, 0.4, 59.4, 59.6, 89, 26 * 60, 48 * 60, 100 * 60].map(sayWait)).toEqual([
    'under a minute',
    'under a minute',
    '59 minutes',
    '60 minutes',
    '89 minutes',
    '26 hours',
    '2 days',
    '4 days',
  ]);
});
