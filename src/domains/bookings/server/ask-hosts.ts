import type { z } from 'zod';
import { findPeople } from '#domains/accounts/server/index.ts';
import type { BuyerAgreement } from '#domains/appointments/contract.ts';
import { requestTour, formatTourTime } from '#domains/appointments/server/index.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { AskedHome, tourSenderSchema } from '../contract.ts';
import { findBookable } from './bookables.ts';
import { bookTime } from './book-time.ts';
import { findTourType } from './queries.ts';

interface Visit {
  id: string;
  listingKey: string;
  startsAt: string;
  /** To the questions of the home. */
  answers?: string[];
}

interface Day {
  visits: readonly Visit[];
  note: string;
  buyerAgreement?: BuyerAgreement | undefined;
  sender?: z.output<typeof tourSenderSchema> | undefined;
}

/**
 * Books or asks for each visit of a day on its own, in order: what fails for one stops no other, and is told. The ids are those
 * of the bookings and requests, so the same day again is answered as the first time and finishes what was cut off.
 */
export async function askHosts(ctx: ServerContext, day: Day): Promise<{ asked: AskedHome[] }> {
  requireUser(ctx);
  const asked: AskedHome[] = [];
  for (const visit of day.visits) asked.push(await askOne(ctx, visit, day));
  return { asked };
}

async function askOne(ctx: ServerContext, visit: Visit, day: Day): Promise<AskedHome> {
  const { id, listingKey } = visit;
  const answer = { id, listingKey, isCertain: false, slots: [] };
  try {
    if ((await findTourType(ctx.db, await findBookable(ctx, { listingKey }))) !== undefined) {
      const booked = await bookTime(ctx, {
        id,
        listingKey,
        kind: 'tour',
        startsAt: new Date(visit.startsAt),
        note: day.note,
        answers: visit.answers ?? [],
        buyerAgreement: day.buyerAgreement,
        isHold: false,
      });
      const when = booked.startsAt === null ? '' : formatTourTime(new Date(booked.startsAt), booked.timeZone);
      const isCertain = booked.status === 'accepted';
      const words = isCertain ? `Booked: ${when}.` : `The sellers have your request for ${when}.`;
      return { ...answer, outcome: isCertain ? 'booked' : 'asked', isCertain, words };
    }
    return { ...answer, outcome: 'asked', words: describeDelivery(await sendRequest(ctx, visit, day)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const slots: unknown = error.details?.['slots'];
    if (error.publicCode === 'time-taken')
      return { ...answer, outcome: 'taken', words: error.message, slots: Array.isArray(slots) ? slots.map(String) : [] };
    return { ...answer, outcome: 'refused', words: error.message };
  }
}

async function sendRequest(
  ctx: ServerContext,
  { id, listingKey, startsAt }: Visit,
  { note, buyerAgreement = 'unsure', sender }: Day,
) {
  const { userId } = requireUser(ctx);
  const person = (await findPeople(ctx.db, [userId])).get(userId);
  if (sender === undefined)
    throw new DomainError('invalid', 'Check the box so we can pass your request on to the listing firms.');
  if (person === undefined || person.email === null)
    throw new DomainError('forbidden', 'Add an email address to your account first, so the firm can answer.');
  return requestTour(ctx, {
    listingKey,
    form: {
      ...sender,
      idempotencyKey: id,
      name: person.name,
      email: person.email,
      kind: 'in_person',
      buyerAgreement,
      slots: [startsAt],
      message: note === '' ? undefined : note,
    },
  });
}
