const listeners = new Set<() => void>();

/** Calls back when another person, or nobody, sits before this browser: what was read for the last one must go. */
export function onPersonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announcePersonChange(): void {
  for (const listener of listeners) listener();
}
