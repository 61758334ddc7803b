import { useEffect, useSyncExternalStore } from 'react';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { onPersonChange } from '#platform/web/person-change.ts';

// Types only come from the contract: a page of results need not carry its schemas. A test compares the path.
export const MATCH_SCORES_PATH = '/api/buyer-profile/scores';
export const MOST_SCORED = 100;
const GATHER_MS = 50;

/** Answers change: a list that is drawn later asks again. */
const FRESH_MS = 60_000;

const scores = new Map<string, { score: number | null; askedAt: number }>();
const listeners = new Set<() => void>();
let wanted: string[] = [];
let gathering: ReturnType<typeof setTimeout> | undefined;

onPersonChange(() => {
  scores.clear();
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Cards of one list ask together. */
function want(listingKey: string): void {
  const known = scores.get(listingKey);
  const now = Date.now();
  if (known !== undefined && now - known.askedAt < FRESH_MS) return;
  scores.set(listingKey, { score: known?.score ?? null, askedAt: now });
  wanted.push(listingKey);
  gathering ??= setTimeout(() => {
    gathering = undefined;
    const keys = wanted;
    wanted = [];
    for (let at = 0; at < keys.length; at += MOST_SCORED) void ask(keys.slice(at, at + MOST_SCORED));
  }, GATHER_MS);
}

async function ask(keys: readonly string[]): Promise<void> {
  try {
    const answer = await fetchAsUser(`${MATCH_SCORES_PATH}?keys=${keys.join(',')}`);
    if (!answer.ok) return;
    const found = (await answer.json()) as { scores: Record<string, number> };
    for (const key of keys) scores.set(key, { score: found.scores[key] ?? null, askedAt: Date.now() });
    for (const listener of listeners) listener();
  } catch {
    // Without scores the cards are still whole.
  }
}

/** How well a home fits the signed-in reader; null while unknown, where it is no match, and for guests. */
export function useMatchScore(listingKey: string, isSignedIn: boolean): number | null {
  useEffect(() => {
    if (isSignedIn) want(listingKey);
  }, [listingKey, isSignedIn]);
  return useSyncExternalStore(
    subscribe,
    () => scores.get(listingKey)?.score ?? null,
    () => null,
  );
}
