import { expect, it } from 'vitest';
import { emptyProfile } from '../contract.ts';
import { chooseAnswers } from './choose-answers.ts';

function answersUpTo(priceMax: number) {
  const empty = emptyProfile();
  return { profile: { ...empty, budget: { ...empty.budget, priceMax } }, step: 'budget' as const };
}
const [small, large] = [answersUpTo(300_000), answersUpTo(900_000)];
const keptBy = (ownerId: string | null, answers = large) => ({ ...answers, ownerId });

it('goes on with a guest’s own answers, and takes them into an account that has none', () => {
  expect(chooseAnswers(null, null, keptBy(null))).toMatchObject({ answers: large, isUnsaved: false });
  expect(chooseAnswers('ann', null, keptBy(null))).toMatchObject({ answers: large, isUnsaved: true });
  expect(chooseAnswers('ann', null, null)).toEqual({ answers: null, isUnsaved: false, offered: null });
});

it('shows nobody what another person left in this browser', () => {
  for (const reader of [null, 'bob']) {
    expect(chooseAnswers(reader, null, keptBy('ann'))).toEqual({ answers: null, isUnsaved: false, offered: null });
  }
  expect(chooseAnswers('bob', small, keptBy('ann'))).toMatchObject({ answers: small, offered: null });
});

it('goes on with what could not be saved, and offers what was answered before signing in', () => {
  expect(chooseAnswers('ann', small, keptBy('ann'))).toMatchObject({ answers: large, isUnsaved: true });
  expect(chooseAnswers('ann', small, keptBy(null))).toMatchObject({ answers: small, isUnsaved: false, offered: large });
  expect(chooseAnswers('ann', small, keptBy(null, small)).offered).toBeNull();
  expect(chooseAnswers('ann', small, { profile: emptyProfile(), step: 'timeline', ownerId: null }).offered).toBeNull();
});
