import { CHALLENGE_MINUTES } from '#lib/kept-for.ts';
import { USUAL_ROLE } from '#lib/roles.ts';
import type { UserActor } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { siteUrlFor } from '#platform/identity/origin.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Provider } from '../contract.ts';
import { fullName } from '../contract/fields.ts';
import { readEmail } from '../model/read-email.ts';
import { requirePerson, requireRecentProof, whileSignedIn, type AccountContext } from './account-context.ts';
import { mailVerification } from './account-links.ts';
import { mailNotice } from './account-mail.ts';
import { recordAudit } from './audit.ts';
import { beginChallenge, takeChallenge } from './challenges.ts';
import { createUser } from './create-user.ts';
import { openSession, type WithCookies } from './open-session.ts';
import { authorizationUrl, fetchProfile, makeProviderSecrets, type ProviderProfile } from './provider-client.ts';
import { findProvider, type ProviderSettings } from './providers.ts';
import { TAKE_PHOTO } from './job-names.ts';
import { findUser, findUserByEmail, lockPerson, type UserRow } from './queries.ts';
import { hasTwoFactor } from './second-factor.ts';
import { requireSomeMethod } from './sign-in-methods.ts';
import { clearCookie, setCookie, type Visit } from './visit.ts';

const NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** Begins a visit to a provider. Throws `configuration-not-found` where the operator has no account with it. */
export async function startProviderSignIn(
  ctx: AccountContext,
  input: { provider: Provider; nonce: string; link: boolean },
  origin: string | null,
): Promise<WithCookies<{ url: string }>> {
  ctx.identity.requireConfigured();
  const settings = requireProvider(ctx, input.provider);
  const owner = input.link ? requirePerson(ctx) : undefined;
  if (owner !== undefined) await requireRecentProof(ctx);
  const secrets = makeProviderSecrets();
  const redirectUri = `${siteUrlFor(ctx.config, origin)}/api/auth/callback/${input.provider}`;
  const state = await beginChallenge(ctx, {
    kind: 'provider',
    ...(owner === undefined ? {} : { userId: owner.userId }),
    data: { sessionId: owner?.sessionId ?? null, provider: input.provider, pageNonce: input.nonce, redirectUri, ...secrets },
  });
  const url = await authorizationUrl(settings, redirectUri, { state, ...secrets });
  return { answer: { url }, cookies: [setCookie(ctx.config, 'provider', state, CHALLENGE_MINUTES * 60)] };
}

interface CallbackInput {
  provider: Provider;
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** Ends a visit to a provider. Returns where the popup goes next, with the session's cookies. Never throws for what people do. */
export async function finishProviderSignIn(
  ctx: AccountContext,
  input: CallbackInput,
  visit: Visit,
): Promise<WithCookies<string>> {
  const cookies = [clearCookie(ctx.config, 'provider')];
  const end = (parameters: Record<string, string>) => ({ answer: `/auth/callback?${new URLSearchParams(parameters)}`, cookies });
  const { state } = input;
  // Only the browser that began may finish.
  if (state === undefined || state !== visit.providerToken) return end({ error: 'challenge-expired' });
  const begun = await takeChallenge(ctx, 'provider', state).catch(() => undefined);
  if (begun === undefined || begun.data['provider'] !== input.provider) return end({ error: 'challenge-expired' });
  const nonce = String(begun.data['pageNonce']);
  if (input.error !== undefined)
    return end({ nonce, error: input.error === 'access_denied' ? 'popup-closed-by-user' : 'provider-failed' });
  try {
    const secrets = { state, nonce: String(begun.data['nonce']), verifier: String(begun.data['verifier']) };
    const profile = await askProvider(ctx, { ...input, redirectUri: String(begun.data['redirectUri']) }, secrets);
    const done = await transact(ctx, (inner) =>
      begun.userId === null
        ? enter(inner, input.provider, profile, visit)
        : link(inner, input.provider, profile, { userId: begun.userId, sessionId: String(begun.data['sessionId']) }),
    );
    cookies.push(...done.cookies);
    return end({ nonce, ...done.answer });
  } catch (error) {
    if (!(error instanceof DomainError))
      ctx.log.warn({ provider: input.provider, reason: String(error) }, 'a provider sign-in failed');
    return end({ nonce, error: error instanceof DomainError ? error.publicCode : 'provider-failed' });
  }
}

/** Removes a provider from the caller's account. Throws `last-sign-in-method`. */
export async function unlinkProvider(ctx: AccountContext, provider: Provider): Promise<void> {
  const { userId } = requirePerson(ctx);
  await transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const { numDeletedRows } = await inner.db
      .deleteFrom('provider_accounts')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) return;
    await requireSomeMethod(inner.db, userId);
    await recordAudit(inner, { action: 'provider-unlinked', subjectId: userId, details: { provider } });
  });
}

function requireProvider({ config }: AccountContext, provider: Provider): ProviderSettings {
  const settings = findProvider(config, provider);
  if (settings === undefined)
    throw authError('configuration-not-found', { detail: `Sign-in with ${NAMES[provider]} is not set up on this site` });
  return settings;
}

function askProvider(
  ctx: AccountContext,
  input: CallbackInput & { redirectUri: string },
  secrets: Parameters<typeof fetchProfile>[2],
): Promise<ProviderProfile> {
  const settings = requireProvider(ctx, input.provider);
  const answer = new URLSearchParams({ code: input.code ?? '', state: secrets.state });
  if (settings.issuer !== undefined && input.iss !== undefined) answer.set('iss', input.iss);
  return fetchProfile(settings, input.redirectUri, secrets, answer);
}

async function enter(
  ctx: AccountContext,
  provider: Provider,
  profile: ProviderProfile,
  visit: Visit,
): Promise<WithCookies<Record<string, string>>> {
  const user = await findOrCreate(ctx, provider, profile);
  if (user.disabled_at !== null) throw authError('user-disabled');
  if (await hasTwoFactor(ctx.db, user.id)) {
    const challenge = await beginChallenge(ctx, { kind: 'second-factor', userId: user.id, data: { method: provider } });
    return { answer: { error: 'second-factor', challenge }, cookies: [] };
  }
  const { cookies } = await openSession(ctx, { user, method: provider, visit });
  return { answer: {}, cookies };
}

/** The account of a provider's person. Links by address only if both sides have proven it. */
async function findOrCreate(ctx: AccountContext, provider: Provider, profile: ProviderProfile): Promise<UserRow> {
  const ownerId = await findOwner(ctx, provider, profile.id);
  if (ownerId !== undefined) {
    await lockPerson(ctx.db, ownerId);
    const known = await findUser(ctx.db, ownerId);
    // Unless it was taken off the account just now.
    if (known !== undefined && (await findOwner(ctx, provider, profile.id)) === ownerId) return known;
  }
  const email = profile.email === null ? undefined : readEmail(profile.email);
  const sameAddress = email === undefined ? undefined : await findUserByEmail(ctx.db, email);
  if (sameAddress !== undefined) {
    if (!profile.isEmailVerified || sameAddress.email_verified_at === null) throw authError('email-already-in-use');
    await addLink(ctx, provider, profile, sameAddress);
    return sameAddress;
  }
  const created = await createUser(ctx, {
    email: email ?? null,
    isEmailVerified: email !== undefined && profile.isEmailVerified,
    displayName: fullName.safeParse(profile.name?.slice(0, 100)).data ?? `${NAMES[provider]} member`,
    role: USUAL_ROLE,
    grantedBy: 'self',
  });
  if (created === undefined) throw authError('email-already-in-use');
  await insertLink(ctx, provider, profile, created.id);
  await recordAudit(ctx, {
    action: 'signed-up',
    actorId: created.id,
    subjectId: created.id,
    details: { role: USUAL_ROLE, provider },
    personal: { email },
  });
  if (created.email_verified_at === null) await mailVerification(ctx, created);
  if (profile.photoUrl !== null)
    await ctx.jobs.send(ctx.db, TAKE_PHOTO, { userId: created.id, address: profile.photoUrl }, { retries: 3 });
  return created;
}

async function link(
  ctx: AccountContext,
  provider: Provider,
  profile: ProviderProfile,
  begunBy: Pick<UserActor, 'userId' | 'sessionId'>,
): Promise<WithCookies<Record<string, string>>> {
  const { userId } = begunBy;
  const owner = await findOwner(ctx, provider, profile.id);
  if (owner !== undefined && owner !== userId) throw authError('provider-already-linked');
  return whileSignedIn(ctx, begunBy, async (inner) => {
    const user = await findUser(inner.db, userId);
    if (user === undefined || user.disabled_at !== null) throw authError('user-disabled');
    if (owner === undefined) await addLink(inner, provider, profile, user);
    return { answer: {}, cookies: [] };
  });
}

async function addLink(ctx: AccountContext, provider: Provider, profile: ProviderProfile, user: UserRow): Promise<void> {
  const isAdded = await insertLink(ctx, provider, profile, user.id);
  if (!isAdded) throw authError('provider-already-linked');
  await recordAudit(ctx, { action: 'provider-linked', actorId: user.id, subjectId: user.id, details: { provider } });
  await mailNotice(ctx, user.email, {
    subject: `${NAMES[provider]} can now sign in to your account`,
    paragraphs: [
      `A ${NAMES[provider]} account${profile.email === null ? '' : ` (${profile.email})`} was added to your account as a way to sign in.`,
      'If this wasn’t you, remove it under Settings and set a new password.',
    ],
    link: { path: '/settings', label: 'Look at my sign-in methods' },
  });
}

async function insertLink(ctx: AccountContext, provider: Provider, profile: ProviderProfile, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('provider_accounts')
    .values({ provider, provider_account_id: profile.id, user_id: userId, email: profile.email, linked_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

async function findOwner({ db }: AccountContext, provider: Provider, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_accounts')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_account_id', '=', id)
    .executeTakeFirst();
  return row?.user_id;
}
