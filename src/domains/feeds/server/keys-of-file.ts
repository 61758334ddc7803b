import { describeIssue } from '#domains/listings/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { FeedRow } from './feed-rows.ts';
import { keyKindOf } from './map-by-feed.ts';
import { type From, readRecord } from './map-record.ts';
import { readSomeStaged } from './stage-records.ts';

interface Keyed {
  record: Record<string, unknown>;
}

/** How many records of a file have a key of their own, and how many are known by their number alone. */
interface KeyCounts {
  own: number;
  number: number;
  areStagedCounted: boolean;
}

const counts = new WeakMap<FeedRow, KeyCounts>();

function countsOf(feed: FeedRow): KeyCounts {
  const known = counts.get(feed) ?? { own: 0, number: 0, areStagedCounted: false };
  counts.set(feed, known);
  return known;
}

/** Counts how records are known, and gives those that are by their number alone. */
export function noteKeys<Read extends Keyed>(feed: FeedRow, found: readonly Read[]): Read[] {
  const known = countsOf(feed);
  return found.filter(({ record }) => {
    const kind = keyKindOf(record);
    if (kind !== undefined) known[kind] += 1;
    return kind === 'number';
  });
}

/** What is said of a record without the key that the others of its file have: its number may be another's key. */
export const MISSING_KEY = describeIssue('ListingKey', 'missing', undefined, "the feed's own key, as its other records have");

const MOST_STAGED = 20;

/** Of records that are known by their number alone, those whose file knows its records by keys. */
export async function withoutKeysOfOthers<Read extends Keyed>(
  db: Db,
  from: From,
  numbered: readonly Read[],
): Promise<readonly Read[]> {
  if (numbered.length === 0) return [];
  const known = countsOf(from.feed);
  if (!known.areStagedCounted) {
    known.areStagedCounted = true;
    // Those that came before and are unchanged are not read again.
    for (const bytes of await readSomeStaged(db, from.feed.id, from.resource, MOST_STAGED)) {
      const read = readRecord({ bytes, number: 0 }, from);
      const kind = 'record' in read ? keyKindOf(read.record) : undefined;
      if (kind !== undefined) known[kind] += 1;
    }
  }
  return known.own > known.number ? numbered : [];
}
