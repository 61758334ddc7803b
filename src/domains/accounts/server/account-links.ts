import { HOUR_MS } from '#lib/time-units.ts';
import { MAILED_LINK_HOURS } from '#lib/kept-for.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { AccountContext } from './account-context.ts';
import { mailNotice } from './account-mail.ts';
import { findUser, lockPerson, type UserRow } from './queries.ts';

type Purpose = 'reset-password' | 'verify-email' | 'change-email';

export interface AccountLink {
  userId: string;
  purpose: Purpose;
  email: string;
}

/** Mails the link that proves the address given at sign-up. */
export async function mailVerification(ctx: AccountContext, user: Pick<UserRow, 'id' | 'email' | 'display_name'>): Promise<void> {
  if (user.email === null) return;
  const token = await makeLink(ctx, { userId: user.id, purpose: 'verify-email', email: user.email });
  await mailNotice(ctx, user.email, {
    subject: 'Please confirm your email address',
    paragraphs: [
      `Hello ${user.display_name}, please open this link to confirm your email address. It works once, within ${MAILED_LINK_HOURS} hours.`,
      'You can search without confirming it. To publish, pay, sign or write to people you don’t know yet, please confirm it first.',
      'If you didn’t create an account, please ignore this email.',
    ],
    link: { path: `/auth/verify-email?token=${token}`, label: 'Confirm my address' },
  });
}

/** A fresh link; earlier ones for the same purpose end. Only its hash is kept. */
export async function makeLink({ db, now }: AccountContext, link: AccountLink): Promise<string> {
  const token = makeToken();
  await endLinks(db, now, link.userId, link.purpose);
  await db
    .insertInto('account_links')
    .values({
      token_hash: hashToken(token),
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      created_at: now,
      expires_at: new Date(now.getTime() + MAILED_LINK_HOURS * HOUR_MS),
    })
    .execute();
  return token;
}

/** Ends the links of a person that nobody used; of one purpose, or all. */
export async function endLinks(db: AccountContext['db'], now: Date, userId: string, purpose?: Purpose): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Looks a link up without using it. Throws `link-expired`, `link-used` or `link-ended`. */
export async function readLink({ db, now }: AccountContext, token: string, purposes: Purpose[]): Promise<AccountLink> {
  const link = await db
    .selectFrom('account_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  if (link === undefined) throw authError('link-expired');
  if (link.used_at !== null) throw authError('link-used');
  if (link.ended_at !== null) throw authError('link-ended');
  if (link.expires_at <= now) throw authError('link-expired');
  return { userId: link.user_id, purpose: link.purpose as Purpose, email: link.email };
}

/** Uses a link up: of two calls at once, one succeeds. Throws as {@link readLink}. In the caller's transaction. */
export async function consumeLink(
  ctx: AccountContext,
  token: string,
  purposes: Purpose[],
): Promise<{ link: AccountLink; user: UserRow }> {
  const { userId } = await readLink(ctx, token, purposes);
  await lockPerson(ctx.db, userId);
  const link = await readLink(ctx, token, purposes);
  const { numUpdatedRows } = await ctx.db
    .updateTable('account_links')
    .set({ used_at: ctx.now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const user = await findUser(ctx.db, link.userId);
  if (Number(numUpdatedRows) !== 1 || user === undefined) throw authError('link-used');
  return { link, user };
}
