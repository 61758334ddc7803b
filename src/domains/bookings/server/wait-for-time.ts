import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { BookingKind, listWaits as listing } from '../contract.ts';
import { sayWhat } from '../model/appointment-words.ts';
import { findBookables, forGuest, isOpenTo, keyOf, refuseHost, requireBookable, type Whose } from './bookables.ts';
import { openContractTimes } from './contract-times.ts';
import { findSchedule, readKind } from './queries.ts';

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

const MOST_WAITS = 100;

/** What the caller waits for. What can’t be booked any more is left out. */
export async function listWaits(ctx: Context): Promise<EndpointResponse<typeof listing>> {
  const rows = await ctx.db
    .selectFrom('booking_waits as w')
    .innerJoin('event_types as e', 'e.id', 'w.event_type_id')
    .innerJoin('schedules as s', 's.id', 'e.schedule_id')
    .select(['e.kind', 's.listing_id', 's.user_id as host_id', 'w.since'])
    .where('w.user_id', '=', requireUser(ctx).userId)
    .orderBy('w.since')
    .orderBy('e.id')
    .limit(MOST_WAITS)
    .execute();
  const bookables = await findBookables(ctx, rows);
  return {
    waits: rows.flatMap((row) => {
      const bookable = bookables.get(keyOf(row));
      if (bookable === undefined) return [];
      const { home, person, label } = bookable;
      const kind = readKind(row.kind);
      return {
        kind,
        title: sayWhat(kind, label, person !== null),
        listingKey: home?.listingKey ?? null,
        handle: person?.handle ?? null,
        since: row.since.toISOString(),
      };
    }),
  };
}

/** Throws `not-found` where nobody takes bookings. */
export async function stopWaiting(ctx: Context, { kind, ...whose }: Whose & { kind: BookingKind }): Promise<void> {
  const { userId } = requireUser(ctx);
  const bookable = await requireBookable(ctx, whose);
  const types = (await findSchedule(ctx.db, bookable))?.types.filter((one) => one.kind === kind) ?? [];
  for (const { id } of types)
    await ctx.db.deleteFrom('booking_waits').where('event_type_id', '=', id).where('user_id', '=', userId).execute();
}
