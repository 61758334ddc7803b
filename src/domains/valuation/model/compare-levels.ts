/** A change in log price, with its standard error. */
export interface LevelChange {
  change: number;
  error: number;
}

/**
 * How much one home differs from another in log price, according to the members of an ensemble. Each member was trained without a
 * share of the sales, and the members' disagreement gives the standard error (delete-group jackknife, Kott 2001). Compared with
 * the effects planted in the demonstration city, it is somewhat too large: actual errors were half to four fifths of it.
 */
export function compareLevels(before: readonly number[], after: readonly number[]): LevelChange {
  const changes = after.map((level, member) => level - (before[member] ?? level));
  const change = changes.reduce((sum, one) => sum + one, 0) / changes.length;
  const squares = changes.reduce((sum, one) => sum + (one - change) ** 2, 0);
  return { change, error: Math.sqrt((squares * (changes.length - 1)) / changes.length) };
}
