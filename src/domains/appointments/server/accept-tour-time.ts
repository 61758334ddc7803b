import { isSentBy } from '#domains/accounts/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { wasMailed } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { SentTour } from '../contract.ts';
import { findTourOf } from './list-my-tours.ts';
import { readProposed } from './queries.ts';
import { attachInvitation, changeInvitation } from './tour-invitation.ts';
import { OwnTourMail, TourTakenMail } from './tour-mail.tsx';

/**
 * Takes one of the times that the firm offers, and tells it. Again changes nothing. Throws `not-found` for other people's,
 * `conflict` where the time is not offered, or is over.
 */
export async function acceptTourTime(
  ctx: Context & { mail: Mail; config: Config },
  tourRequestId: string,
  startsAt: Date,
): Promise<SentTour> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tour_requests')
      .selectAll()
      .where('public_id', '=', tourRequestId)
      .where(isSentBy(userId))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no such tour.');
    if (row.status === 'accepted' && row.confirmed_starts_at?.getTime() === startsAt.getTime()) return;
    if (row.status !== 'pending' || !readProposed(row.proposed_slots).includes(startsAt.toISOString()))
      throw new DomainError('conflict', 'The firm no longer offers this time. Reload the page to see what it says now.');
    if (startsAt <= ctx.now)
      throw new DomainError('conflict', 'This time is over. Take another one, or ask anew on the home’s page.');
    await trx
      .updateTable('tour_requests')
      .set({ status: 'accepted', confirmed_starts_at: startsAt, proposed_slots: null })
      .where('id', '=', row.id)
      .execute();
    const contact = await findContactIfShown({ ...ctx, db: trx }, row.listing_id);
    const file = attachInvitation(ctx, await changeInvitation(trx, row, startsAt), contact);
    const inner = { ...ctx, db: trx };
    if (contact !== undefined)
      await tell(inner, {
        to: { userId, address: row.email },
        topic: 'inquiries',
        title: `Your tour of ${contact.label} is set`,
        mail: { body: OwnTourMail({ startsAt, contact, isOff: false }), ...file },
      });
    if (!wasMailed(row) || contact?.agentEmail == null) return;
    await tell(inner, {
      to: { address: contact.agentEmail },
      title: `Tour of ${contact.label}: a time is taken`,
      mail: {
        replyTo: row.email,
        body: TourTakenMail({ name: row.name, startsAt, contact }),
        ...file,
        dedupeKey: `tour-taken-${tourRequestId}-${startsAt.toISOString()}`,
      },
    });
  });
  const tour = await findTourOf(ctx, userId, tourRequestId);
  if (tour === undefined) throw new DomainError('not-found', 'There is no such tour.');
  return tour;
}
