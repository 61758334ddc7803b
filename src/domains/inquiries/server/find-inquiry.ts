import { type About, requireSent, type Thread } from '#domains/correspondence/server/index.ts';
import { aboutHome, findContactIfShown } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';

/** A question of the caller's. Throws `not-found` for other people's. */
export function findInquiry(ctx: Context, inquiryId: string, options?: { isForUpdate: boolean }): Promise<Thread> {
  return requireSent(ctx.db, requireUser(ctx).userId, { threadId: inquiryId, kind: 'inquiry' }, options);
}

/** The home that a question is about; undefined where it may not be shown anymore. */
export async function findHome(ctx: Pick<Context, 'db'>, { about }: Thread): Promise<About | undefined> {
  const contact = await findContactIfShown(ctx, Number(about.key));
  return contact && aboutHome(contact);
}
