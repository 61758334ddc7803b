import { DEVICE_DAYS } from '#lib/cookies.ts';
import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { DEMO_HOURS, IDLE_SESSION_DAYS, SESSION_DAYS } from '#lib/kept-for.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { SignedIn } from '../contract.ts';
import type { AccountContext } from './account-context.ts';
import { mailNotice } from './account-mail.ts';
import { noteActiveDay } from './active-days.ts';
import { recordAudit } from './audit.ts';
import { presentUser } from './present.ts';
import type { UserRow } from './queries.ts';
import { clearCookie, setCookie, type Visit } from './visit.ts';

/** A session ends after this time without use, */
const SLIDING_MS = IDLE_SESSION_DAYS * DAY_MS;
/** and after this time in any case. */
const ABSOLUTE_MS = SESSION_DAYS * DAY_MS;
const DEVICE_SECONDS = DEVICE_DAYS * 86_400;
export const DEMO_MS = DEMO_HOURS * HOUR_MS;

export type SignInMethod = 'password' | 'google' | 'facebook' | 'passkey' | 'demo';

/** An answer with the cookies that go with it. */
export interface WithCookies<T> {
  answer: T;
  cookies: string[];
}

export interface NewSession {
  user: UserRow;
  method: SignInMethod;
  hasSecondFactor?: boolean;
  visit: Visit;
}

/**
 * Signs in: a session of the cookie, an identity token for the browser. The session that the browser had before ends; only a
 * demo sign-in keeps the real session, to come back to. A sign-in on an unknown device is reported to the person by mail. In
 * the caller's transaction.
 */
export async function openSession(ctx: AccountContext, session: NewSession): Promise<WithCookies<SignedIn>> {
  const { db, now, config, identity } = ctx;
  const { user, method, visit } = session;
  const id = randomUUID();
  const token = makeToken();
  const expiresAt = sessionExpiry(now, now, user.is_demo);
  for (const before of user.is_demo ? [visit.demoToken] : [visit.demoToken, visit.sessionToken]) {
    if (before !== undefined) await db.deleteFrom('sessions').where('token_hash', '=', hashToken(before)).execute();
  }
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: user.id,
      token_hash: hashToken(token),
      method,
      has_second_factor: session.hasSecondFactor ?? false,
      address: visit.address,
      device: visit.device,
      created_at: now,
      authenticated_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await db.updateTable('users').set({ last_login_at: now }).where('id', '=', user.id).execute();
  await noteActiveDay(db, user.id, now);
  const deviceToken = await rememberDevice(ctx, session);
  const { address, device } = visit;
  await recordAudit(ctx, {
    action: 'signed-in',
    actorId: user.id,
    subjectId: user.id,
    details: { method, session: id },
    personal: { address, device },
  });
  const signed = await identity.signToken({ userId: user.id, sessionId: id }, now);
  return {
    answer: { status: 'signed-in', user: presentUser({ ...user, last_login_at: now }), ...signed },
    cookies: [
      ...(user.is_demo || visit.demoToken === undefined ? [] : [clearCookie(config, 'demo')]),
      sessionCookie(config, { token, expiresAt, isDemo: user.is_demo }, now),
      setCookie(config, 'device', deviceToken, DEVICE_SECONDS),
    ],
  };
}

/** When a session used now will end. */
export function sessionExpiry(now: Date, createdAt: Date, isDemo: boolean): Date {
  if (isDemo) return new Date(createdAt.getTime() + DEMO_MS);
  return new Date(Math.min(now.getTime() + SLIDING_MS, createdAt.getTime() + ABSOLUTE_MS));
}

export function sessionCookie(
  config: AccountContext['config'],
  { token, expiresAt, isDemo }: { token: string; expiresAt: Date; isDemo: boolean },
  now: Date,
): string {
  return setCookie(config, isDemo ? 'demo' : 'session', token, (expiresAt.getTime() - now.getTime()) / 1000);
}

/** Returns the token that identifies the browser from now on. */
async function rememberDevice(ctx: AccountContext, { user, visit }: NewSession): Promise<string> {
  const { db, now } = ctx;
  const { device, address, deviceToken = makeToken() } = visit;
  if (user.is_demo) return deviceToken;
  const known = await db.selectFrom('known_devices').select('device_hash').where('user_id', '=', user.id).execute();
  const hash = hashToken(deviceToken);
  await db
    .insertInto('known_devices')
    .values({ user_id: user.id, device_hash: hash, device, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now, device }))
    .execute();
  const isNew = known.length > 0 && !known.some((row) => row.device_hash.equals(hash));
  if (isNew) {
    await mailNotice(ctx, user.email, {
      subject: 'A new device signed in to your account',
      paragraphs: [
        `${device} signed in on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC, from the network address ${address}.`,
        'If this was you, you don’t have to do anything. If not, set a new password, which ends every session, and check your sign-in methods under Settings.',
      ],
      link: { path: '/auth/forgot-password', label: 'Set a new password' },
    });
  }
  return deviceToken;
}
