// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser, SignedIn } from '#domains/accounts/contract.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';
import { onPersonChange } from '#platform/web/person-change.ts';
import { AuthError } from './auth-fetch.ts';
import { createSessionEngine, type SessionEngine } from './session-engine.ts';
import type { SessionServer } from './session-server.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const ana: SessionUser = {
  uid: 'u-ana',
  email: 'ana@example.com',
  displayName: 'Ana Lee',
  photoURL: null,
  phoneNumber: null,
  role: 'buyer',
  createdAt: 0,
  lastLoginAt: 0,
  roles: ['buyer'],
  emailVerified: true,
  isDemo: false,
};
const demo: SessionUser = { ...ana, uid: 'demo-buyer-1780000000000', displayName: 'Demo Buyer', isDemo: true };

let tokens = 0;
function tokenOf(user: SessionUser, lifetimeMs = HOUR_MS): string {
  const iat = Date.now() / 1000;
  tokens += 1;
  return `h.${btoa(JSON.stringify({ sub: user.uid, iat, exp: iat + lifetimeMs / 1000, jti: tokens }))}.s`;
}
function signedIn(user: SessionUser): SignedIn {
  return { status: 'signed-in', user, token: tokenOf(user), expiresAt: Date.now() + HOUR_MS };
}

let store: SessionStore;
let engine: SessionEngine;
const open: SessionEngine[] = [];
const requestToken = vi.fn<SessionServer['requestToken']>();
const readUser = vi.fn<SessionServer['readUser']>();
const endSession = vi.fn<SessionServer['endSession']>();

function newTab(): { store: SessionStore; engine: SessionEngine } {
  const tab = createSessionStore();
  const made = createSessionEngine({
    store: tab,
    server: { requestToken, readUser, endSession },
    alone: (work) => work(),
  });
  open.push(made);
  return { store: tab, engine: made };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  localStorage.clear();
  requestToken.mockReset().mockImplementation(async () => signedIn(ana));
  readUser.mockReset().mockImplementation(async () => ana);
  endSession.mockReset().mockResolvedValue();
  ({ store, engine } = newTab());
});
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a session in the browser', () => {
  it('begins as loading, and is signed out where nothing is stored', async () => {
    expect(store.get().status).toBe('loading');
    await engine.resume();
    expect(store.get()).toEqual({ status: 'signed-out', user: null, reason: 'never' });
  });

  it('survives a reload by its token', async () => {
    localStorage.setItem('auth_token', tokenOf(ana));
    await engine.resume();
    expect(store.get()).toEqual({ status: 'signed-in', user: ana });
    expect(requestToken).not.toHaveBeenCalled();
  });

  it('restores a demo person at once, without asking the server', async () => {
    localStorage.setItem('demo_user', JSON.stringify(demo));
    localStorage.setItem('demo_token', tokenOf(demo));
    const resumed = engine.resume();
    expect(store.get()).toEqual({ status: 'signed-in', user: demo });
    await resumed;
    expect(readUser).not.toHaveBeenCalled();
  });

  it.each(['user', 'admin', 'landlord', undefined, 7])('takes a demo person with the role %s for a buyer', async (role) => {
    localStorage.setItem(
      'demo_user',
      JSON.stringify({ uid: demo.uid, displayName: 'Demo Buyer', roles: ['admin', 'seller'], role }),
    );
    localStorage.setItem('demo_token', tokenOf(demo));
    await engine.resume();
    const { user } = store.get();
    expect(user).toMatchObject({ uid: demo.uid, role: 'buyer', roles: ['buyer', 'seller'], isDemo: true });
    expect(JSON.parse(localStorage.getItem('demo_user') ?? '')).toMatchObject({ role: 'buyer' });
  });

  it('leaves nothing of the person where the session was ended elsewhere, and their page where it ran out', async () => {
    engine.accept(signedIn(ana));
    requestToken.mockRejectedValueOnce(new AuthError('user-token-expired'));
    await engine.renew();
    expect(store.get()).toMatchObject({ reason: 'expired', lastUser: ana });
    engine.accept(signedIn(ana));
    requestToken.mockRejectedValueOnce(new AuthError('user-token-expired', undefined, { session: 'It was ended elsewhere' }));
    await engine.renew();
    expect(store.get()).toEqual({ status: 'signed-out', user: null, reason: 'left' });
  });

  it('says whether the server heard of the sign-out', async () => {
    engine.accept(signedIn(ana));
    expect(await engine.signOut('everyone')).toBe(true);
    endSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await engine.signOut('everyone')).toBe(false);
  });

  it('refreshes five minutes before the token expires, and again an hour later', async () => {
    engine.accept(signedIn(ana));
    const first = localStorage.getItem('auth_token');
    await pass(55 * MINUTE_MS - 1);
    expect(requestToken).not.toHaveBeenCalled();
    await pass(1);
    expect(requestToken).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('auth_token')).not.toBe(first);
    await pass(55 * MINUTE_MS);
    expect(requestToken).toHaveBeenCalledTimes(2);
  });

  it('takes a token for expired 30 seconds before it is', async () => {
    const token = tokenOf(ana);
    for (const [leftMs, asked] of [
      [30_001, 0],
      [30_000, 1],
    ] as const) {
      vi.setSystemTime(new Date('2026-11-21T13:00:00Z').getTime() - leftMs);
      localStorage.setItem('auth_token', token);
      const tab = newTab();
      await tab.engine.resume();
      tab.engine.stop();
      expect(requestToken, `${leftMs} ms left`).toHaveBeenCalledTimes(asked);
      expect(tab.store.get().status).toBe('signed-in');
    }
  });

  it('does not ask in a circle where the clock of this machine is wrong', async () => {
    requestToken.mockImplementation(async () => {
      vi.setSystemTime(Date.now() - 2 * HOUR_MS);
      const answer = signedIn(ana);
      vi.setSystemTime(Date.now() + 2 * HOUR_MS);
      return answer;
    });
    localStorage.setItem('auth_token', tokenOf(ana));
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    await engine.resume();
    await pass(54 * MINUTE_MS);
    expect(requestToken).toHaveBeenCalledTimes(1);
  });

  it('has one refresh in flight', async () => {
    engine.accept(signedIn(ana));
    const renewals = await Promise.all([engine.renew(), engine.renew(), engine.renew()]);
    expect(renewals).toEqual([true, true, true]);
    expect(requestToken).toHaveBeenCalledTimes(1);
  });

  it('tries a failed refresh again after 30 seconds, doubling up to 16 minutes, and stays signed in', async () => {
    engine.accept(signedIn(ana));
    requestToken.mockRejectedValue(new TypeError('Failed to fetch'));
    await pass(55 * MINUTE_MS);
    let calls = 1;
    for (const seconds of [30, 60, 120, 240, 480, 960, 960]) {
      await pass(seconds * 1000 - 1);
      expect(requestToken, `before ${seconds} s`).toHaveBeenCalledTimes(calls);
      await pass(1);
      calls += 1;
      expect(requestToken, `after ${seconds} s`).toHaveBeenCalledTimes(calls);
    }
    expect(store.get().status).toBe('signed-in');
    requestToken.mockImplementation(async () => signedIn(ana));
    await pass(16 * MINUTE_MS);
    await pass(55 * MINUTE_MS);
    expect(requestToken).toHaveBeenCalledTimes(calls + 2);
  });

  it('refreshes on focus and on coming online where it is due, or where a try has failed', async () => {
    engine.accept(signedIn(ana));
    engine.wake();
    expect(requestToken).not.toHaveBeenCalled();
    requestToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await pass(55 * MINUTE_MS);
    engine.wake();
    await pass(0);
    expect(requestToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['user-token-expired', 'expired'],
    ['user-disabled', 'disabled'],
  ])('signs out on %s', async (code, reason) => {
    engine.accept(signedIn(ana));
    requestToken.mockRejectedValue(new AuthError(code));
    expect(await engine.renew()).toBe(false);
    expect(store.get()).toMatchObject({ status: 'signed-out', user: null, reason });
    expect(localStorage.length).toBe(0);
    await pass(HOUR_MS);
    expect(requestToken).toHaveBeenCalledTimes(1);
  });

  it('signs out: the server first, then the token, then the person', async () => {
    engine.accept(signedIn(ana));
    await engine.signOut();
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(store.get()).toMatchObject({ status: 'signed-out', reason: 'left' });
  });

  it('forgets demo user and token on the way out of a demonstration, and at a real sign-in', async () => {
    engine.accept(signedIn(demo));
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(JSON.parse(localStorage.getItem('demo_user') ?? '')).toMatchObject({ uid: demo.uid, role: 'buyer' });
    await engine.signOut();
    expect(localStorage.length).toBe(0);
    engine.accept(signedIn(demo));
    engine.accept(signedIn(ana));
    expect(Object.keys(localStorage)).toEqual(['auth_token']);
  });

  it('lets the account wait while a demonstration is on, and leads back to it', async () => {
    const other = newTab();
    engine.accept(signedIn(ana));
    engine.accept(signedIn(demo));
    expect(Object.keys(localStorage).toSorted()).toEqual(['auth_token', 'demo_token', 'demo_user']);
    await other.engine.resume();
    for (const tab of [store, other.store]) expect(tab.get()).toEqual({ status: 'signed-in', user: demo });
    requestToken.mockImplementation(async (isDemo) => signedIn(isDemo ? demo : ana));
    await pass(55 * MINUTE_MS);
    expect(requestToken).toHaveBeenLastCalledWith(true);
    expect(store.get()).toMatchObject({ user: demo });

    await pass(10 * MINUTE_MS);
    await engine.signOut();
    expect(endSession).toHaveBeenLastCalledWith(true);
    expect(requestToken).toHaveBeenLastCalledWith(false);
    await other.engine.follow();
    for (const tab of [store, other.store]) expect(tab.get()).toEqual({ status: 'signed-in', user: ana });
    expect(Object.keys(localStorage)).toEqual(['auth_token']);
  });

  it('leads back to the account where the demonstration ends by itself, and nowhere where all sessions end', async () => {
    engine.accept(signedIn(ana));
    engine.accept(signedIn(demo));
    requestToken.mockRejectedValueOnce(new AuthError('user-token-expired'));
    expect(await engine.renew()).toBe(false);
    await pass(0);
    expect(store.get()).toEqual({ status: 'signed-in', user: ana });
    engine.accept(signedIn(demo));
    await engine.signOut('everyone');
    expect(endSession).toHaveBeenLastCalledWith(false);
    expect(store.get()).toMatchObject({ status: 'signed-out' });
    expect(localStorage.length).toBe(0);
  });

  it('stays signed out when a refresh answers after the sign-out', async () => {
    engine.accept(signedIn(ana));
    let answer: (value: SignedIn) => void = () => {};
    requestToken.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const renewal = engine.renew();
    await engine.signOut();
    answer(signedIn(ana));
    expect(await renewal).toBe(false);
    expect(store.get().status).toBe('signed-out');
    expect(localStorage.length).toBe(0);
  });

  it('does in every tab what one does: sign in, refresh, sign out', async () => {
    const other = newTab();
    await other.engine.resume();
    engine.accept(signedIn(ana));
    await other.engine.follow();
    expect(other.store.get()).toEqual({ status: 'signed-in', user: ana });

    await engine.renew();
    await other.engine.follow();
    await other.engine.renew();
    expect(requestToken).toHaveBeenCalledTimes(2);

    await engine.signOut();
    await other.engine.follow();
    expect(other.store.get()).toMatchObject({ status: 'signed-out', reason: 'left' });
  });

  it('says when another person sits down, and not when the same one comes back', async () => {
    const changed = vi.fn<() => void>();
    const stop = onPersonChange(changed);
    engine.accept(signedIn(ana));
    expect(changed).toHaveBeenCalledTimes(1);
    requestToken.mockRejectedValueOnce(new AuthError('user-token-expired'));
    await engine.renew();
    engine.accept(signedIn(ana));
    expect(changed).toHaveBeenCalledTimes(1);
    engine.accept(signedIn({ ...ana, uid: 'u-bo' }));
    expect(changed).toHaveBeenCalledTimes(2);
    await engine.signOut();
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
  });
});
