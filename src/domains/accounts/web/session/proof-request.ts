let answer: ((isProven: boolean) => void) | undefined;
const listeners = new Set<() => void>();

/** Asks the person to prove once more who they are; false if they decline. */
export function askForProof(): Promise<boolean> {
  endProof(false);
  return new Promise((resolve) => {
    answer = resolve;
    tell();
  });
}

export function endProof(isProven: boolean): void {
  answer?.(isProven);
  answer = undefined;
  tell();
}

export function isProofAsked(): boolean {
  return answer !== undefined;
}

export function subscribeToProofRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
