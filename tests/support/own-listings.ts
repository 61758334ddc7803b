import { randomUUID } from 'node:crypto';
import { OWN_SOURCE, type Part } from '#domains/selling/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from './actors.ts';
import { addListings } from './listings.ts';

/** What the seller typed of an address. */
export const WILLOW_LANE = { StreetNumber: '17', StreetName: 'Willow Lane', City: 'Denver', StateOrProvince: 'Colorado' };

interface OwnListingToAdd {
  /** A record that is in the listings already. */
  listingKey: string;
  ownerId: string;
  helpers?: readonly { userId: string; part: Part }[];
  standardStatus?: string;
  fields?: Record<string, string>;
}

/** Makes somebody the seller of a listing, as if they had published it. Returns its id. */
export async function addOwnListing(
  db: Db,
  { listingKey, ownerId, helpers = [], standardStatus = 'Incomplete', fields = {} }: OwnListingToAdd,
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('own_listings')
    .values({
      id,
      user_id: ownerId,
      originating_system_name: OWN_SOURCE,
      listing_key: listingKey,
      standard_status: standardStatus,
      fields: JSON.stringify(fields),
      created_at: now,
      updated_at: now,
    })
    .execute();
  // One after the other: their order on pages is the one in which they joined.
  for (const [index, { userId, part }] of helpers.entries()) {
    const joinedAt = new Date(now.getTime() + index);
    await db
      .insertInto('own_listing_people')
      .values({ own_listing_id: id, user_id: userId, part, joined_at: joinedAt })
      .execute();
  }
  return id;
}

/** A home on Willow Lane that its owner sells with an agent. Returns its key. */
export async function addHomeForSale(key: string, owner: ServerContext, agent: ServerContext): Promise<string> {
  const { keys } = await addListings(owner.db, { ListingKey: key });
  const [listingKey = ''] = keys;
  await addOwnListing(owner.db, {
    listingKey,
    ownerId: idOf(owner),
    helpers: [{ userId: idOf(agent), part: 'agent' }],
    standardStatus: 'Active',
    fields: WILLOW_LANE,
  });
  return listingKey;
}
