import type { TellContext } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { forGuest, requireBookableOf, type Bookable } from './bookables.ts';
import { sideOf } from './present-bookings.ts';
import { findBooking, findSides, type BookingRow } from './queries.ts';

/** A booking in which the caller takes part. Throws `not-found` for everybody else. */
export async function requireBooking(ctx: TellContext, id: string): Promise<{ row: BookingRow; bookable: Bookable }> {
  const { userId } = requireUser(ctx);
  const sides = await findSides(ctx.db, id);
  const bookable = sides && (await requireBookableOf(ctx, sides));
  const isTheirs = sides !== undefined && bookable !== undefined && sideOf(sides, bookable, userId) !== undefined;
  const row = isTheirs ? await findBooking(ctx.db, id) : undefined;
  if (row === undefined || bookable === undefined) throw new DomainError('not-found', 'There is no such appointment.');
  return { row, bookable: forGuest(bookable, row.user_id) };
}
