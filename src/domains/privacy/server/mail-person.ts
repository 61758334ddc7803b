import { mailNotice } from '#domains/accounts/server/index.ts';
import type { ServerContext } from '#platform/http/server-context.ts';

interface PersonMail {
  subject: string;
  paragraphs: string[];
  link?: { path: string; label: string };
  /** A second mail with this key is not sent. */
  dedupeKey: string;
}

/** Mails the person of an account, where they have an address. */
export async function mailPerson(ctx: ServerContext, userId: string, mail: PersonMail): Promise<void> {
  const user = await ctx.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  await mailNotice(ctx, user?.email ?? null, mail);
}
