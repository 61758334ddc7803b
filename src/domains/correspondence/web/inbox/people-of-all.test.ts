import { expect, it } from 'vitest';
import { peopleOfAll } from './people-of-all.ts';

const named = (...names: string[]) => ({ people: names.map((name) => ({ userId: name, name })) });
const ME = { userId: 'me', name: 'Me' };
const namesOf = (...threads: ReturnType<typeof named>[]) => peopleOfAll(threads, ME).map(({ name }) => name);

it('gives several threads to whoever answers all of them, the reader first', () => {
  expect(namesOf(named('owner', 'me', 'agent'))).toEqual(['Me', 'owner', 'agent']);
  expect(namesOf(named('owner', 'me', 'agent'), named('me', 'agent'))).toEqual(['Me', 'agent']);
  expect(namesOf(named('owner', 'me'), named('me', 'agent'))).toEqual(['Me']);
  expect(namesOf()).toEqual(['Me']);
});
