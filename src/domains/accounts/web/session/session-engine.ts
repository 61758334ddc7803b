import type { SessionUser, SignedIn } from '#domains/accounts/contract.ts';
import { OPEN_ROLES, USUAL_ROLE } from '#lib/roles.ts';
import { announcePersonChange, announceReturn, letSave } from '#platform/web/person-change.ts';
import {
  AUTH_TOKEN_KEY,
  DEMO_TOKEN_KEY,
  DEMO_USER_KEY,
  readBearerToken,
  readStored,
  writeStored,
} from '#platform/web/stored-session.ts';
import { toAuthError } from './auth-fetch.ts';
import { inOneTab } from './one-tab.ts';
import { sessionServer, type SessionServer } from './session-server.ts';
import { LOADING, sessionStore, type SessionEnd, type SessionStore } from './session-store.ts';
import { isExpired, nextRetryMs, readTokenClaims, untilRefreshMs } from './token-clock.ts';

// However short-lived the server makes its tokens, the browser does not ask without a pause.
const SHORTEST_ROUND_MS = 30_000;

export interface SessionEngine {
  /** Restores the stored session: a demo person at once, an account by asking the server. */
  resume(): Promise<void>;
  /** Signs in with what the server gave. */
  accept(signedIn: SignedIn): void;
  /** The person changed name, role or picture. */
  changeUser(user: SessionUser): void;
  /** Makes a new token; one refresh is in flight at most, over all tabs. False where there is none. */
  renew(): Promise<boolean>;
  isSignedIn(): boolean;
  /**
   * Ends only the demo session, back to a waiting account if there is one; `everyone` ends all sessions. False if the server
   * could not be reached.
   */
  signOut(who?: 'everyone'): Promise<boolean>;
  /** The person whose session ran out does not come back: their page goes away. */
  giveUp(): void;
  /** Applies what another tab did to the stored session. */
  follow(): Promise<void>;
  /** The tab is visible or online again. */
  wake(): void;
  stop(): void;
}

interface SessionEngineOptions {
  store: SessionStore;
  server: SessionServer;
  /** Lets one tab at a time do something. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Keeps a session alive: refresh before expiry, retries, tabs in step, and the end when the server says so. */
export function createSessionEngine({ store, server, alone = inOneTab }: SessionEngineOptions): SessionEngine {
  let knownToken: string | null = null;
  let knownUid: string | null = null;
  let expiresAtMs = 0;
  let retryMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: Promise<boolean> | undefined;
  const news = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session-user');
  if (news !== undefined) news.onmessage = ({ data }: MessageEvent<SessionUser>) => hearOfUser(data);

  function showUser(user: SessionUser): void {
    const isOther = knownUid !== user.uid;
    knownUid = user.uid;
    if (user.isDemo) writeStored(DEMO_USER_KEY, JSON.stringify(user));
    store.set({ status: 'signed-in', user });
    if (isOther) announcePersonChange(user.uid);
  }

  function hearOfUser(user: SessionUser): void {
    const session = store.get();
    if (session.status === 'signed-in' && session.user.uid === user.uid) store.set({ status: 'signed-in', user });
  }

  /** A new token's lifetime starts now, whatever this machine's clock says. */
  function adopt(token: string, isNew: boolean): void {
    const claims = readTokenClaims(token);
    const now = Date.now();
    const lifetimeMs = claims === null ? 0 : claims.expiresAtMs - claims.issuedAtMs;
    knownToken = token;
    expiresAtMs = isNew ? now + lifetimeMs : (claims?.expiresAtMs ?? now);
    retryMs = 0;
    plan(Math.max(untilRefreshMs(expiresAtMs, now), isNew ? SHORTEST_ROUND_MS : 0));
  }

  function plan(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), delayMs);
  }

  function accept(signedIn: SignedIn): void {
    if (signedIn.user.isDemo) {
      // An account that is signed in waits: its token stays.
      writeStored(DEMO_TOKEN_KEY, signedIn.token);
    } else {
      forgetDemo();
      writeStored(AUTH_TOKEN_KEY, signedIn.token);
    }
    adopt(signedIn.token, true);
    showUser(signedIn.user);
    announceReturn();
  }

  /** Ends a demo session beside a waiting account: `resume` restores the account. False if there is none. */
  function leaveDemo(): boolean {
    if (!isDemoOn() || readStored(AUTH_TOKEN_KEY) === null) return false;
    clearTimeout(timer);
    forgetDemo();
    store.set(LOADING);
    return true;
  }

  function end(reason: SessionEnd): void {
    clearTimeout(timer);
    forgetDemo();
    writeStored(AUTH_TOKEN_KEY, null);
    knownToken = null;
    const { user } = store.get();
    // A person whose session ran out finds their page as they left it after signing in again.
    if (reason === 'expired' && user !== null) {
      store.set({ status: 'signed-out', user: null, reason, lastUser: user });
      return;
    }
    store.set({ status: 'signed-out', user: null, reason });
    knownUid = null;
    announcePersonChange(null);
  }

  /** True where the failure ended the session. */
  function endsSession(error: unknown): boolean {
    const { code, fields } = toAuthError(error);
    if (code !== 'user-token-expired' && code !== 'user-disabled') return false;
    // Once the refresh that has just failed is over.
    if (leaveDemo()) timer = setTimeout(() => void resume());
    else if (code === 'user-disabled') end('disabled');
    // The person signed out elsewhere: nothing of theirs stays on the screen.
    else end(!isDemoOn() && store.get().status === 'signed-in' && fields['session'] === undefined ? 'expired' : 'left');
    return true;
  }

  async function renewNow(): Promise<boolean> {
    const stored = readBearerToken();
    if (stored === null) return false;
    if (stored !== knownToken) {
      adopt(stored, true);
      return true;
    }
    try {
      const signedIn = await server.requestToken(isDemoOn());
      // The person signed out or changed, here or in another tab, while the answer was on its way.
      if (readBearerToken() !== stored) return readBearerToken() !== null;
      accept(signedIn);
      return true;
    } catch (error) {
      if (readBearerToken() !== stored) return readBearerToken() !== null;
      if (endsSession(error)) return false;
      retryMs = nextRetryMs(retryMs);
      plan(retryMs);
      return false;
    }
  }

  function renew(): Promise<boolean> {
    renewal ??= alone(renewNow).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function resume(): Promise<void> {
    const token = readBearerToken();
    if (token === null) return end(store.get().status === 'signed-in' ? 'left' : 'never');
    const demoUser = isDemoOn() ? readDemoUser() : null;
    if (demoUser !== null) showUser(demoUser);
    adopt(token, false);
    if (isExpired(expiresAtMs, Date.now())) {
      await renew();
    } else if (demoUser === null) {
      await readUser();
    }
  }

  async function readUser(): Promise<void> {
    try {
      const token = readBearerToken();
      const user = await server.readUser();
      if (readBearerToken() === token) showUser(user);
    } catch (error) {
      const { code } = toAuthError(error);
      if (code === 'unauthenticated') await renew();
      else if (!endsSession(error)) {
        retryMs = nextRetryMs(retryMs);
        plan(retryMs);
      }
    }
  }

  async function signOut(who?: 'everyone'): Promise<boolean> {
    const saving = letSave();
    if (saving !== undefined) await saving;
    const isDemoAlone = isDemoOn() && who === undefined;
    const isOver = server.endSession(isDemoAlone).then(
      () => true,
      // Offline: the cookie stays until it expires, but this browser forgets the person now.
      () => false,
    );
    if (isDemoAlone && leaveDemo()) await resume();
    else end('left');
    return isOver;
  }

  async function follow(): Promise<void> {
    const token = readBearerToken();
    if (token === knownToken) {
      const demoUser = readDemoUser();
      if (demoUser !== null && store.get().status === 'signed-in') showUser(demoUser);
      return;
    }
    if (token === null) return end('left');
    if (readTokenClaims(token)?.uid === knownUid && store.get().status === 'signed-in') return adopt(token, true);
    await resume();
  }

  return {
    resume,
    accept,
    renew,
    isSignedIn: () => store.get().status === 'signed-in',
    signOut,
    giveUp: () => end('left'),
    follow,
    changeUser(user) {
      showUser(user);
      news?.postMessage(user);
    },
    wake() {
      if (knownToken !== null && (retryMs > 0 || untilRefreshMs(expiresAtMs, Date.now()) === 0)) void renew();
    },
    stop() {
      clearTimeout(timer);
      news?.close();
    },
  };
}

function isDemoOn(): boolean {
  return readStored(DEMO_TOKEN_KEY) !== null;
}

/** Anyone can write to local storage: a role closed to demo people becomes buyer, and missing texts are empty. */
function toDemoUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null || !('uid' in value) || typeof value.uid !== 'string') return null;
  const stored: Record<string, unknown> = { ...value };
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : null);
  const time = (name: string) => (typeof stored[name] === 'number' ? stored[name] : 0);
  const role = OPEN_ROLES.find((known) => known === stored['role']) ?? USUAL_ROLE;
  return {
    uid: value.uid,
    email: text('email'),
    displayName: text('displayName') ?? 'Demo Buyer',
    photoURL: text('photoURL'),
    phoneNumber: text('phoneNumber'),
    role,
    createdAt: time('createdAt'),
    lastLoginAt: time('lastLoginAt'),
    roles: OPEN_ROLES.filter((known) => known === role || (Array.isArray(stored['roles']) && stored['roles'].includes(known))),
    emailVerified: true,
    isDemo: true,
  };
}

function forgetDemo(): void {
  writeStored(DEMO_TOKEN_KEY, null);
  writeStored(DEMO_USER_KEY, null);
}

function readDemoUser(): SessionUser | null {
  try {
    return toDemoUser(JSON.parse(readStored(DEMO_USER_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** The one engine of this tab. */
export const sessionEngine = createSessionEngine({ store: sessionStore, server: sessionServer });
