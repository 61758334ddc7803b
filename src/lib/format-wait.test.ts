import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it.each([
  [1, 'in a few seconds'],
  [41, 'in 50 seconds'],
  [60, 'in about a minute'],
  [1334, 'in about 23 minutes'],
  [3590, 'in about an hour'],
  [7300, 'in about 3 hours'],
])('%i s is "%s"', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
