import { isSentBy } from '#platform/db/sent-by.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { requireUser } from '#platform/http/require-user.ts';

const OPEN = ['sent', 'read', 'answered'];

/** Notes what its sender says of a question. Throws `not-found` for other people's, `conflict` for a closed or withdrawn one. */
export async function markAnswered(
  ctx: Context,
  inquiryId: string,
  isAnswered: boolean,
): Promise<{ status: 'sent' | 'answered' }> {
  const { userId } = requireUser(ctx);
  const status = isAnswered ? 'answered' : 'sent';
  const { numUpdatedRows } = await ctx.db
    .updateTable('inquiries')
    .set({ status })
    .where('public_id', '=', inquiryId)
    .where(isSentBy(userId))
    .where('status', 'in', OPEN)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { status };
  const standing = await ctx.db
    .selectFrom('inquiries')
    .select('status')
    .where('public_id', '=', inquiryId)
    .where(isSentBy(userId))
    .executeTakeFirst();
  if (standing === undefined) throw new DomainError('not-found', 'There is no such question.');
  throw new DomainError('conflict', 'This question is closed or withdrawn.');
}
