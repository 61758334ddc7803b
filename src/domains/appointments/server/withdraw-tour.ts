import {
  isSilenced,
  type LetterContext,
  listMessagesOf,
  replyToOf,
  tellAnswerers,
  setStatus,
  wasThreadMailed,
} from '#domains/correspondence/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { WITHDRAWABLE_TOURS } from '../contract.ts';
import { changeTour, readSlots, requireTour } from './queries.ts';
import { formatTourTime } from '../model/tour-times.ts';
import { attachInvitation, changeInvitation } from './tour-invitation.ts';
import { OwnTourMail, TourWithdrawnMail } from './tour-mail.tsx';

/**
 * Withdraws a tour request, even a confirmed one, and tells the person it was mailed to. Throws `not-found` for other
 * people's, `conflict` for one that is over or was declined.
 */
export async function withdrawTour(ctx: LetterContext, tourRequestId: string): Promise<{ isFirmTold: boolean }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const row = await requireTour(inner.db, userId, tourRequestId, { isForUpdate: true });
    const { sender, about } = row.thread;
    if (row.status !== 'cancelled' && WITHDRAWABLE_TOURS.every((status) => status !== row.status))
      throw new DomainError('conflict', 'This tour can no longer be withdrawn.');
    const isNew = row.status !== 'cancelled';
    if (isNew) {
      await changeTour(inner.db, row, { status: 'cancelled', proposed_slots: null });
      await setStatus(inner.db, row.thread, 'withdrawn', ctx.now);
    }
    const messages = await listMessagesOf(inner.db, row.thread);
    const invitation = isNew ? await changeInvitation(inner.db, row, null) : undefined;
    const contact = await findContactIfShown(inner, Number(about.key));
    const file = attachInvitation(ctx, invitation, contact);
    if (invitation !== undefined && contact !== undefined)
      await tell(inner, {
        to: sender.email === null ? { userId } : { userId, address: sender.email },
        topic: 'inquiries',
        title: `Your tour of ${contact.label} is off`,
        mail: { body: OwnTourMail({ startsAt: invitation.startsAt, contact, isOff: true }), ...file },
      });
    const slots = row.confirmed_starts_at === null ? readSlots(row.slots) : [row.confirmed_starts_at];
    if (!wasThreadMailed(messages) || contact?.agentEmail == null) return { isFirmTold: false };
    if (isNew && !(await isSilenced(inner.db, row.thread.id)))
      await tellAnswerers(inner, {
        thread: row.thread,
        title: `${sender.name} called off a tour of ${contact.label}`,
        body: slots.map((slot) => formatTourTime(slot, contact.timeZone)).join('; '),
        mailed: contact.agentEmail,
        key: `tour-withdrawn-${tourRequestId}`,
      });
    await tell(inner, {
      to: { address: contact.agentEmail },
      title: `A tour of ${contact.label} is off`,
      mail: {
        ...replyToOf(sender),
        body: TourWithdrawnMail({ name: sender.name, contact, slots }),
        ...file,
        dedupeKey: `tour-withdrawn-${tourRequestId}`,
      },
    });
    return { isFirmTold: true };
  });
}
