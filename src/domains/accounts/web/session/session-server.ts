import type { SessionUser, SignedIn } from '#domains/accounts/contract.ts';
import { readAnswer } from '#platform/web/api-client.ts';
import { fetchForSignIn } from './auth-fetch.ts';

/** What the session asks of the server. */
export interface SessionServer {
  /** For the account's session, or the demo person's beside it. */
  requestToken(isDemo: boolean): Promise<SignedIn>;
  readUser(): Promise<SessionUser>;
  /** Ends the demo person's session alone, or whatever this browser has. */
  endSession(isDemoAlone: boolean): Promise<void>;
}

/*
 * The contract's getToken, getMe and signOut, by path: the contract itself brings the validation library, which is more
 * than every page of a signed-in person should load. A test holds the paths together.
 */
export const SESSION_PATHS = { token: '/api/auth/token', user: '/api/auth/me', signOut: '/api/auth/sign-out' } as const;

export const sessionServer: SessionServer = {
  // The server validated these answers against the contract before it sent them.
  requestToken: async (isDemo) => (await ask('POST', SESSION_PATHS.token + which(isDemo))) as SignedIn,
  readUser: async () => (await ask('GET', SESSION_PATHS.user)) as SessionUser,
  endSession: async (isDemoAlone) => {
    await ask('POST', SESSION_PATHS.signOut + which(isDemoAlone));
  },
};

function which(isDemo: boolean): string {
  return isDemo ? '?demo=1' : '';
}

async function ask(method: string, path: string): Promise<unknown> {
  return readAnswer(await fetchForSignIn(path, { method, keepalive: method === 'POST' }), method);
}
