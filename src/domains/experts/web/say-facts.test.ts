import { expect, it } from 'vitest';
import { sayAnswers } from './say-facts.ts';

it('says the time that every list of a category says, and both ends where categories differ', () => {
  expect(sayAnswers([])).toBeUndefined();
  expect(sayAnswers([120, 118])).toBe('Answers in about 2 hours');
  expect(sayAnswers([300, 40])).toBe('Answers in about 40 minutes to 5 hours');
});
