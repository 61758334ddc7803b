/** A version that brought back an earlier one. */
export interface Restored {
  version: number;
  restored: number;
}

/**
 * The version that undoing the last save brings back; null if nothing is left to undo. Bringing back that very version is an
 * undo, so the next undo goes one further back. Any other restoring is a change like the rest. Takes all restorings in order.
 */
export function findUndone(version: number, restorings: readonly Restored[]): number | null {
  const targets = new Map<number, number>();
  const targetOf = (of: number) => targets.get(of) ?? of - 1;
  for (const { version: made, restored } of restorings)
    if (restored === targetOf(made - 1)) targets.set(made, targetOf(restored));
  const target = targetOf(version);
  return target < 1 ? null : target;
}
