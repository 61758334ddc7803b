import {
  isSilenced,
  type LetterContext,
  listMessagesOf,
  replyToOf,
  tellAnswerers,
  wasThreadMailed,
} from '#domains/correspondence/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { type Recipient, tell } from '#domains/notifications/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SentTour } from '../contract.ts';
import { formatTourTime } from '../model/tour-times.ts';
import { findTourOf } from './list-my-tours.ts';
import { changeTour, notShown, ownerOf, readProposed, requireTour, requireTourByLink, type Tour } from './queries.ts';
import { attachInvitation, changeInvitation } from './tour-invitation.ts';
import { OwnTourMail, TourTakenMail } from './tour-mail.tsx';

/**
 * Accepts one of the firm's offered times, and tells the firm. A repeat changes nothing. Throws `not-found` for other people's,
 * `conflict` where the time is not offered, or is over, `gone` if the home is no longer shown: nobody would hear of it.
 */
export async function acceptTourTime(
  ctx: LetterContext,
  { tourRequestId, startsAt }: { tourRequestId: string; startsAt: Date },
): Promise<SentTour> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const row = await requireTour(inner.db, userId, tourRequestId, { isForUpdate: true });
    await accept(inner, row, { startsAt, to: ownerOf(row, userId) });
  });
  const tour = await findTourOf(ctx, userId, tourRequestId);
  if (tour === undefined) throw new DomainError('not-found', 'There is no such tour.');
  return tour;
}

/** The same by the link in the sender's mail. Throws `not-found` for a link that ended. */
export async function acceptTourTimeByLink(
  ctx: LetterContext,
  { token, startsAt }: { token: string; startsAt: Date },
): Promise<void> {
  await transact(ctx, async (inner) => {
    const row = await requireTourByLink(inner, token, { isForUpdate: true });
    await accept(inner, row, { startsAt, to: { address: row.thread.sender.email } });
  });
}

async function accept(
  ctx: LetterContext & { db: Trx },
  row: Tour,
  { startsAt, to }: { startsAt: Date; to: Recipient },
): Promise<void> {
  if (row.status === 'accepted' && row.confirmed_starts_at?.getTime() === startsAt.getTime()) return;
  if (row.status !== 'pending' || !readProposed(row.proposed_slots).includes(startsAt.toISOString()))
    throw new DomainError('conflict', 'The firm no longer offers this time. Reload the page to see what it says now.');
  if (startsAt <= ctx.now)
    throw new DomainError('conflict', 'This time has passed. Take another one, or ask again on the home’s page.');
  const { sender, about } = row.thread;
  const contact = await findContactIfShown(ctx, Number(about.key));
  if (contact === undefined) throw notShown();
  await changeTour(ctx.db, row, { status: 'accepted', confirmed_starts_at: startsAt, proposed_slots: null });
  const messages = await listMessagesOf(ctx.db, row.thread);
  const file = attachInvitation(ctx, await changeInvitation(ctx.db, row, startsAt), contact);
  await tell(ctx, {
    to,
    topic: 'inquiries',
    title: `Your tour of ${contact.label} is set`,
    mail: { body: OwnTourMail({ startsAt, contact, became: 'accepted' }), ...file },
  });
  if (!wasThreadMailed(messages) || contact.agentEmail === null) return;
  if (!(await isSilenced(ctx.db, row.thread.id)))
    await tellAnswerers(ctx, {
      thread: row.thread,
      title: `${sender.name} accepted a time for a tour of ${contact.label}`,
      body: formatTourTime(startsAt, contact.timeZone),
      mailed: contact.agentEmail,
      key: `tour-taken-${row.thread.publicId}-${startsAt.toISOString()}`,
    });
  await tell(ctx, {
    to: { address: contact.agentEmail },
    title: `Tour of ${contact.label}: a time is accepted`,
    mail: {
      ...replyToOf(sender),
      body: TourTakenMail({ name: sender.name, startsAt, contact }),
      ...file,
      dedupeKey: `tour-taken-${row.thread.publicId}-${startsAt.toISOString()}`,
    },
  });
}
