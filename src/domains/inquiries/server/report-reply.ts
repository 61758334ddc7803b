import type { MessageReportForm } from '#domains/correspondence/contract.ts';
import { reportMessage } from '#domains/correspondence/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import type { Delivery } from '#lib/contact-words.ts';
import { transact } from '#platform/verb/transact.ts';
import { findHome, findInquiry } from './find-inquiry.ts';

/** Reports an answer to a question of the caller's, as `reportMessage`. Throws `not-found` for answers to other people's questions. */
export async function reportReply(
  ctx: TellContext,
  { inquiryId, replyId, form }: { inquiryId: string; replyId: string; form: MessageReportForm },
): Promise<{ delivery: Delivery }> {
  return transact(ctx, async (inner) => {
    const thread = await findInquiry(inner, inquiryId);
    return reportMessage(inner, { thread, messageId: replyId, form, about: await findHome(inner, thread) });
  });
}
