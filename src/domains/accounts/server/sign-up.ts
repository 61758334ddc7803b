import { roleNamed } from '#lib/roles.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { z } from 'zod';
import { authError } from '#platform/identity/auth-error.ts';
import { hashPassword } from '#platform/identity/password.ts';
import { transact } from '#platform/verb/transact.ts';
import type * as contract from '../contract.ts';
import { readEmail } from '../model/read-email.ts';
import type { AccountContext } from './account-context.ts';
import { mailVerification } from './account-links.ts';
import { recordAudit } from './audit.ts';
import { checkNewPassword } from './check-new-password.ts';
import { recordConsents } from './consents.ts';
import { createUser } from './create-user.ts';
import { openSession, type WithCookies } from './open-session.ts';
import { findUserByEmail, storePassword } from './queries.ts';
import type { Visit } from './visit.ts';

type SignUpForm = z.output<NonNullable<typeof contract.signUp.body>>;

/** Creates an account and signs in. Throws `invalid-email`, `weak-password` or `email-already-in-use`. */
export async function signUp(ctx: AccountContext, form: SignUpForm, visit: Visit): Promise<WithCookies<contract.SignedIn>> {
  ctx.identity.requireConfigured();
  const email = readEmail(form.email);
  if (email === undefined) throw authError('invalid-email', { fields: { email: 'Please enter a valid email address' } });
  checkNewPassword(ctx, form.password, { email, display_name: form.fullName });
  if ((await findUserByEmail(ctx.db, email)) !== undefined) throw authError('email-already-in-use');
  const hash = await hashPassword(form.password);
  return transact(ctx, async (inner) => {
    const role = roleNamed(form.role);
    const user = await createUser(inner, {
      email,
      isEmailVerified: false,
      displayName: form.fullName,
      role,
      grantedBy: 'self',
    });
    // Two at once: the other one came first.
    if (user === undefined) throw authError('email-already-in-use');
    await storePassword(inner.db, { userId: user.id, hash, now: inner.now });
    await recordGivenConsents(inner, user.id, form);
    await recordAudit(inner, {
      action: 'signed-up',
      actorId: user.id,
      subjectId: user.id,
      details: { role },
      personal: { email },
    });
    await mailVerification(inner, user);
    return openSession(inner, { user, method: 'password', visit });
  });
}

async function recordGivenConsents(ctx: AccountContext, userId: string, { termsVersion, marketing }: SignUpForm): Promise<void> {
  const kinds = [
    { kind: 'terms', isGiven: termsVersion !== undefined },
    { kind: 'marketing-email', isGiven: marketing.email },
    { kind: 'marketing-calls', isGiven: marketing.calls },
  ];
  const given = kinds.filter(({ isGiven }) => isGiven);
  await recordConsents(
    ctx.db,
    given.map(({ kind }) => ({
      user_id: userId,
      kind,
      is_given: true,
      text_version: termsVersion ?? '',
      page: '/auth/register',
      address: addressOf(ctx.actor),
      created_at: ctx.now,
    })),
  );
}
