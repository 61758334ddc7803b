import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { BookingKind } from '../contract.ts';
import { forGuest, isOpenTo, refuseHost, requireBookable, type Whose } from './bookables.ts';
import { openContractTimes } from './contract-times.ts';
import { findSchedule } from './queries.ts';

/** Throws `not-found` where nothing of the kind is offered, `forbidden` for the hosts themselves. */
export async function waitForTime(ctx: Context, { kind, ...whose }: Whose & { kind: BookingKind }): Promise<void> {
  const { userId } = requireUser(ctx);
  const bookable = forGuest(await requireBookable(ctx, whose), userId);
  refuseHost(bookable, userId);
  await openContractTimes(ctx, bookable);
  const type = (await findSchedule(ctx.db, bookable))?.types.find((one) => one.kind === kind && isOpenTo(bookable, one));
  if (type === undefined) throw new DomainError('not-found', 'This can’t be booked here.');
  await ctx.db
    .insertInto('booking_waits')
    .values({ event_type_id: type.id, user_id: userId, since: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Throws `not-found` where nobody takes bookings. */
export async function stopWaiting(ctx: Context, { kind, ...whose }: Whose & { kind: BookingKind }): Promise<void> {
  const { userId } = requireUser(ctx);
  const bookable = await requireBookable(ctx, whose);
  const types = (await findSchedule(ctx.db, bookable))?.types.filter((one) => one.kind === kind) ?? [];
  for (const { id } of types)
    await ctx.db.deleteFrom('booking_waits').where('event_type_id', '=', id).where('user_id', '=', userId).execute();
}
