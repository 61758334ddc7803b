import { isSentBy } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';

/** Closes a question that is settled; again changes nothing. Throws `not-found` for other people's, `conflict` for a withdrawn one. */
export async function closeInquiry(ctx: Context, inquiryId: string): Promise<{ status: 'closed' }> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('inquiries')
      .select(['id', 'status'])
      .where('public_id', '=', inquiryId)
      .where(isSentBy(userId))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no such question.');
    if (row.status === 'withdrawn') throw new DomainError('conflict', 'This question is withdrawn already.');
    if (row.status !== 'closed')
      await trx.updateTable('inquiries').set({ status: 'closed', status_at: ctx.now }).where('id', '=', row.id).execute();
    return { status: 'closed' };
  });
}
