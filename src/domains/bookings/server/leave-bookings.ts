import type { TellContext } from '#domains/notifications/server/index.ts';
import { findHomesForOffers, listListingsSoldBy } from '#domains/selling/server/index.ts';
import { requireBookableOf } from './bookables.ts';
import { passOnShowings } from './leave-showings.ts';
import { findBooking, listAheadOf } from './queries.ts';
import { tellOfBooking } from './tell-sides.ts';
import { tellOfFreedTime } from './tell-waiting.ts';

const MOST = 1000;
const HOST_LEFT = 'Your host has closed their account.';
const GUEST_LEFT = 'Your guest has closed their account.';

/**
 * Runs within the caller's transaction, before the account is erased, and before its listings pass on. Calls off what a person
 * has ahead: what they booked, what others booked of their time, and visits of homes that nobody else sells. The other side
 * hears of each, and their calendars too. What they would show of a home that goes on passes to the others.
 */
export async function leaveBookings(ctx: TellContext, userId: string): Promise<void> {
  const sold = (await listListingsSoldBy(ctx, userId)).map(Number);
  const homes = await findHomesForOffers(ctx, sold);
  for (const id of await listAheadOf(ctx, { userId, listingIds: sold, most: MOST })) {
    const row = await findBooking(ctx.db, id);
    if (row === undefined) continue;
    const isGuest = row.user_id === userId;
    const home = row.listing_id === null ? undefined : homes.get(row.listing_id);
    const goesOn = !isGuest && home?.sellers.some((seller) => seller.userId !== userId && seller.mayDecide) === true;
    if (goesOn) continue;
    const bookable = await requireBookableOf(ctx, row);
    await ctx.db
      .updateTable('bookings')
      .set({
        status: 'cancelled',
        time_id: null,
        held_until: null,
        proposed: '[]',
        reason: isGuest ? GUEST_LEFT : HOST_LEFT,
        sequence: row.sequence + 1,
        updated_at: ctx.now,
      })
      .where('id', '=', id)
      .execute();
    const after = await findBooking(ctx.db, id);
    if (after === undefined || row.status === 'held') continue;
    await tellOfBooking(ctx, { row: after, bookable, what: 'cancelled', words: after.reason, except: userId });
    if (isGuest) await tellOfFreedTime(ctx, row, bookable);
  }
  for (const { listingKey } of homes.values()) await passOnShowings(ctx, { listingKey, userId });
}
