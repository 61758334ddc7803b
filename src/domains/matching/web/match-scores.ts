import { useEffect, useSyncExternalStore } from 'react';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { onOwnChange } from '#platform/web/own-changes.ts';
import { onPersonChange } from '#platform/web/person-change.ts';

// Imports only types from the contract: a results page need not carry its schemas. A test compares the path.
export const MATCH_SCORES_PATH = '/api/buyer-profile/scores';
export const MOST_SCORED = 100;
const GATHER_MS = 50;

/** Null while loading, and for homes that are no match. */
const scores = new Map<string, number | null>();
const listeners = new Set<() => void>();
let wanted: string[] = [];
/** Answers to what was asked before are of somebody else, or of other answers. */
let round = 0;
let gathering: ReturnType<typeof setTimeout> | undefined;

onPersonChange(() => {
  round += 1;
  scores.clear();
  wanted = [];
  for (const listener of listeners) listener();
});

// After answers change, shown cards ask again, and so do later ones.
onOwnChange((isChanged) => {
  if (!isChanged('buyer-profile')) return;
  const known = [...scores.keys()];
  round += 1;
  scores.clear();
  for (const key of known.slice(-MOST_SCORED)) want(key);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Cards of one list share one request. */
function want(listingKey: string): void {
  if (scores.has(listingKey)) return;
  scores.set(listingKey, null);
  wanted.push(listingKey);
  gathering ??= setTimeout(() => {
    gathering = undefined;
    const keys = wanted;
    wanted = [];
    for (let at = 0; at < keys.length; at += MOST_SCORED) void ask(keys.slice(at, at + MOST_SCORED));
  }, GATHER_MS);
}

async function ask(keys: readonly string[]): Promise<void> {
  const asked = round;
  try {
    const answer = await fetchAsUser(`${MATCH_SCORES_PATH}?keys=${keys.join(',')}`);
    if (!answer.ok) return forget(keys, asked);
    const found = (await answer.json()) as { scores: Record<string, number> };
    if (asked !== round) return;
    for (const key of keys) scores.set(key, found.scores[key] ?? null);
    for (const listener of listeners) listener();
  } catch {
    // The cards are complete without scores.
    forget(keys, asked);
  }
}

function forget(keys: readonly string[], asked: number): void {
  if (asked !== round) return;
  for (const key of keys) scores.delete(key);
}

/** How well a home fits the signed-in reader; null while unknown, if it is no match, and for guests. */
export function useMatchScore(listingKey: string, isSignedIn: boolean): number | null {
  useEffect(() => {
    if (isSignedIn) want(listingKey);
  }, [listingKey, isSignedIn]);
  return useSyncExternalStore(
    subscribe,
    () => scores.get(listingKey) ?? null,
    () => null,
  );
}
