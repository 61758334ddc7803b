import { randomUUID } from 'node:crypto';
import type { BookingKind } from '#domains/bookings/contract.ts';
import { bookTime, listOpenings, moveBooking } from '#domains/bookings/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';

interface Sides {
  host: DemoPerson;
  guest: DemoPerson;
  whose: { listingKey: string } | { handle: string };
}

/** An appointment of the past or of the next days, and what became of it. */
interface Lived {
  kind: BookingKind;
  /** When it was asked for, in days from now, and which of the free times it took then. */
  asked: number;
  pick: number;
  note?: string;
  place?: string;
  answers?: string[];
  outcome: 'asked' | 'agreed' | 'kept' | 'missed' | 'declined' | 'cancelled' | 'proposed';
  /** Feedback of what was kept, or why something is off. */
  words?: string;
  interest?: number;
}

/** Days after a request at which the host answers, and the guest thinks again; nothing happens after now. */
const ANSWERED = 1 / 24;
const RECONSIDERED = 2 / 24;

/**
 * Lets two demo people live through an appointment, by the verbs that anybody uses. Nothing where nothing is free. In one
 * transaction: what was asked for in the past and is not answered yet would lapse.
 */
export const liveThrough = (ctx: ServerContext, sides: Sides, lived: Lived): Promise<void> =>
  transact(ctx, (inner) => playThrough(inner, sides, lived));

async function playThrough(ctx: ServerContext, { host, guest, whose }: Sides, lived: Lived): Promise<void> {
  const { kind, asked, pick, note = '', place = '', answers = [], words = '' } = lived;
  const visitor = actAs(ctx, guest, asked);
  const { slots } = await listOpenings(visitor, { ...whose, kind });
  const start = slots[Math.min(pick, slots.length - 1)];
  if (start === undefined) return;
  const startsAt = new Date(start);
  const form = { id: randomUUID(), kind, startsAt, note, place, answers, isHold: false };
  const { id: bookingId, status, endsAt } = await bookTime(visitor, { ...whose, ...form });
  const answered = actAs(ctx, host, Math.min(asked + ANSWERED, 0));
  if (lived.outcome === 'asked') return;
  if (lived.outcome === 'declined') {
    await moveBooking(answered, { bookingId, form: { move: 'decline', reason: words } });
    return;
  }
  if (lived.outcome === 'proposed') {
    const others = slots.filter((slot) => slot !== start).slice(pick, pick + 2);
    if (others.length > 0) await moveBooking(answered, { bookingId, form: { move: 'propose', starts: others, reason: words } });
    return;
  }
  if (status === 'pending') await moveBooking(answered, { bookingId, form: { move: 'approve', reason: '' } });
  const after = new Date(Date.parse(endsAt ?? start) + 3 * HOUR_MS);
  // Whatever is still ahead has no end yet.
  if (lived.outcome === 'cancelled')
    await moveBooking(actAs(ctx, guest, Math.min(asked + RECONSIDERED, 0)), {
      bookingId,
      form: { move: 'cancel', reason: words },
    });
  if (after >= ctx.now) return;
  if (lived.outcome === 'kept')
    await moveBooking(
      { ...visitor, now: after },
      { bookingId, form: { move: 'feedback', interest: lived.interest ?? 4, words } },
    );
  if (lived.outcome === 'missed') await moveBooking({ ...answered, now: after }, { bookingId, form: { move: 'no-show' } });
}
