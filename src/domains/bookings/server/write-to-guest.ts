import { lockPerson } from '#domains/accounts/server/index.ts';
import { type LetterContext, requireFairWords, writeMessage } from '#domains/correspondence/server/index.ts';
import type { FairReplyForm } from '#domains/correspondence/contract.ts';
import { findHomesToWriteAbout } from '#domains/listings/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { canWriteAbout } from '../model/appointment-words.ts';
import { isHost } from './bookables.ts';
import { readStatus } from './queries.ts';
import { requireBooking } from './require-booking.ts';
import { takeThread } from './take-thread.ts';
import { findPeopleToWriteTo } from './write-to-person.ts';

/**
 * Writes to the guest of a booking, for those who show the home or whose time it is. What guest and hosts write to each other
 * goes on in one thread, also a question that the guest asked about the home. Throws `not-found` for strangers, `forbidden` for
 * the guest, `conflict` for a booking that is off, `invalid` for words that a seller may not write.
 */
export async function writeToGuest(
  ctx: LetterContext,
  { bookingId, ...form }: { bookingId: string } & FairReplyForm,
): Promise<{ threadId: string }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const { row, bookable } = await requireBooking(inner, bookingId);
    if (!isHost(bookable, userId)) throw new DomainError('forbidden', 'Only the other side can do that.');
    if (!canWriteAbout(readStatus(row.status)))
      throw new DomainError('conflict', 'This appointment is off, so no one can be written to about it.');
    await lockPerson(inner.db, row.user_id);
    const isHome = bookable.home !== null;
    const about = isHome
      ? ({ kind: 'listing', key: String(row.listing_id) } as const)
      : ({ kind: 'schedule', key: String(row.schedule_id) } as const);
    const described = await (isHome ? findHomesToWriteAbout : findPeopleToWriteTo)(inner, [about.key]);
    const shown = described.get(about.key);
    const passed = requireFairWords({ message: form.message, passed: form.passed, state: bookable.home?.state });
    const thread = await takeThread(inner, {
      kinds: isHome ? ['inquiry', 'person'] : ['person'],
      about,
      guestId: row.user_id,
      recipientName: isHome ? `The sellers of ${shown?.label ?? bookable.label}` : bookable.label,
    });
    await writeMessage(inner, { thread, from: 'recipient', form, about: shown, passed });
    return { threadId: thread.publicId };
  });
}
