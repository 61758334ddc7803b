import { deliveryFor, tell, type TellContext } from '#domains/notifications/server/index.ts';
import type { Delivery } from '#lib/contact-words.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { MESSAGE_PROBLEMS, type MessageReportForm } from '../contract.ts';
import type { About } from './about.ts';
import { listMessagesOf, openingOf } from './messages.ts';
import { ReportMail } from './message-mail.tsx';
import type { Thread } from './threads.ts';
import { replyToOf } from './write-message.ts';

interface Report {
  /** Of the caller's, as its sender. */
  thread: Thread;
  messageId: string;
  form: MessageReportForm;
  about: About | undefined;
}

/**
 * Stores a report about an answer and mails it to this site's own staff, within the caller's transaction; the author does not
 * learn of it. A second report of the same answer changes nothing. Throws `not-found` for a message that is not an answer.
 */
export async function reportMessage(
  ctx: TellContext,
  { thread, messageId, form, about }: Report,
): Promise<{ delivery: Delivery }> {
  const { userId } = requireUser(ctx);
  const operator = ctx.config.SUPPORT_EMAIL ?? null;
  const delivery = deliveryFor(ctx, operator);
  const messages = await listMessagesOf(ctx.db, thread);
  const answer = messages.find(({ publicId, from }) => publicId === messageId && from === 'recipient');
  if (answer === undefined) throw new DomainError('not-found', 'There is no such answer.');
  const inserted = await ctx.db
    .insertInto('message_reports')
    .values({ message_id: answer.id, user_id: userId, reason: form.reason, message: form.message, created_at: ctx.now })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('message_id')
    .executeTakeFirst();
  if (inserted === undefined) return { delivery };
  const { sender, recipient } = thread;
  const label = about?.label ?? 'what is no longer shown';
  await tell(ctx, {
    to: { address: operator },
    title: `An answer was reported: ${label}`,
    mail: {
      ...replyToOf(sender),
      body: ReportMail({
        author: recipient.name,
        label,
        problem: MESSAGE_PROBLEMS[form.reason],
        message: form.message,
        answer: answer.message,
        opening: openingOf(messages)?.message ?? '',
      }),
      dedupeKey: `message-report-${messageId}`,
    },
  });
  return { delivery };
}
