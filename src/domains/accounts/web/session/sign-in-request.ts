let isAsked = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Shows the sign-in card over the page, which stays as it is. */
export function openSignInDialog(): void {
  set(true);
}

export function closeSignInDialog(): void {
  set(false);
}

export function isSignInAsked(): boolean {
  return isAsked;
}

export function subscribeToSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
