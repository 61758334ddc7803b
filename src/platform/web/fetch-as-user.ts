import { readBearerToken } from './stored-session.ts';

/** What keeps the session alive. The accounts domain plugs it in, because the platform knows no domain. */
export interface SessionKeeper {
  /** Makes a new token, once for all who wait; false if the session is over. */
  renew(): Promise<boolean>;
  /** Called when something needed a signed-in person and found none. */
  askToSignIn(): void;
  /** Asks for a recent proof of who is there; false if they decline. */
  askForProof(): Promise<boolean>;
}

let keeper: SessionKeeper | undefined;

export function setSessionKeeper(next: SessionKeeper | undefined): void {
  keeper = next;
}

/** Shows the sign-in card over the page, which keeps typed text. */
export function askToSignIn(): void {
  keeper?.askToSignIn();
}

/** Asks people to prove again who they are. */
export async function askForProof(): Promise<boolean> {
  return keeper !== undefined && (await keeper.askForProof());
}

/**
 * Fetches with cookies and with the stored token as bearer. After a 401 to a token it refreshes once and tries once more;
 * the caller gets that answer, 401 or not.
 */
export async function fetchAsUser(url: string, init: RequestInit = {}): Promise<Response> {
  const token = readBearerToken();
  const first = await fetch(url, withToken(init, token));
  const response = first.status === 401 && token !== null && (await isRenewed(token)) ? await fetchAgain(url, init) : first;
  // oxlint-disable-next-line no-console -- the specification's shared client logs what is not OK
  if (!response.ok && response.status !== 401) console.info(`${response.status}: ${init.method ?? 'GET'} ${url}`);
  return response;
}

/** Renews the session unless another call has done so meanwhile; whether there is a new token. */
export async function isRenewed(token: string): Promise<boolean> {
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
