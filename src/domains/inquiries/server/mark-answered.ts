import { setStatus } from '#domains/correspondence/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { isOpenStatus } from '#domains/correspondence/contract.ts';
import { transact } from '#platform/verb/transact.ts';
import { findInquiry } from './find-inquiry.ts';

/**
 * Notes whether the sender marks a question as answered. Throws `not-found` for other people's, `conflict` for a closed or
 * withdrawn one.
 */
export async function markAnswered(
  ctx: Context,
  { inquiryId, isAnswered }: { inquiryId: string; isAnswered: boolean },
): Promise<{ status: 'sent' | 'read' | 'answered' }> {
  return transact(ctx, async (inner) => {
    const thread = await findInquiry(inner, inquiryId, { isForUpdate: true });
    if (!isOpenStatus(thread.status)) throw new DomainError('conflict', 'This question is closed or withdrawn.');
    const { readAt } = thread.recipient;
    const before = readAt === null ? 'sent' : 'read';
    const status = isAnswered ? 'answered' : before;
    if ((thread.status === 'answered') === isAnswered) return { status };
    await setStatus(inner.db, thread, status, isAnswered ? ctx.now : (readAt ?? thread.createdAt));
    return { status };
  });
}
