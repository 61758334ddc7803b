import { recordAudit } from '#domains/accounts/server/index.ts';
import { findStoppedMail, tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { LEAD_MAIL, LEAD_TOPIC } from '../model/lead-mail.ts';

/**
 * Answers a lead by mail, once; the same answer again is the same answer. Throws `not-found`, and `conflict` for another answer, or
 * where the person wants no more mail.
 */
export async function answerLead(ctx: ServerContext, { leadId, text }: { leadId: string; text: string }): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const row = await inner.db.selectFrom('landing_leads').selectAll().where('id', '=', leadId).forUpdate().executeTakeFirst();
    if (row === undefined) throw noLead();
    if (row.reply !== null) {
      if (row.reply === text) return;
      throw new DomainError('conflict', 'This has already been answered.');
    }
    if ((await findStoppedMail(inner.db, row.email, LEAD_TOPIC)).has(LEAD_MAIL.key))
      throw new DomainError('conflict', 'This person has unsubscribed from answers to requests, so don’t email them.');
    const { PRODUCT_NAME, SUPPORT_EMAIL } = inner.config;
    await inner.db.updateTable('landing_leads').set({ reply: text, replied_at: inner.now }).where('id', '=', leadId).execute();
    await tell(inner, {
      to: { address: row.email },
      topic: LEAD_TOPIC,
      title: `Your request to ${PRODUCT_NAME}`,
      mail: {
        ...(SUPPORT_EMAIL !== undefined && { replyTo: SUPPORT_EMAIL }),
        dedupeKey: `lead-answer-${leadId}`,
        subscription: LEAD_MAIL,
        body: { paragraphs: text.split(/\n{2,}/) },
      },
    });
    await recordAudit(inner, { action: 'landing-lead-answered', details: { leadId } });
  });
}

/** Deletes a lead for good, as its sender may ask. Throws `not-found`. */
export async function deleteLead(ctx: Context, leadId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const { numDeletedRows } = await inner.db.deleteFrom('landing_leads').where('id', '=', leadId).executeTakeFirst();
    if (numDeletedRows === 0n) throw noLead();
    await recordAudit(inner, { action: 'landing-lead-deleted', details: { leadId } });
  });
}

export const noLead = () => new DomainError('not-found', 'There is no such lead.');
