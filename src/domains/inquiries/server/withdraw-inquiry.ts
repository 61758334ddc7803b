import {
  isSilenced,
  type LetterContext,
  listMessagesOf,
  replyToOf,
  setStatus,
  tellAnswerers,
  wasThreadMailed,
} from '#domains/correspondence/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { findHome, findInquiry } from './find-inquiry.ts';
import { InquiryWithdrawnMail } from './inquiry-mail.tsx';

/**
 * Withdraws a question, and tells the person it was mailed to. Throws `not-found` for other people's, `conflict` for a closed
 * one.
 */
export async function withdrawInquiry(ctx: LetterContext, inquiryId: string): Promise<{ isFirmTold: boolean }> {
  return transact(ctx, async (inner) => {
    const thread = await findInquiry(inner, inquiryId, { isForUpdate: true });
    const { sender } = thread;
    if (thread.status === 'closed') throw new DomainError('conflict', 'This question is closed already.');
    const isNew = thread.status !== 'withdrawn';
    if (isNew) await setStatus(inner.db, thread, 'withdrawn', ctx.now);
    const home = await findHome(inner, thread);
    const mailed = wasThreadMailed(await listMessagesOf(inner.db, thread)) ? (home?.address ?? null) : null;
    const answer = { isFirmTold: mailed !== null };
    // Who is blocked hears the same.
    if (home === undefined || (await isSilenced(inner.db, thread.id))) return answer;
    if (isNew)
      await tellAnswerers(inner, {
        thread,
        title: `${sender.name} withdrew a question about ${home.label}`,
        body: 'No answer is needed.',
        mailed,
        key: `inquiry-withdrawn-${inquiryId}`,
      });
    if (mailed === null) return answer;
    await tell(inner, {
      to: { address: mailed },
      title: `A question about ${home.label} was withdrawn`,
      mail: {
        ...replyToOf(sender),
        body: InquiryWithdrawnMail({ name: sender.name }),
        dedupeKey: `inquiry-withdrawn-${inquiryId}`,
      },
    });
    return answer;
  });
}
