/** Fewer people than this are shown in no figure. */
export const FEWEST_PEOPLE = 5;

/**
 * Values of one dimension as they may be shown: those of too few people are hidden, and the next smallest with them where that would
 * hide one alone, or too few people altogether, since both would follow from the sum. Returns what is shown and how many values are not.
 */
export function hideFew<T>(rows: readonly T[], peopleOf: (row: T) => number): { shown: T[]; hidden: number } {
  const bySize = rows.map((row, at) => ({ at, people: peopleOf(row) })).toSorted((one, other) => one.people - other.people);
  const hidden = new Set<number>();
  let hiddenPeople = 0;
  for (const { at, people } of bySize) {
    if (people >= FEWEST_PEOPLE && (hidden.size === 0 || (hidden.size > 1 && hiddenPeople >= FEWEST_PEOPLE))) break;
    hidden.add(at);
    hiddenPeople += people;
  }
  return { shown: rows.filter((_, at) => !hidden.has(at)), hidden: hidden.size };
}

/** A count of people, or null where it is of too few and not of none. */
export function orHidden(people: number): number | null {
  return people > 0 && people < FEWEST_PEOPLE ? null : people;
}
