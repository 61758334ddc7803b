import { passkeySignIn, startPasskeySignIn, type SessionUser } from '#domains/accounts/contract.ts';
import { callAuth } from './auth-calls.ts';
import { AuthError } from './session/auth-fetch.ts';
import { sessionEngine } from './session/session-engine.ts';

/** The server takes an answer for ten minutes: before that, an offer is made anew. */
const OFFER_MS = 9 * 60_000;

// A browser asks for one passkey at a time.
let offer: AbortController | undefined;

/** Asks the device for a passkey. Throws AuthError `popup-closed-by-user` where the person turned it down. */
export async function signInWithPasskey(): Promise<SessionUser> {
  offer?.abort();
  const { challenge, publicKey } = await begin();
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new AuthError('popup-closed-by-user');
  return finish(challenge, credential);
}

/**
 * Has the browser offer this site's passkeys where it fills in the address (`autocomplete="username webauthn"`). Null where
 * it cannot, or once `signal` ends the offer. Throws AuthError where the server refuses the passkey that was chosen.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<SessionUser | null> {
  offer = new AbortController();
  const ends = AbortSignal.any([signal, offer.signal]);
  if (!(await canOfferPasskeys())) return null;
  while (!ends.aborted) {
    const begun = await begin().catch(() => null);
    // By now the person may have pressed the button: an offer would take their request away.
    if (begun === null || ends.aborted) return null;
    try {
      const credential = await navigator.credentials.get({
        publicKey: begun.publicKey,
        mediation: 'conditional',
        signal: AbortSignal.any([ends, AbortSignal.timeout(OFFER_MS)]),
      });
      return credential instanceof PublicKeyCredential ? await finish(begun.challenge, credential) : null;
    } catch (error) {
      if (error instanceof AuthError) throw error;
      if (!(error instanceof DOMException) || error.name !== 'TimeoutError') return null;
    }
  }
  return null;
}

async function canOfferPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined' || !('parseRequestOptionsFromJSON' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

async function begin(): Promise<{ challenge: string; publicKey: PublicKeyCredentialRequestOptions }> {
  const { challenge, options } = await callAuth(startPasskeySignIn);
  // The server made these options in WebAuthn's own JSON.
  return { challenge, publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never) };
}

async function finish(challenge: string, credential: PublicKeyCredential): Promise<SessionUser> {
  // WebAuthn's own JSON again, which the contract checks.
  const answer = await callAuth(passkeySignIn, { body: { challenge, answer: credential.toJSON() as never } });
  sessionEngine.accept(answer);
  return answer.user;
}
