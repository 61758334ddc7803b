import { isSentBy } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';

const OPEN = ['sent', 'read', 'answered'];

/** Notes what its sender says of a question. Throws `not-found` for other people's, `conflict` for a closed or withdrawn one. */
export async function markAnswered(
  ctx: Context,
  inquiryId: string,
  isAnswered: boolean,
): Promise<{ status: 'sent' | 'read' | 'answered' }> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const standing = await trx
      .selectFrom('inquiries')
      .select(['id', 'status', 'created_at', 'read_at'])
      .where('public_id', '=', inquiryId)
      .where(isSentBy(userId))
      .forUpdate()
      .executeTakeFirst();
    if (standing === undefined) throw new DomainError('not-found', 'There is no such question.');
    if (!OPEN.includes(standing.status)) throw new DomainError('conflict', 'This question is closed or withdrawn.');
    const before = standing.read_at === null ? 'sent' : 'read';
    const status = isAnswered ? 'answered' : before;
    if ((standing.status === 'answered') === isAnswered) return { status };
    const statusAt = isAnswered ? ctx.now : (standing.read_at ?? standing.created_at);
    await trx.updateTable('inquiries').set({ status, status_at: statusAt }).where('id', '=', standing.id).execute();
    return { status };
  });
}
