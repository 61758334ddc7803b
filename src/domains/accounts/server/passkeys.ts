import type { z } from 'zod';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { siteUrlFor } from '#platform/identity/origin.ts';
import { transact } from '#platform/verb/transact.ts';
import type * as contract from '../contract.ts';
import { MOST_PASSKEYS } from '../model/limits.ts';
import { requirePerson, whileSignedIn, type AccountContext } from './account-context.ts';
import { mailNotice } from './account-mail.ts';
import { recordAudit } from './audit.ts';
import { beginChallenge, takeChallenge } from './challenges.ts';
import { openSession, type WithCookies } from './open-session.ts';
import { findUser, lockPerson } from './queries.ts';
import { presentPasskey, requireSomeMethod } from './sign-in-methods.ts';
import type { Visit } from './visit.ts';

/** Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

type Passkey = z.output<typeof contract.passkeySchema>;
type Answer = z.output<NonNullable<typeof contract.passkeySignIn.body>>['answer'];
interface Begun {
  challenge: string;
  options: Record<string, unknown>;
}

/** Begins to add a passkey to the caller's account. */
export async function startPasskey(ctx: AccountContext): Promise<Begun> {
  const { userId } = requirePerson(ctx);
  const user = await findUser(ctx.db, userId);
  const known = await ctx.db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: ctx.config.PRODUCT_NAME,
    rpID: siteOf(ctx).rpId,
    userID: new TextEncoder().encode(userId),
    userName: user?.email ?? user?.display_name ?? userId,
    userDisplayName: user?.display_name ?? '',
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = await beginChallenge(ctx, { kind: 'passkey-register', userId, data: { challenge: options.challenge } });
  return { challenge, options: { ...options } };
}

/** Adds the passkey that the browser made. Throws `challenge-expired`, `malformed` where it does not hold, `conflict` at the most. */
export async function addPasskey(
  ctx: AccountContext,
  form: { challenge: string; name: string; answer: Answer },
  origin: string | null,
): Promise<Passkey> {
  const actor = requirePerson(ctx);
  const { userId } = actor;
  const begun = await takeChallenge(ctx, 'passkey-register', form.challenge);
  if (begun.userId !== userId) throw authError('challenge-expired');
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo: made } = await orRefuse(
    verifyRegistrationResponse({
      // The library reads the browser's own JSON, and checks all of it.
      response: form.answer as never,
      expectedChallenge: String(begun.data['challenge']),
      expectedOrigin: siteOf(ctx, origin).origin,
      expectedRPID: siteOf(ctx).rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (made === undefined) throw refused();
  return whileSignedIn(ctx, actor, async (inner) => {
    const own = await inner.db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
    if (own.length >= MOST_PASSKEYS) throw new DomainError('conflict', `You have ${MOST_PASSKEYS} passkeys: remove one first.`);
    const row = await inner.db
      .insertInto('passkeys')
      .values({
        id: made.credential.id,
        user_id: userId,
        public_key: Buffer.from(made.credential.publicKey),
        counter: made.credential.counter,
        transports: made.credential.transports ?? [],
        is_backed_up: made.credentialBackedUp,
        name: form.name,
        created_at: inner.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('conflict', 'This passkey is known already.');
    await recordAudit(inner, { action: 'passkey-added', subjectId: userId });
    const user = await findUser(inner.db, userId);
    await mailNotice(inner, user?.email ?? null, {
      subject: 'A passkey was added to your account',
      paragraphs: [
        `“${form.name}” can now sign in to your account.`,
        'If this wasn’t you, remove it under Settings and set a new password.',
      ],
      link: { path: '/settings', label: 'Look at my sign-in methods' },
    });
    return presentPasskey(row);
  });
}

/** Removes one of the caller's passkeys, and tells them by mail. Throws `not-found`, `last-sign-in-method`. */
export async function removePasskey(ctx: AccountContext, passkeyId: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  await transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const removed = await inner.db
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw new DomainError('not-found', 'There is no such passkey.');
    await requireSomeMethod(inner.db, userId);
    await recordAudit(inner, { action: 'passkey-removed', subjectId: userId });
    const user = await findUser(inner.db, userId);
    await mailNotice(inner, user?.email ?? null, {
      subject: 'A passkey was removed from your account',
      paragraphs: [
        `“${removed.name}” can no longer sign in to your account.`,
        'If this wasn’t you, set a new password now, and check your sign-in methods under Settings.',
      ],
      link: { path: '/auth/forgot-password', label: 'Set a new password' },
    });
  });
}

/** Begins a sign-in: the browser offers the passkeys it has for this site. */
export async function startPasskeySignIn(ctx: AccountContext): Promise<Begun> {
  ctx.identity.requireConfigured();
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({ rpID: siteOf(ctx).rpId, userVerification: 'required' });
  const challenge = await beginChallenge(ctx, { kind: 'passkey-sign-in', data: { challenge: options.challenge } });
  return { challenge, options: { ...options } };
}

/** Signs in with a passkey, which counts as both factors. Throws `invalid-credentials`, `challenge-expired`, `user-disabled`. */
export async function passkeySignIn(
  ctx: AccountContext,
  form: { challenge: string; answer: Answer },
  { visit, origin }: { visit: Visit; origin: string | null },
): Promise<WithCookies<contract.SignedIn>> {
  const begun = await takeChallenge(ctx, 'passkey-sign-in', form.challenge);
  const passkey = await ctx.db.selectFrom('passkeys').selectAll().where('id', '=', form.answer.id).executeTakeFirst();
  if (passkey === undefined) throw authError('invalid-credentials', { detail: 'This passkey belongs to no account here' });
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: form.answer as never,
      expectedChallenge: String(begun.data['challenge']),
      expectedOrigin: siteOf(ctx, origin).origin,
      expectedRPID: siteOf(ctx).rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  if (!verified) throw refused();
  const user = await findUser(ctx.db, passkey.user_id);
  if (user === undefined || user.disabled_at !== null) throw authError('user-disabled');
  return transact(ctx, async (inner) => {
    const changes = { counter: authenticationInfo.newCounter, last_used_at: inner.now };
    await lockPerson(inner.db, user.id);
    const { numUpdatedRows } = await inner.db
      .updateTable('passkeys')
      .set(changes)
      .where('id', '=', passkey.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refused();
    return openSession(inner, { user, method: 'passkey', hasSecondFactor: true, visit });
  });
}

/** Loaded with the first passkey: it holds twenty megabytes. */
function loadLibrary(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}

/** A passkey belongs to one host. Without PUBLIC_URL that is the local machine, on any port. */
function siteOf({ config }: AccountContext, origin: string | null = null): { rpId: string; origin: string } {
  return { rpId: new URL(publicUrlOf(config)).hostname, origin: new URL(siteUrlFor(config, origin)).origin };
}

async function orRefuse<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (cause) {
    throw refused(cause);
  }
}

function refused(cause?: unknown): DomainError {
  return authError('invalid-credentials', { kind: 'malformed', detail: 'We couldn’t verify this passkey', cause });
}
