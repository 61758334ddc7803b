import { tellEach } from '#domains/notifications/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { fieldsOfRecord, labelOf, readFields, readRecord, statusOf, zoneOf } from './present.ts';
import { hasEnded } from '../model/status-changes.ts';
import { deleteOwnListingRow, forgetDisplayedNames, type OwnListingRow, updateOwnListing } from './listing-rows.ts';
import { listContactOf, listMembers, removeMember } from './people-rows.ts';
import { renamePublic, writeListing } from './write-public.ts';

/**
 * Runs within the caller's transaction, before the owner's account is erased. Passes each listing to the co-owner who joined
 * first. Without one, the listing leaves the market and its draft is deleted; what was public stays as the home's history.
 * Where the person answered buyers for others, they write to the owner again. Returns whether any listing passed.
 */
export async function leaveListings(ctx: Context, ownerId: string): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('own_listings')
    .selectAll()
    .where('user_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  let isPassed = false;
  for (const row of rows) {
    const members = await listMembers(ctx.db, row.id);
    const heir = members.find(({ part }) => part === 'co-owner');
    const label = labelOf(readFields(row.fields));
    if (heir === undefined) {
      if (!hasEnded(statusOf(row))) await takeOffMarket(ctx, row);
      await deleteOwnListingRow(ctx.db, row.id);
    } else {
      isPassed = true;
      await removeMember(ctx.db, row.id, heir.user_id);
      await updateOwnListing(ctx.db, row.id, { user_id: heir.user_id, updated_at: ctx.now });
      await forgetDisplayedNames(ctx.db, row.id);
      await renamePublic(ctx, row.id);
    }
    const line = {
      body: heir === undefined ? 'The listing has left the market.' : 'A co-owner now runs the listing.',
      href: '/seller/dashboard/listings',
    };
    await tellEach(
      ctx,
      members.map(({ user_id: userId }) => ({
        to: { userId },
        topic: 'listings',
        title: userId === heir?.user_id ? `The listing for ${label} is yours now` : `The owner of ${label} closed their account`,
        line,
      })),
    );
  }
  for (const id of await listContactOf(ctx.db, ownerId)) {
    // Buyers write to the owner again.
    await removeMember(ctx.db, id, ownerId);
    await forgetDisplayedNames(ctx.db, id);
    await renamePublic(ctx, id);
  }
  return isPassed;
}

async function takeOffMarket(ctx: Context, row: Omit<OwnListingRow, 'part'>): Promise<void> {
  const record = readRecord(row.record);
  if (record === null) return;
  const today = dayInZone(ctx.now, zoneOf(fieldsOfRecord(record)));
  await writeListing(ctx, {
    ...record,
    StandardStatus: 'Delete',
    ListAgentFullName: null,
    ListAgentEmail: null,
    AttributionContact: null,
    SellerDisplayName: null,
    SellerDisplayPhone: null,
    OffMarketDate: today,
    ModificationTimestamp: ctx.now.toISOString(),
  });
}
