import { getSchedule, setSchedule } from '#domains/bookings/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { liveThrough } from './live-through.ts';

const OPENED = -12;

/** Times at which a home can be shown, and its visits: kept, missed, off, agreed, and one that waits for an answer. */
export async function bookVisits(
  ctx: ServerContext,
  { person, guest, listingKey }: { person: DemoPerson; guest: DemoPerson; listingKey: string },
): Promise<void> {
  const seller = actAs(ctx, person, OPENED);
  const { schedule, version } = await getSchedule(seller, listingKey);
  const eventTypes = schedule.eventTypes.map((type) => ({ ...type, isOpen: type.kind === 'tour' || type.kind === 'video-tour' }));
  await setSchedule(seller, { listingKey, version, ...schedule, eventTypes });
  const sides = { host: person, guest, whose: { listingKey } };
  await liveThrough(ctx, sides, {
    kind: 'tour',
    asked: -9,
    pick: 3,
    note: 'Our first look. May we bring a tape measure?',
    outcome: 'kept',
    interest: 4,
    words: 'Bright, and quieter than we thought. The stairs are steep for us.',
  });
  await liveThrough(ctx, sides, { kind: 'video-tour', asked: -7, pick: 4, outcome: 'missed' });
  await liveThrough(ctx, sides, {
    kind: 'tour',
    asked: -4,
    pick: 6,
    outcome: 'cancelled',
    words: 'Our car is at the shop. We ask again this week.',
  });
  await liveThrough(ctx, sides, {
    kind: 'tour',
    asked: 0,
    pick: 7,
    note: 'We are two, and would like to see the storage room.',
    outcome: 'agreed',
  });
  await liveThrough(ctx, sides, {
    kind: 'video-tour',
    asked: 0,
    pick: 16,
    note: 'My brother joins from out of town.',
    outcome: 'asked',
  });
}
