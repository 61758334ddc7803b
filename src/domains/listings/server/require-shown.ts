import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { GONE_STATUSES } from '../contract.ts';

const isGone = (status: string) => GONE_STATUSES.some((gone) => gone === status);

interface Gate {
  standard_status: string;
  internet_entire_listing_display_yn: boolean | null;
}

/** Not incomplete, nor withheld by its seller. */
const isKnown = (row: Gate) => row.internet_entire_listing_display_yn !== false && row.standard_status !== 'Incomplete';

/** Whether a home has a page. */
export function isShown(row: Gate): boolean {
  return isKnown(row) && !isGone(row.standard_status);
}

/**
 * Whether a home has a page: throws `not-found` where it is unknown, incomplete or withheld by its seller, and `gone`
 * where it was on the market and may not be shown anymore.
 */
export function requireShown(row: Gate | undefined): void {
  if (row === undefined || !isKnown(row)) throw new DomainError('not-found', 'There is no such home here.');
  if (isGone(row.standard_status)) throw new DomainError('gone', 'This home is no longer on the market.');
}

/** The id behind a public key, for homes that have a page; see {@link requireShown}. */
export async function findListingId(db: Db, listingKey: string): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select(['id', 'standard_status', 'internet_entire_listing_display_yn'])
    .where('listing_key', '=', listingKey)
    .executeTakeFirst();
  requireShown(row);
  return row?.id ?? 0;
}
