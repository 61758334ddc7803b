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
import { type Recipient, tell } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Trx } from '#platform/db/database.ts';
import { transact } from '#platform/verb/transact.ts';
import { WITHDRAWABLE_TOURS } from '../contract.ts';
import { changeTour, hasBegun, ownerOf, readSlots, requireTour, requireTourByLink, type Tour } from './queries.ts';
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
    return withdraw(inner, row, ownerOf(row, userId));
  });
}

/** The same by the link in the sender's mail. Throws `not-found` for a link that ended. */
export async function withdrawTourByLink(ctx: LetterContext, token: string): Promise<{ isFirmTold: boolean }> {
  return transact(ctx, async (inner) => {
    const row = await requireTourByLink(inner, token, { isForUpdate: true });
    return withdraw(inner, row, { address: row.thread.sender.email });
  });
}

async function withdraw(ctx: LetterContext & { db: Trx }, row: Tour, to: Recipient): Promise<{ isFirmTold: boolean }> {
  const { sender, about } = row.thread;
  if (row.status !== 'cancelled' && (WITHDRAWABLE_TOURS.every((status) => status !== row.status) || hasBegun(row, ctx.now)))
    throw new DomainError('conflict', 'This tour can no longer be withdrawn.');
  const isNew = row.status !== 'cancelled';
  if (isNew) {
    await changeTour(ctx.db, row, { status: 'cancelled', proposed_slots: null });
    await setStatus(ctx.db, row.thread, 'withdrawn', ctx.now);
  }
  const messages = await listMessagesOf(ctx.db, row.thread);
  const invitation = isNew ? await changeInvitation(ctx.db, row, null) : undefined;
  const contact = await findContactIfShown(ctx, Number(about.key));
  const file = attachInvitation(ctx, invitation, contact);
  if (invitation !== undefined && contact !== undefined)
    await tell(ctx, {
      to,
      topic: 'inquiries',
      title: `Your tour of ${contact.label} is off`,
      mail: { body: OwnTourMail({ startsAt: invitation.startsAt, contact, became: 'withdrawn' }), ...file },
    });
  const slots = row.confirmed_starts_at === null ? readSlots(row.slots) : [row.confirmed_starts_at];
  if (!wasThreadMailed(messages) || contact?.agentEmail == null) return { isFirmTold: false };
  if (isNew && !(await isSilenced(ctx.db, row.thread.id)))
    await tellAnswerers(ctx, {
      thread: row.thread,
      title: `${sender.name} called off a tour of ${contact.label}`,
      body: slots.map((slot) => formatTourTime(slot, contact.timeZone)).join('; '),
      mailed: contact.agentEmail,
      key: `tour-withdrawn-${row.thread.publicId}`,
    });
  await tell(ctx, {
    to: { address: contact.agentEmail },
    title: `A tour of ${contact.label} is off`,
    mail: {
      ...replyToOf(sender),
      body: TourWithdrawnMail({ name: sender.name, contact, slots }),
      ...file,
      dedupeKey: `tour-withdrawn-${row.thread.publicId}`,
    },
  });
  return { isFirmTold: true };
}
