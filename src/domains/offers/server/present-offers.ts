import { z } from 'zod';
import { findPeople } from '#domains/accounts/server/index.ts';
import type { HomeForOffers } from '#domains/selling/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Offer } from '../contract.ts';
import { OFFER_STATUSES, statusAt, verbsOf, type OfferStatus, type StandingOffer } from '../model/negotiation.ts';
import { offerTermsSchema } from '../model/terms.ts';
import { listVersionsOf, type OfferRow } from './queries.ts';

const statusSchema = z.enum(OFFER_STATUSES);
const sideSchema = z.enum(['buyer', 'seller']);

export function standingOf(row: OfferRow): StandingOffer {
  return {
    id: row.id,
    status: statusSchema.parse(row.status),
    backupNumber: row.backup_number,
    expiresAt: row.expires_at,
  };
}

/** A person's side in an offer: its buyer, or one of the sellers, who may or may not decide. Null for strangers. */
export function sideOf(
  row: OfferRow,
  home: HomeForOffers,
  userId: string,
): { side: 'buyer' | 'seller'; mayDecide: boolean } | null {
  if (row.user_id === userId) return { side: 'buyer', mayDecide: true };
  const seller = home.sellers.find((one) => one.userId === userId);
  return seller === undefined ? null : { side: 'seller', mayDecide: seller.mayDecide };
}

/** Offers for one home, as one of its sides sees them. */
export async function presentOffers(
  db: Db,
  rows: readonly OfferRow[],
  { home, userId, at }: { home: HomeForOffers; userId: string; at: Date },
): Promise<Offer[]> {
  if (rows.length === 0) return [];
  const versions = Map.groupBy(
    await listVersionsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ offer_id: id }) => id,
  );
  const people = await findPeople(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap((row) => {
    const caller = sideOf(row, home, userId);
    if (caller === null) return [];
    const standing = standingOf(row);
    const status: OfferStatus = statusAt(standing, at);
    return {
      id: row.id,
      listingKey: home.listingKey,
      home: home.label,
      timeZone: home.timeZone,
      status,
      version: row.version,
      backupNumber: row.backup_number,
      expiresAt: row.expires_at.toISOString(),
      buyerName: caller.side === 'seller' ? (people.get(row.user_id)?.name ?? null) : null,
      versions: (versions.get(row.id) ?? []).map(({ version, side, terms, made_at: madeAt }) => ({
        version,
        side: sideSchema.parse(side),
        terms: offerTermsSchema.parse(terms),
        madeAt: madeAt.toISOString(),
      })),
      verbs: verbsOf(status, caller.side).filter((verb) => caller.mayDecide || verb === 'view'),
    };
  });
}
