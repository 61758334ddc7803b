/** A change of log price, and its standard error. */
export interface LevelChange {
  change: number;
  error: number;
}

/**
 * By how much a home differs from another in log price, as the members of an ensemble say. Each member left out a share of the
 * sales, so that how far they disagree tells how much the sales are worth (delete-group jackknife, Kott 2001). Held against the
 * effects planted in the demonstration city it is rather too large: errors were half to four fifths of it.
 */
export function compareLevels(before: readonly number[], after: readonly number[]): LevelChange {
  const changes = after.map((level, member) => level - (before[member] ?? level));
  const change = changes.reduce((sum, one) => sum + one, 0) / changes.length;
  const squares = changes.reduce((sum, one) => sum + (one - change) ** 2, 0);
  return { change, error: Math.sqrt((squares * (changes.length - 1)) / changes.length) };
}
