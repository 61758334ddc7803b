import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { BookingKind } from '../contract.ts';
import { refuseHost, requireHome } from './homes.ts';
import { findSchedule } from './queries.ts';

/** Throws `not-found` where nothing of the kind is offered, `forbidden` for the people who sell the home. */
export async function waitForTime(ctx: Context, { listingKey, kind }: { listingKey: string; kind: BookingKind }): Promise<void> {
  const { userId } = requireUser(ctx);
  const home = await requireHome(ctx, { listingKey });
  refuseHost(home, userId);
  const type = (await findSchedule(ctx.db, home.listingId))?.types.find((one) => one.kind === kind && one.isOpen);
  if (type === undefined) throw new DomainError('not-found', 'This cannot be booked here.');
  await ctx.db
    .insertInto('booking_waits')
    .values({ event_type_id: type.id, user_id: userId, since: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Throws `not-found` for homes that are not listed here. */
export async function stopWaiting(ctx: Context, { listingKey, kind }: { listingKey: string; kind: BookingKind }): Promise<void> {
  const { userId } = requireUser(ctx);
  const home = await requireHome(ctx, { listingKey });
  const types = (await findSchedule(ctx.db, home.listingId))?.types.filter((one) => one.kind === kind) ?? [];
  for (const { id } of types)
    await ctx.db.deleteFrom('booking_waits').where('event_type_id', '=', id).where('user_id', '=', userId).execute();
}
