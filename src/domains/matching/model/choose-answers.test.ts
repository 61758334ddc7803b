import { expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { applyChanges } from '#lib/field-changes.ts';
import { answersInProgressSchema, type BuyerProfile, KEYED_ANSWERS } from '../contract.ts';
import { setWish } from './change-profile.ts';
import { chooseGuestAnswers, listAnswers, NO_ANSWERS } from './choose-answers.ts';
import { STARTING_PROFILE } from './starting-profile.ts';

const NOW = Date.UTC(2026, 10, 20);

function answered(part: Partial<BuyerProfile>) {
  return { profile: { ...STARTING_PROFILE, ...part }, step: 'budget' as const };
}

const soon = answered({ timeline: { ...STARTING_PROFILE.timeline, when: 'now' } });
const priced = answered({ budget: { ...STARTING_PROFILE.budget, priceMax: 500_000 } });

it('takes every answer of a guest into an account that has none, whenever it was given', () => {
  const { taken } = chooseGuestAnswers(null, { ...soon, at: 0 }, NOW);
  expect(taken).toEqual([{ path: ['profile', 'timeline', 'when'], value: 'now' }]);
});

it('puts answers of this visit beside those of the account', () => {
  const { taken, offered } = chooseGuestAnswers(priced, { ...soon, at: NOW - HOUR_MS }, NOW);
  const merged = answersInProgressSchema.parse(applyChanges(priced, taken, KEYED_ANSWERS));
  expect(merged.profile.budget.priceMax).toBe(500_000);
  expect(merged.profile.timeline.when).toBe('now');
  expect(offered).toEqual([]);
});

it('asks about older ones, and not where there is nothing new in them', () => {
  expect(chooseGuestAnswers(priced, { ...soon, at: NOW - 50 * HOUR_MS }, NOW)).toMatchObject({ taken: [], offered: [{}] });
  expect(chooseGuestAnswers(priced, { ...priced, at: NOW }, NOW)).toEqual({ taken: [], offered: [] });
  expect(chooseGuestAnswers(priced, { ...NO_ANSWERS, at: NOW }, NOW)).toEqual({ taken: [], offered: [] });
  expect(chooseGuestAnswers(null, null, NOW)).toEqual({ taken: [], offered: [] });
});

it('counts each wish as an answer of its own', () => {
  const wishes = listAnswers({ profile: setWish(setWish(STARTING_PROFILE, 'pool', {}), 'balcony', { stance: 'must' }) });
  expect(wishes.map(({ path }) => path)).toEqual([
    ['profile', 'wishes', 'pool'],
    ['profile', 'wishes', 'balcony'],
  ]);
});
