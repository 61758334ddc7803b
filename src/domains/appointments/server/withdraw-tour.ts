import { listMessagesOf, replyToOf, setStatus, wasThreadMailed } from '#domains/correspondence/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { WITHDRAWABLE_TOURS } from '../contract.ts';
import { changeTour, readSlots, requireTour } from './queries.ts';
import { attachInvitation, changeInvitation } from './tour-invitation.ts';
import { OwnTourMail, TourWithdrawnMail } from './tour-mail.tsx';

/**
 * Takes a wish for a tour back, also one that was confirmed, and tells whom it was mailed to. Throws `not-found` for other
 * people's, `conflict` for one that is over or was declined.
 */
export async function withdrawTour(ctx: TellContext, tourRequestId: string): Promise<{ isFirmTold: boolean }> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const row = await requireTour(trx, userId, tourRequestId, { isForUpdate: true });
    const { sender, about } = row.thread;
    if (row.status !== 'cancelled' && WITHDRAWABLE_TOURS.every((status) => status !== row.status))
      throw new DomainError('conflict', 'This tour can no longer be withdrawn.');
    const isNew = row.status !== 'cancelled';
    if (isNew) {
      await changeTour(trx, row, { status: 'cancelled', proposed_slots: null });
      await setStatus(trx, row.thread, 'withdrawn', ctx.now);
    }
    const messages = await listMessagesOf(trx, row.thread);
    const invitation = isNew ? await changeInvitation(trx, row, null) : undefined;
    const contact = await findContactIfShown({ ...ctx, db: trx }, Number(about.key));
    const file = attachInvitation(ctx, invitation, contact);
    const inner = { ...ctx, db: trx };
    if (invitation !== undefined && contact !== undefined)
      await tell(inner, {
        to: sender.email === null ? { userId } : { userId, address: sender.email },
        topic: 'inquiries',
        title: `Your tour of ${contact.label} is off`,
        mail: { body: OwnTourMail({ startsAt: invitation.startsAt, contact, isOff: true }), ...file },
      });
    const slots = row.confirmed_starts_at === null ? readSlots(row.slots) : [row.confirmed_starts_at];
    if (!wasThreadMailed(messages) || contact?.agentEmail == null) return { isFirmTold: false };
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
