import { expect, it } from 'vitest';
import { readShares } from './read-shares.ts';

it('shares equally where nothing was typed, and as typed where it comes to 100', () => {
  expect(readShares(['', ' ', ''])).toEqual({ shares: [1 / 3, 1 / 3, 1 / 3] });
  expect(readShares(['80', '20'])).toEqual({ shares: [0.8, 0.2] });
  const thirds = readShares(['33.33', '33.33', '33.34']);
  expect('shares' in thirds ? thirds.shares.reduce((sum, share) => sum + share, 0) : 0).toBeCloseTo(1, 12);
});

it('says what is wrong', () => {
  expect(readShares(['80', '10'])).toEqual({ fault: 'These come to 90 percent: make it 100' });
  for (const typed of [
    ['80', ''],
    ['99.5', '0.5'],
    ['-10', '110'],
    ['half', 'half'],
  ])
    expect(readShares(typed)).toMatchObject({ fault: expect.stringContaining('equal ones') });
});
