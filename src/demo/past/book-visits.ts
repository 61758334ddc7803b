import { randomUUID } from 'node:crypto';
import { bookTime, getSchedule, listOpenings, moveBooking, setSchedule } from '#domains/bookings/server/index.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';

/** Times at which a home can be shown, a visit that is confirmed, and one that waits for an answer. */
export async function bookVisits(
  ctx: ServerContext,
  { person, guest, listingKey }: { person: DemoPerson; guest: DemoPerson; listingKey: string },
): Promise<void> {
  const seller = actAs(ctx, person, -2);
  const { schedule, version } = await getSchedule(seller, listingKey);
  const eventTypes = schedule.eventTypes.map((type) => ({ ...type, isOpen: type.kind === 'tour' || type.kind === 'video-tour' }));
  await setSchedule(seller, { listingKey, version, ...schedule, eventTypes });
  const visitor = actAs(ctx, guest, 0);
  const book = async (kind: 'tour' | 'video-tour', at: number, note: string) => {
    const { slots } = await listOpenings(visitor, { listingKey, kind });
    const startsAt = slots[Math.min(at, slots.length - 1)];
    if (startsAt === undefined) return undefined;
    return bookTime(visitor, { listingKey, id: randomUUID(), kind, startsAt: new Date(startsAt), note, isHold: false });
  };
  const first = await book('tour', 7, 'We are two, and would like to see the storage room.');
  if (first !== undefined)
    await moveBooking(actAs(ctx, person, 0), { bookingId: first.id, form: { move: 'approve', reason: '' } });
  await book('video-tour', 16, 'My brother joins from out of town.');
}
