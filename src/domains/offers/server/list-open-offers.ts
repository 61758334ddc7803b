import { findPeople } from '#domains/accounts/server/index.ts';
import type { OpenOffer } from '#domains/selling/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { isOpenOffer, refuseInRound, statusAt, verbsOf } from '../model/negotiation.ts';
import { sayStatus } from '../model/offer-words.ts';
import { offerTermsSchema } from '../model/terms.ts';
import { standingOf } from './present-offers.ts';
import { findLatestRounds, timesOf } from './round-queries.ts';

const MOST = 100;

/** The offers for a home that are not over, the first to end first. For callers who have authorized its people. */
export async function listOpenOffers(db: Db, { listingId, at }: { listingId: number; at: Date }): Promise<OpenOffer[]> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('offer_versions as v', (join) => join.onRef('v.offer_id', '=', 'o.id').onRef('v.version', '=', 'o.version'))
    .selectAll('o')
    .select('v.terms')
    .where('o.listing_id', '=', listingId)
    .where('o.status', 'not in', ['accepted', 'rejected', 'withdrawn', 'expired', 'superseded', 'released'])
    .orderBy('o.expires_at')
    .orderBy('o.id')
    .limit(MOST)
    .execute();
  if (rows.length === 0) return [];
  const [people, rounds] = await Promise.all([
    findPeople(
      db,
      rows.map((row) => row.user_id),
    ),
    findLatestRounds(db, [listingId]),
  ]);
  const round = timesOf(rounds.get(listingId));
  return rows.flatMap((row) => {
    const status = statusAt(standingOf(row), at);
    if (!isOpenOffer(status)) return [];
    const isWaiting = verbsOf(status, 'seller').some(
      (verb) =>
        (verb === 'accept' || verb === 'select') &&
        refuseInRound(verb, { status, createdAt: row.created_at }, { round, at }) === null,
    );
    return {
      id: row.id,
      buyerName: people.get(row.user_id)?.name ?? null,
      price: offerTermsSchema.parse(row.terms).priceCents / 100,
      standing: `${sayStatus(status, 'seller')}${row.backup_number === null ? '' : ` ${row.backup_number}`}`,
      isWaiting,
      // A backup waits until one side gives it up.
      expiresAt: status === 'backup' ? null : row.expires_at.toISOString(),
    };
  });
}
