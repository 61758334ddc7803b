import { expect, it } from 'vitest';
import { createTextMemory } from './text-memory.ts';

function countAnswers(bounds: Parameters<typeof createTextMemory>[0]) {
  const recall = createTextMemory<{ text: string }>(bounds);
  const answered: string[] = [];
  const ask = (text: string) =>
    recall(text, () => {
      answered.push(text);
      return { text };
    });
  return { ask, answered };
}

it('answers a text once, and gives the same answer again', () => {
  const { ask, answered } = countAnswers({ mostLetters: 100, longest: 10 });
  expect(ask('garden')).toBe(ask('garden'));
  expect(ask('')).toEqual({ text: '' });
  expect(ask('')).toEqual({ text: '' });
  expect(answered).toEqual(['garden', '']);
});

it('lets go of what was asked for longest ago where it holds too many letters', () => {
  const { ask, answered } = countAnswers({ mostLetters: 6, longest: 10 });
  for (const text of ['one', 'two', 'one', 'six', 'one', 'two']) ask(text);
  expect(answered).toEqual(['one', 'two', 'six', 'two']);
});

it('keeps no text that is too long', () => {
  const { ask, answered } = countAnswers({ mostLetters: 100, longest: 3 });
  for (const text of ['four', 'four', 'two', 'two']) ask(text);
  expect(answered).toEqual(['four', 'four', 'two']);
});
