import { expect, test } from 'vitest';
import { learnLogistic } from './learn-logistic.ts';

const SETTINGS = { traits: 4, seed: 'a', rounds: 20, rate: 0.4, rateOfBias: 0.01, pull: 1e-3, steepness: 1e-6 };
// The first trait says it, the second says that it is not so, the third says nothing.
const EXAMPLES = [
  { traits: [0, 2], isIt: true },
  { traits: [0, 3], isIt: true },
  { traits: [1, 2], isIt: false },
  { traits: [1, 3], isIt: false },
];

test('finds which traits speak for something and which against it', () => {
  const { weights } = learnLogistic(EXAMPLES, SETTINGS);
  expect(weights[0]).toBeGreaterThan(1);
  expect(weights[1]).toBeLessThan(-1);
  expect(Math.abs(weights[2] ?? 9)).toBeLessThan(0.5);
});

test('gives the same weights for the same examples, and other ones where one counts more', () => {
  const again = learnLogistic(EXAMPLES, SETTINGS);
  expect(again).toEqual(learnLogistic(EXAMPLES, SETTINGS));
  const heavier = EXAMPLES.map((example, at) => (at === 0 ? { ...example, weight: 6 } : example));
  expect(learnLogistic(heavier, SETTINGS).weights[0]).not.toBe(again.weights[0]);
});
