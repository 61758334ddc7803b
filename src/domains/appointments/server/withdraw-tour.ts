import { isSentBy } from '#domains/accounts/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { wasMailed } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { WITHDRAWABLE_TOURS } from '../contract.ts';
import { readSlots } from './queries.ts';
import { attachInvitation, changeInvitation } from './tour-invitation.ts';
import { OwnTourMail, TourWithdrawnMail } from './tour-mail.tsx';

/**
 * Takes a wish for a tour back, also one that was confirmed, and tells whom it was mailed to. Throws `not-found` for other
 * people's, `conflict` for one that is over or was declined.
 */
export async function withdrawTour(
  ctx: Context & { mail: Mail; config: Config },
  tourRequestId: string,
): Promise<{ isFirmTold: boolean }> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tour_requests')
      .selectAll()
      .where('public_id', '=', tourRequestId)
      .where(isSentBy(userId))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no such tour.');
    if (row.status !== 'cancelled' && WITHDRAWABLE_TOURS.every((status) => status !== row.status))
      throw new DomainError('conflict', 'This tour can no longer be withdrawn.');
    await trx.updateTable('tour_requests').set({ status: 'cancelled', proposed_slots: null }).where('id', '=', row.id).execute();
    const isNew = row.status !== 'cancelled';
    const invitation = isNew ? await changeInvitation(trx, row, null) : undefined;
    const contact = await findContactIfShown({ ...ctx, db: trx }, row.listing_id);
    const file = attachInvitation(ctx, invitation, contact);
    const inner = { ...ctx, db: trx };
    if (invitation !== undefined && contact !== undefined)
      await tell(inner, {
        to: { userId, address: row.email },
        topic: 'inquiries',
        title: `Your tour of ${contact.label} is off`,
        mail: { body: OwnTourMail({ startsAt: invitation.startsAt, contact, isOff: true }), ...file },
      });
    const slots = row.confirmed_starts_at === null ? readSlots(row.slots) : [row.confirmed_starts_at];
    if (!wasMailed(row) || contact?.agentEmail == null) return { isFirmTold: false };
    await tell(inner, {
      to: { address: contact.agentEmail },
      title: `A tour of ${contact.label} is off`,
      mail: {
        replyTo: row.email,
        body: TourWithdrawnMail({ name: row.name, contact, slots }),
        ...file,
        dedupeKey: `tour-withdrawn-${tourRequestId}`,
      },
    });
    return { isFirmTold: true };
  });
}
