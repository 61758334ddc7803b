import { sql } from 'kysely';
import { findDueDigests } from '../model/digest-times.ts';
import type { AlertContext } from './match-events.ts';
import { sendPending } from './send-pending.ts';

/**
 * Mails what is due, one mail and one transaction for each recipient: one that fails holds up none of the others, and is
 * tried again with the next run.
 */
export async function sendDigests(ctx: AlertContext): Promise<void> {
  const due = findDueDigests(ctx.now);
  const { rows } = await sql<{
    recipient: string;
  }>`select distinct recipient from alert_deliveries where state = 'pending'`.execute(ctx.db);
  for (const { recipient } of rows) {
    await ctx.db
      .transaction()
      .execute((trx) => sendPending({ ...ctx, db: trx }, recipient, due))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'a digest could not be queued'));
  }
}
