import { expect, it } from 'vitest';
import { contrastOf, darkenUntil } from './contrast.ts';

it('darkens what cannot be seen on white, and leaves the rest', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(darkenUntil('#0f5d4a', 4.5)).toBe('#0f5d4a');
  for (const pale of ['#ffffff', '#ffd200', '#FEFEFE'])
    expect(contrastOf(darkenUntil(pale, 4.5), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
