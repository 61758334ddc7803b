import { isSentBy } from '#domains/accounts/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { wasMailed } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { InquiryWithdrawnMail } from './inquiry-mail.tsx';

/** Takes a question back, and tells whom it was mailed to. Throws `not-found` for other people's, `conflict` for a closed one. */
export async function withdrawInquiry(
  ctx: Context & { mail: Mail; config: Config },
  inquiryId: string,
): Promise<{ isFirmTold: boolean }> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('inquiries')
      .select(['id', 'listing_id', 'name', 'email', 'status', 'delivery'])
      .where('public_id', '=', inquiryId)
      .where(isSentBy(userId))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no such question.');
    if (row.status === 'closed') throw new DomainError('conflict', 'This question is closed already.');
    if (row.status !== 'withdrawn')
      await trx.updateTable('inquiries').set({ status: 'withdrawn', status_at: ctx.now }).where('id', '=', row.id).execute();
    const contact = wasMailed(row) ? await findContactIfShown({ ...ctx, db: trx }, row.listing_id) : undefined;
    if (contact?.agentEmail == null) return { isFirmTold: false };
    await tell(
      { ...ctx, db: trx },
      {
        to: { address: contact.agentEmail },
        title: `A question about ${contact.label} was withdrawn`,
        mail: {
          replyTo: row.email,
          body: InquiryWithdrawnMail({ name: row.name }),
          dedupeKey: `inquiry-withdrawn-${inquiryId}`,
        },
      },
    );
    return { isFirmTold: true };
  });
}
