import type { MessageForm } from '#domains/correspondence/contract.ts';
import { type LetterContext, type Message, writeMessage } from '#domains/correspondence/server/index.ts';
import { transact } from '#platform/verb/transact.ts';
import type { AddedMessage } from '../contract.ts';
import { findHome, findInquiry } from './find-inquiry.ts';

/**
 * Adds to a question and mails it to the firm that the question went to, once for each key. Throws `not-found` for other
 * people's, `conflict` for a question that was withdrawn or closed, `gone` if the home is no longer shown.
 */
export async function addToInquiry(
  ctx: LetterContext,
  { inquiryId, form }: { inquiryId: string; form: MessageForm },
): Promise<AddedMessage> {
  return transact(ctx, async (inner) => {
    const thread = await findInquiry(inner, inquiryId, { isForUpdate: true });
    const about = await findHome(inner, thread);
    return presentAdded(await writeMessage(inner, { thread, from: 'sender', form, about }));
  });
}

/** A message that was added, as its sender sees it. */
export function presentAdded({ message, createdAt, delivery }: Message): AddedMessage {
  return { message, sentAt: createdAt.toISOString(), delivery: delivery ?? 'mailed' };
}
