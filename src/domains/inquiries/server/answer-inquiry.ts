import { randomUUID } from 'node:crypto';
import { readThreads, writeMessage } from '#domains/correspondence/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { sql } from 'kysely';
import { findHome } from './find-inquiry.ts';

/** A firm's answer that the demonstration writes. For the process itself. */
export async function answerInquiry(ctx: TellContext, inquiryId: string, message: string): Promise<void> {
  requireSystem(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const inner = { ...ctx, db: trx };
    const [thread] = await readThreads(trx, sql`t.public_id = ${inquiryId} and t.kind = 'inquiry'`, { isForUpdate: true });
    if (thread === undefined) throw new DomainError('not-found', 'There is no such question.');
    const form = { message, idempotencyKey: randomUUID() };
    await writeMessage(inner, { thread, from: 'recipient', form, about: await findHome(inner, thread) });
  });
}
