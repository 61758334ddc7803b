import { expect, it } from 'vitest';
import { countTied } from './count-tied.ts';

it('counts homes only where one score is all that there is', () => {
  expect(countTied([100, 100, 100, 100, 100])).toBe(5);
  expect(countTied([92, 92, 92, 92, 92, 92])).toBe(6);
  expect(countTied([100, 100, 100, 100, 99])).toBe(0);
  expect([countTied([100, 100, 100, 100]), countTied([])]).toEqual([0, 0]);
});
