import type { SessionUser, SignedIn } from '#domains/accounts/contract.ts';
import { readAnswer } from '#platform/web/api-client.ts';
import { fetchForSignIn } from './auth-fetch.ts';

/** What the session asks of the server. */
export interface SessionServer {
  requestToken(): Promise<SignedIn>;
  readUser(): Promise<SessionUser>;
  endSession(): Promise<void>;
}

/*
 * The contract's getToken, getMe and signOut, by path: the contract itself brings the validation library, which is more
 * than every page of a signed-in person should load. A test holds the paths together.
 */
export const SESSION_PATHS = { token: '/api/auth/token', user: '/api/auth/me', signOut: '/api/auth/sign-out' } as const;

export const sessionServer: SessionServer = {
  // The server validated these answers against the contract before it sent them.
  requestToken: async () => (await ask('POST', SESSION_PATHS.token)) as SignedIn,
  readUser: async () => (await ask('GET', SESSION_PATHS.user)) as SessionUser,
  endSession: async () => {
    await ask('POST', SESSION_PATHS.signOut);
  },
};

async function ask(method: string, path: string): Promise<unknown> {
  return readAnswer(await fetchForSignIn(path, { method, keepalive: method === 'POST' }), method);
}
