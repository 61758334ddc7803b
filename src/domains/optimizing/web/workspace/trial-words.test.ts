import { expect, it } from 'vitest';
import { percent, signed } from './trial-words.ts';

it('writes points with a sign, and none where they round to nothing', () => {
  expect([signed(0.012), signed(-0.012), signed(0), signed(0.0004), signed(-0.0004)]).toEqual([
    '+1.2',
    '-1.2',
    '0.0',
    '0.0',
    '0.0',
  ]);
  expect(percent(0.1234)).toBe('12.3%');
});
