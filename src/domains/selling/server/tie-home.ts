import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { lockMine } from './find-mine.ts';
import { updateOwnListing } from './listing-rows.ts';
import { presentOwnListing, readFields } from './present.ts';
import { readFacts } from './read-facts.ts';
import { requireOpen } from './requirements.ts';
import { writeVersion } from './save-draft.ts';

/**
 * Says which home on record a listing is about; null for none. Fields without a value take that of the record, as a new version.
 * Throws `not-found` for an unknown home.
 */
export async function tieHome(ctx: Context, { id, homeId }: { id: string; homeId: number | null }): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    requireOpen(row);
    if (row.parcel_id === homeId) return presentOwnListing(inner, row);
    const facts = homeId === null ? {} : await readFacts(inner, homeId);
    const fields = readFields(row.fields);
    const missing = Object.entries(facts).filter(([name]) => (fields[name] ?? null) === null);
    const saved = await writeVersion(inner, row, {
      changes: Object.fromEntries(missing.map(([name, after]) => [name, { before: null, after }])),
      writer: null,
      restoredVersion: null,
      writers: undefined,
    });
    await updateOwnListing(inner.db, id, { parcel_id: homeId });
    return presentOwnListing(inner, { ...saved, parcel_id: homeId });
  });
}
