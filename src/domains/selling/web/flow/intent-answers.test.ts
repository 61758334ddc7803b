// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepIntentAnswers, NO_ANSWERS, readIntentAnswers } from './intent-answers.ts';

beforeEach(() => sessionStorage.clear());

it('keeps the answers about each home in this window, until they are in a listing', () => {
  const answers = {
    ...NO_ANSWERS,
    guess: 450_000,
    intent: { ...NO_ANSWERS.intent, reason: 'moving' as const, mortgage: 120_000 },
  };
  keepIntentAnswers(7, answers);
  expect(readIntentAnswers(7)).toEqual(answers);
  expect(readIntentAnswers(8)).toEqual(NO_ANSWERS);
  expect(readIntentAnswers(null)).toEqual(NO_ANSWERS);
  expect(localStorage).toHaveLength(0);
  keepIntentAnswers(7, null);
  expect(readIntentAnswers(7)).toEqual(NO_ANSWERS);
});

it('begins anew where what is kept cannot be read', () => {
  keepIntentAnswers(7, { ...NO_ANSWERS, guess: 1 });
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{"intent":{"reason":"no such reason"}}');
  expect(readIntentAnswers(7)).toEqual(NO_ANSWERS);
});
