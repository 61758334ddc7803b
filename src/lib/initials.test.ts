import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['ann ray', ['A', 'R']],
  ['Ann', ['A']],
  [' Ann  de la Cruz ', ['A', 'C']],
  ['𝒜nn Ray', ['𝒜', 'R']],
  ['  ', []],
])('of %j are %j', (name, letters) => {
  expect(initialsOf(name)).toEqual(letters);
});

it('can be of every word', () => {
  expect(initialsOf('Ann de la Cruz', 'all')).toEqual(['A', 'D', 'L', 'C']);
});
