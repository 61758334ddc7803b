/** Fewer people than this are shown in no figure. */
export const FEWEST_PEOPLE = 5;

/**
 * Values of one dimension as they may be shown: those of too few people are hidden, and where that would hide one alone, the next
 * smallest with it, since it would follow from the sum. Returns what is shown and how many values are not.
 */
export function hideFew<T>(rows: readonly T[], peopleOf: (row: T) => number): { shown: T[]; hidden: number } {
  const few = rows.filter((row) => peopleOf(row) < FEWEST_PEOPLE);
  const enough = rows.filter((row) => peopleOf(row) >= FEWEST_PEOPLE);
  if (few.length !== 1 || enough.length === 0) return { shown: enough, hidden: few.length };
  const smallest = enough.reduce((least, row) => (peopleOf(row) < peopleOf(least) ? row : least));
  return { shown: enough.filter((row) => row !== smallest), hidden: 2 };
}

/** A count of people, or null where it is of too few and not of none. */
export function orHidden(people: number): number | null {
  return people > 0 && people < FEWEST_PEOPLE ? null : people;
}
