// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { NO_ANSWERS } from '../model/choose-answers.ts';
import { keepGuestAnswers, readGuestAnswers } from './guest-answers.ts';

afterEach(() => localStorage.clear());

it('keeps a guest’s answers until they are taken away', () => {
  expect(readGuestAnswers()).toBeNull();
  keepGuestAnswers({ ...NO_ANSWERS, version: 3, at: 1_000 });
  expect(readGuestAnswers()).toEqual({ ...NO_ANSWERS, version: 3, at: 1_000 });
  keepGuestAnswers(null);
  expect(readGuestAnswers()).toBeNull();
});

it.each(['{', 'null', '7', '"text"', '{"profile":{"budget":"much"}}'])('takes %s for no answers', (text) => {
  localStorage.setItem('buyer_profile', text);
  expect(readGuestAnswers()).toBeNull();
});

it('reads answers that an older page kept without their version', () => {
  localStorage.setItem('buyer_profile', JSON.stringify(NO_ANSWERS));
  expect(readGuestAnswers()).toEqual({ ...NO_ANSWERS, version: 0, at: 0 });
});
