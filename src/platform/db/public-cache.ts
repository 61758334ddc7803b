import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';

/** Ages and open houses move with the clock, not with the data. */
const MAX_AGE_MS = 30_000;

/** Remembers what was made of public data until any of it changes, or 30 seconds pass. */
export interface PublicCache<Key, Value> {
  /** What is known, at `now` (ms). */
  get(key: Key, now: number): Value | undefined;
  /** Call it before reading: it keeps what comes of that, unless something has changed meanwhile. */
  begin(now: number): (key: Key, value: Value) => void;
  /** Of all that is held. */
  weight(): number;
}

interface Kept<Value> {
  value: Value;
  version: number;
  madeAt: number;
}

/** Without a change feed, or while that hears nothing, nothing is kept. `weigh` and `most` share a unit, such as bytes. */
export function createPublicCache<Key extends {}, Value extends {}>(
  changes: Pick<ChangeFeed, 'version'> | undefined,
  { most, weigh = () => 1 }: { most: number; weigh?: (value: Value) => number },
): PublicCache<Key, Value> {
  const kept = new LRUCache<Key, Kept<Value>>({ maxSize: most, sizeCalculation: ({ value }) => weigh(value) });
  let swept = { version: 0, at: 0 };

  /** What will never be told again takes no memory. */
  function sweep(version: number, now: number): void {
    if (version !== swept.version) kept.clear();
    else if (now - swept.at > MAX_AGE_MS) {
      for (const [key, { madeAt }] of kept.entries()) if (now - madeAt > MAX_AGE_MS) kept.delete(key);
    } else return;
    swept = { version, at: now };
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
        // What changed while it was made may or may not be in it.
        if (version === undefined || version !== changes?.version()) return;
        sweep(version, now);
        kept.set(key, { value, version, madeAt: now });
      };
    },
  };
}
