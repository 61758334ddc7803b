import type { Db } from '#platform/db/database.ts';
import type { EditorValue } from '../contract.ts';
import type { Restored } from '../model/find-undone.ts';

/** A change of one field in a version. */
export interface FieldVersion {
  before: EditorValue;
  after: EditorValue;
}

export type VersionChanges = Record<string, FieldVersion>;

interface NewVersion {
  listingId: string;
  version: number;
  userId: string;
  writer: string | null;
  restoredVersion: number | null;
  changes: VersionChanges;
  now: Date;
}

export async function insertVersion(db: Db, { listingId, version, userId, writer, restoredVersion, changes, now }: NewVersion) {
  await db
    .insertInto('own_listing_versions')
    .values({
      own_listing_id: listingId,
      version,
      user_id: userId,
      writer,
      restored_version: restoredVersion,
      changes: JSON.stringify(changes),
      made_at: now,
    })
    .execute();
}

/** Versions with their authors, newest first. */
export function listVersions(db: Db, listingId: string, { before, limit }: { before: number | undefined; limit: number }) {
  return db
    .selectFrom('own_listing_versions as v')
    .leftJoin('people as p', 'p.id', 'v.user_id')
    .select(['v.version', 'v.user_id', 'v.writer', 'v.restored_version', 'v.changes', 'v.made_at', 'p.name'])
    .where('v.own_listing_id', '=', listingId)
    .$if(before !== undefined, (query) => query.where('v.version', '<', before ?? 0))
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute();
}

/** Versions after a given one, oldest first. */
export function listVersionsSince(db: Db, listingId: string, version: number) {
  return db
    .selectFrom('own_listing_versions as v')
    .leftJoin('people as p', 'p.id', 'v.user_id')
    .select(['v.version', 'v.user_id', 'v.writer', 'v.changes', 'p.name'])
    .where('v.own_listing_id', '=', listingId)
    .where('v.version', '>', version)
    .orderBy('v.version')
    .execute();
}

/** Versions that brought back an earlier one, oldest first. */
export async function listRestorings(db: Db, listingId: string): Promise<Restored[]> {
  const rows = await db
    .selectFrom('own_listing_versions')
    .select(['version', 'restored_version'])
    .where('own_listing_id', '=', listingId)
    .where('restored_version', 'is not', null)
    .orderBy('version')
    .execute();
  return rows.flatMap(({ version, restored_version: restored }) => (restored === null ? [] : { version, restored }));
}
