import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';

/** Ages and open houses change with the clock, not with the data. */
const MAX_AGE_MS = 30_000;

/** Remembers what was made from public data until any of it changes, or 30 seconds pass. */
export interface PublicCache<Key, Value> {
  /** What it remembers at `now` (ms). */
  get(key: Key, now: number): Value | undefined;
  /** Call this before reading. It returns what keeps the result, unless something has changed meanwhile. */
  begin(now: number): (key: Key, value: Value) => void;
  /** The sum over all entries. */
  weight(): number;
}

interface Kept<Value> {
  value: Value;
  version: number;
  madeAt: number;
}

/** Keeps nothing without a change feed, or while it hears nothing. `weigh` and `most` share a unit, such as bytes. */
export function createPublicCache<Key extends {}, Value extends {}>(
  changes: Pick<ChangeFeed, 'version'> | undefined,
  { most, weigh = () => 1 }: { most: number; weigh?: (value: Value) => number },
): PublicCache<Key, Value> {
  const kept = new LRUCache<Key, Kept<Value>>({ maxSize: most, sizeCalculation: ({ value }) => weigh(value) });
  let swept = { version: 0, at: 0 };
  let leaving: NodeJS.Timeout | undefined;

  /** Drops what it will never return again. */
  function sweep(version: number, now: number): void {
    if (version !== swept.version) kept.clear();
    else if (now - swept.at > MAX_AGE_MS) {
      for (const [key, { madeAt }] of kept.entries()) if (now - madeAt > MAX_AGE_MS) kept.delete(key);
    } else return;
    swept = { version, at: now };
  }

  /** Nothing outlives the last visitor for long. */
  function clearAtRest(): void {
    leaving ??= setTimeout(() => kept.clear(), MAX_AGE_MS).unref();
    leaving.refresh();
  }

  return {
    weight: () => kept.calculatedSize,
    get(key, now) {
      const known = kept.get(key);
      const isFresh = known !== undefined && known.version === changes?.version() && now - known.madeAt <= MAX_AGE_MS;
      return isFresh ? known.value : undefined;
    },
    begin(now) {
      const version = changes?.version();
      return (key, value) => {
        // It may or may not contain what changed while it was made.
        if (version === undefined || version !== changes?.version()) return;
        sweep(version, now);
        kept.set(key, { value, version, madeAt: now });
        clearAtRest();
      };
    },
  };
}
