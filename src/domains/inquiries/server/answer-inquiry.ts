import { randomUUID } from 'node:crypto';
import { type LetterContext, readThreads, writeMessage } from '#domains/correspondence/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { sql } from 'kysely';
import { transact } from '#platform/verb/transact.ts';
import { findHome } from './find-inquiry.ts';

/** A firm's answer that the demonstration writes. For the process itself. */
export async function answerInquiry(
  ctx: LetterContext,
  { inquiryId, message }: { inquiryId: string; message: string },
): Promise<void> {
  requireSystem(ctx);
  await transact(ctx, async (inner) => {
    const [thread] = await readThreads(inner.db, sql`t.public_id = ${inquiryId} and t.kind = 'inquiry'`, { isForUpdate: true });
    if (thread === undefined) throw new DomainError('not-found', 'There is no such question.');
    const form = { message, idempotencyKey: randomUUID() };
    await writeMessage(inner, { thread, from: 'recipient', form, about: await findHome(inner, thread) });
  });
}
