import { formatDateTime } from '#lib/format.ts';
import { TAKES_OFFERS } from '#domains/listings/contract.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import type { HomeForOffers } from '#domains/selling/server/index.ts';
import { isOpenOffer, type StandingOffer, statusAt } from '../model/negotiation.ts';
import { standingOf } from './present-offers.ts';
import type { OfferRow } from './queries.ts';
import { NEWS, tellBuyer } from './tell-sides.ts';

interface Others {
  /** The offer that binds, or bound, and all of the home, as they were. */
  row: OfferRow;
  rows: readonly OfferRow[];
  changed: readonly StandingOffer[];
  home: HomeForOffers;
  /** Of the news. */
  key: string;
  at: Date;
}

/** Tells every other buyer whose offer is open or a backup that one was accepted. It says nothing about that buyer's terms. */
export async function tellOfAcceptance(ctx: TellContext, { row, rows, changed, home, key, at }: Others): Promise<void> {
  const after = new Map(changed.map((one) => [one.id, one]));
  for (const other of rows) {
    const before = standingOf(other);
    if (other.id === row.id || !isOpenOffer(statusAt(before, at))) continue;
    const { status, backupNumber } = after.get(other.id) ?? before;
    const until = formatDateTime(other.expires_at.toISOString(), home.timeZone);
    await tellBuyer(ctx, other.user_id, {
      ...NEWS.otherAccepted(home.label, { status, backupNumber, until }),
      key: `${key}-${other.id}`,
    });
  }
}

/**
 * Tells the other buyers that the accepted offer was released: those who were told of its acceptance, and those who have offered
 * since. A buyer with several offers hears of the one that is open.
 */
export async function tellOfRelease(ctx: TellContext, { row, rows, home, key, at }: Others): Promise<void> {
  const hearing = rows.filter((other) => other.user_id !== row.user_id && concernsRelease(other, row.accepted_at, at));
  const isOpen = (offer: OfferRow) => isOpenOffer(statusAt(standingOf(offer), at));
  const byBuyer = new Map(
    hearing.toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other))).map((one) => [one.user_id, one]),
  );
  // The home was given before the release put it back on the market.
  const isForSale = [...TAKES_OFFERS, 'Pending'].some((status) => status === home.standardStatus);
  for (const offer of byBuyer.values()) {
    const { status, backupNumber } = { ...standingOf(offer), status: statusAt(standingOf(offer), at) };
    const until = formatDateTime(offer.expires_at.toISOString(), home.timeZone);
    await tellBuyer(ctx, offer.user_id, {
      ...NEWS.otherReleased(home.label, { status, backupNumber, until, isForSale }),
      key: `${key}-${offer.id}`,
    });
  }
}

/** Whether an offer is open, or was when the other one was accepted: then its buyer was told. */
function concernsRelease(offer: OfferRow, acceptedAt: Date | null, at: Date): boolean {
  const standing = standingOf(offer);
  if (isOpenOffer(statusAt(standing, at))) return true;
  if (acceptedAt === null || offer.created_at > acceptedAt || offer.status === 'released') return false;
  // The clock ends an offer without a word in its row; every other end is a move.
  return statusAt(standing, at) === 'expired' ? offer.expires_at > acceptedAt : offer.updated_at >= acceptedAt;
}
