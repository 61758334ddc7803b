import {
  type LetterContext,
  listMessagesOf,
  replyToOf,
  wasThreadMailed,
  writeMessage,
} from '#domains/correspondence/server/index.ts';
import { aboutHome, findContactIfShown } from '#domains/listings/server/index.ts';
import { type Recipient, tell } from '#domains/notifications/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type OtherTimes, REPLANNABLE_TOURS, type SentTour } from '../contract.ts';
import { formatTourTime } from '../model/tour-times.ts';
import { findTourOf } from './list-my-tours.ts';
import { refuseTour } from './policy.ts';
import { changeTour, hasBegun, notShown, ownerOf, requireTour, requireTourByLink, type Tour } from './queries.ts';
import { requireTourTimes } from './request-tour.ts';
import { attachInvitation, changeInvitation } from './tour-invitation.ts';
import { OwnTourMail, TourReopenedMail } from './tour-mail.tsx';

/**
 * Asks the firm for other times than those asked for, offered or agreed: what was agreed is off, and the firm answers anew. The
 * same form again changes nothing. Throws `not-found` for other people's, `invalid` for a time too soon or too far, `gone` if
 * the home is no longer shown, `conflict` where it cannot be toured then, or the request is withdrawn or over.
 */
export async function askOtherTimes(
  ctx: LetterContext,
  { tourRequestId, form }: { tourRequestId: string; form: OtherTimes },
): Promise<SentTour> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const row = await requireTour(inner.db, userId, tourRequestId, { isForUpdate: true });
    await ask(inner, row, { form, to: ownerOf(row, userId) });
  });
  const tour = await findTourOf(ctx, userId, tourRequestId);
  if (tour === undefined) throw new DomainError('not-found', 'There is no such tour.');
  return tour;
}

/** The same by the link in the sender's mail. Throws `not-found` for a link that ended. */
export async function askOtherTimesByLink(
  ctx: LetterContext,
  { token, form }: { token: string; form: OtherTimes },
): Promise<void> {
  await transact(ctx, async (inner) => {
    const row = await requireTourByLink(inner, token, { isForUpdate: true });
    await ask(inner, row, { form, to: { address: row.thread.sender.email } });
  });
}

async function ask(
  ctx: LetterContext & { db: Trx },
  row: Tour,
  { form, to }: { form: OtherTimes; to: Recipient },
): Promise<void> {
  const messages = await listMessagesOf(ctx.db, row.thread);
  if (messages.some(({ publicId }) => publicId === form.idempotencyKey)) return;
  const agreed = row.status === 'accepted' ? row.confirmed_starts_at : null;
  if (!REPLANNABLE_TOURS.some((status) => status === row.status) || hasBegun(row, ctx.now))
    throw new DomainError('conflict', 'This tour is over or withdrawn. You can ask again on the home’s page.');
  const slots = form.slots.map((slot) => new Date(slot));
  requireTourTimes(slots, ctx.now);
  const contact = await findContactIfShown(ctx, Number(row.thread.about.key));
  if (contact === undefined) throw notShown();
  const refusal = refuseTour(contact, slots);
  if (refusal !== undefined) throw new DomainError('conflict', refusal);
  const invitation = agreed === null ? undefined : await changeInvitation(ctx.db, row, null);
  await changeTour(ctx.db, row, {
    status: 'pending',
    slots: JSON.stringify(slots.map((slot) => ({ startsAt: slot.toISOString() }))),
    confirmed_starts_at: null,
    proposed_slots: null,
  });
  const times = `Other times: ${slots.map((slot) => formatTourTime(slot, row.time_zone)).join('; ')}.`;
  await writeMessage(ctx, {
    thread: row.thread,
    from: 'sender',
    form: { message: [times, form.message].filter(Boolean).join('\n'), idempotencyKey: form.idempotencyKey },
    about: aboutHome(contact),
  });
  if (invitation === undefined) return;
  const file = attachInvitation(ctx, invitation, contact);
  const { sender } = row.thread;
  await tell(ctx, {
    to,
    topic: 'inquiries',
    title: `Your tour of ${contact.label} is off until a new time is agreed`,
    mail: { body: OwnTourMail({ startsAt: invitation.startsAt, contact, became: 'replanned' }), ...file },
  });
  if (!wasThreadMailed(messages) || contact.agentEmail === null) return;
  await tell(ctx, {
    to: { address: contact.agentEmail },
    title: `A tour of ${contact.label} needs another time`,
    mail: {
      ...replyToOf(sender),
      body: TourReopenedMail({ name: sender.name, startsAt: invitation.startsAt, contact }),
      ...file,
      dedupeKey: `tour-reopened-${form.idempotencyKey}`,
    },
  });
}
