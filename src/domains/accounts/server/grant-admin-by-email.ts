import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { readEmail } from '../model/read-email.ts';
import { grantAdmin } from './administer-users.ts';
import { findUserByEmail } from './queries.ts';

/** For the command line: lets the person with this address take the admin role. */
export async function grantAdminByEmail(
  ctx: Context,
  text: string,
): Promise<{ userId: string; email: string; isConfirmed: boolean }> {
  requireSystem(ctx);
  const email = readEmail(text);
  if (email === undefined) throw new OperatorError(`"${text}" is not an email address.`);
  const user = await findUserByEmail(ctx.db, email);
  if (user === undefined) throw new OperatorError(`No one has an account with ${email}: let them sign up first.`);
  await grantAdmin(ctx, user.id);
  return { userId: user.id, email, isConfirmed: user.email_verified_at !== null };
}
