import { reportEvent } from '#domains/analytics/web/index.ts';
import {
  checkResetLink,
  demoSignIn,
  finishSignIn,
  forgotPassword,
  getSignInOptions,
  getToken,
  resetPassword,
  sendVerification,
  signIn,
  signUp,
  startProviderSignIn,
  updateRole,
  verifyEmail,
  type Provider,
  type SessionUser,
} from '#domains/accounts/contract.ts';
import type { CallInput, Endpoint, EndpointAnswer } from '#lib/endpoint.ts';
import type { TERMS_VERSIONS } from '#lib/legal-versions.ts';
import type { OpenRole, Role, RegistrationRole } from '#lib/roles.ts';
import { createApiClient } from '#platform/web/api-client.ts';
import { fetchForAccount, fetchForSignIn, toAuthError } from './session/auth-fetch.ts';
import { sessionEngine } from './session/session-engine.ts';

const publicClient = createApiClient(fetchForSignIn);
const accountClient = createApiClient(fetchForAccount);

/** Calls below /api/auth: throws AuthError with the code, also for 401. */
export async function callAuth<E extends Endpoint>(endpoint: E, input: Partial<CallInput<E>> = {}): Promise<EndpointAnswer<E>> {
  try {
    return await (endpoint.access === 'public' ? publicClient : accountClient).call(endpoint, input);
  } catch (error) {
    throw toAuthError(error);
  }
}

export type SignInStep = { status: 'signed-in'; user: SessionUser } | { status: 'second-factor'; challenge: string };

export async function signInWithPassword(email: string, password: string): Promise<SignInStep> {
  const answer = await callAuth(signIn, { body: { email, password } });
  if (answer.status === 'second-factor') return answer;
  sessionEngine.accept(answer);
  return { status: 'signed-in', user: answer.user };
}

export async function finishWithCode(challenge: string, code: string): Promise<SessionUser> {
  const answer = await callAuth(finishSignIn, { body: { challenge, code } });
  sessionEngine.accept(answer);
  return answer.user;
}

/** The popup has set the session's cookie; this fetches the token for it. */
export async function finishPopup(): Promise<SessionUser> {
  const answer = await callAuth(getToken);
  sessionEngine.accept(answer);
  return answer.user;
}

export async function startPopup(provider: Provider, nonce: string): Promise<string> {
  return (await callAuth(startProviderSignIn, { params: { provider }, body: { nonce } })).url;
}

export interface Registration {
  fullName: string;
  email: string;
  password: string;
  role: RegistrationRole;
  termsVersion: (typeof TERMS_VERSIONS)[number];
  marketing: { email: boolean; calls: boolean };
}

/** Creates the account, signs in, and sends the role as the specification requires; a failure to send it is only a warning. */
export async function register(form: Registration): Promise<SessionUser> {
  const answer = await callAuth(signUp, { body: form });
  sessionEngine.accept(answer);
  reportEvent('signed_up');
  try {
    const user = await callAuth(updateRole, { body: { userId: answer.user.uid, role: form.role } });
    sessionEngine.changeUser(user);
    return user;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification: a failure is only warned about
    console.warn('The role could not be sent', toAuthError(error).code);
    return answer.user;
  }
}

/** Switches the active role; it holds on the server at once. */
export async function switchRole(user: SessionUser, role: Role): Promise<SessionUser> {
  const changed = await callAuth(updateRole, { body: { userId: user.uid, role } });
  sessionEngine.changeUser(changed);
  return changed;
}

/** Signs in as a new demo person. */
export async function enterDemo(role: OpenRole): Promise<SessionUser> {
  const answer = await callAuth(demoSignIn, { body: { role } });
  sessionEngine.accept(answer);
  return answer.user;
}

export async function requestReset(email: string): Promise<void> {
  await callAuth(forgotPassword, { body: { email } });
}

export async function readResetLink(token: string): Promise<string> {
  return (await callAuth(checkResetLink, { body: { token } })).email;
}

export async function setNewPassword(token: string, password: string): Promise<void> {
  await callAuth(resetPassword, { body: { token, password } });
}

export async function proveEmail(token: string): Promise<{ email: string; isChanged: boolean }> {
  const answer = await callAuth(verifyEmail, { body: { token } });
  // Every tab shows that the address is proven.
  if (sessionEngine.isSignedIn()) await sessionEngine.renew();
  return answer;
}

export async function mailVerificationAgain(): Promise<void> {
  await callAuth(sendVerification);
}

export function readSignInOptions(): Promise<EndpointAnswer<typeof getSignInOptions>> {
  return callAuth(getSignInOptions);
}
