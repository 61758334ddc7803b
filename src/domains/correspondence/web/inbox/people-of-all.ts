import type { InboxThread } from '../../contract.ts';

type People = InboxThread['people'];

/** Who answers all of these threads, the reader first. */
export function peopleOfAll(threads: readonly Pick<InboxThread, 'people'>[], me: People[number]): People {
  const [first, ...others] = threads.map(({ people }) => people);
  const shared = (first ?? []).filter(
    ({ userId }) => userId !== me.userId && others.every((people) => people.some((person) => person.userId === userId)),
  );
  return [me, ...shared];
}
