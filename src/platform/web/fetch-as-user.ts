import { readBearerToken } from './stored-session.ts';

/** What keeps the session alive; the accounts domain plugs itself in, since the platform knows no domain. */
export interface SessionKeeper {
  /** Makes a new token, once for all who wait; false where the session is over. */
  renew(): Promise<boolean>;
  /** Something needed a signed-in person and found none. */
  askToSignIn(): void;
  /** Something needs a recent proof of who is there; false where they turned that down. */
  askForProof(): Promise<boolean>;
}

let keeper: SessionKeeper | undefined;

export function setSessionKeeper(next: SessionKeeper | undefined): void {
  keeper = next;
}

/** Shows the sign-in card over the page, which keeps what was typed. */
export function askToSignIn(): void {
  keeper?.askToSignIn();
}

/** Asks whoever is there to prove once more who they are. */
export async function askForProof(): Promise<boolean> {
  return keeper !== undefined && (await keeper.askForProof());
}

/**
 * Fetches with cookies and with the stored token as bearer. A 401 to a token is answered by one refresh and one retry;
 * what comes back then, 401 or not, is the caller's.
 */
export async function fetchAsUser(url: string, init: RequestInit = {}): Promise<Response> {
  const token = readBearerToken();
  const first = await fetch(url, withToken(init, token));
  const response = first.status === 401 && token !== null && (await isRenewed(token)) ? await fetchAgain(url, init) : first;
  // oxlint-disable-next-line no-console -- the specification's shared client logs what is not OK
  if (!response.ok && response.status !== 401) console.info(`${response.status}: ${init.method ?? 'GET'} ${url}`);
  return response;
}

/** Another call may have renewed the token while this one was under way. */
async function isRenewed(token: string): Promise<boolean> {
  const current = readBearerToken();
  if (current !== null && current !== token) return true;
  return keeper !== undefined && (await keeper.renew());
}

function fetchAgain(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, withToken(init, readBearerToken()));
}

function withToken(init: RequestInit, token: string | null): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers, credentials: 'include' };
}
