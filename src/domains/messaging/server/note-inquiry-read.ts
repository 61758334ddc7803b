import type { Context } from '#platform/verb/context.ts';
import { openReplyLink } from './reply-links.ts';

/** Notes the first time that the firm read a question. Throws `not-found` for a link that ended. */
export async function noteInquiryRead(ctx: Context, token: string): Promise<void> {
  const { key } = await openReplyLink(ctx, 'inquiry', token);
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('inquiries')
      .set({ read_at: ctx.now })
      .where('public_id', '=', key)
      .where('read_at', 'is', null)
      .execute();
    await trx
      .updateTable('inquiries')
      .set({ status: 'read', status_at: ctx.now })
      .where('public_id', '=', key)
      .where('status', '=', 'sent')
      .execute();
  });
}
