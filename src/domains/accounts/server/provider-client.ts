import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { ProviderSettings } from './providers.ts';

const TIMEOUT_MS = 10_000;
/** Signatures by the provider's private key; never HS256, whose key both sides have. */
const SIGNED_BY = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

/** What a provider says of a person. */
export interface ProviderProfile {
  id: string;
  email: string | null;
  /** Whether the provider itself vouches for the address. */
  isEmailVerified: boolean;
  name: string | null;
  photoUrl: string | null;
}

export interface ProviderVisit {
  state: string;
  nonce: string;
  verifier: string;
}

export function makeProviderSecrets(): Omit<ProviderVisit, 'state'> {
  return { nonce: oauth.generateRandomNonce(), verifier: oauth.generateRandomCodeVerifier() };
}

/** The page of the provider on which the person agrees. */
export async function authorizationUrl(settings: ProviderSettings, redirectUri: string, visit: ProviderVisit): Promise<string> {
  const url = new URL(settings.authorizationUrl);
  const parameters = {
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: settings.scope,
    state: visit.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(visit.verifier),
    code_challenge_method: 'S256',
    ...(settings.scope.includes('openid') ? { nonce: visit.nonce } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Trades the code for what the provider says of the person. Where its issuer is known, the ID token must be for us, for
 * this visit, and signed by it. Throws where the provider cannot be reached or what it says does not hold.
 */
export async function fetchProfile(
  settings: ProviderSettings,
  redirectUri: string,
  visit: ProviderVisit,
  answer: URLSearchParams,
): Promise<ProviderProfile> {
  const server: oauth.AuthorizationServer = {
    issuer: settings.issuer ?? new URL(settings.authorizationUrl).origin,
    token_endpoint: settings.tokenUrl,
    id_token_signing_alg_values_supported: SIGNED_BY,
    ...(settings.jwksUrl === undefined ? {} : { jwks_uri: settings.jwksUrl }),
  };
  const client: oauth.Client = { client_id: settings.clientId };
  const parameters = oauth.validateAuthResponse(server, client, answer, visit.state);
  const response = await requestToken(settings, (authentication) =>
    oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      parameters,
      redirectUri,
      visit.verifier,
      reach(settings.tokenUrl),
    ),
  );
  const isOpenId = settings.issuer !== undefined;
  const granted = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    isOpenId ? response : await withoutIdToken(response),
    isOpenId ? { expectedNonce: visit.nonce, requireIdToken: true } : {},
  );
  const claims = isOpenId ? oauth.getValidatedIdTokenClaims(granted) : undefined;
  if (claims !== undefined && settings.jwksUrl !== undefined)
    await oauth.validateApplicationLevelSignature(server, response, reach(settings.jwksUrl));
  const info = await requestUserInfo(settings.userinfoUrl, granted.access_token);
  const profile = readProfile(joinClaims(claims, info));
  if (claims !== undefined && profile.id !== claims.sub) throw new Error('the ID token and the user info name two people');
  return profile;
}

/** Providers differ in where they want the secret: in the body, or in a header. */
async function requestToken(
  { clientSecret }: ProviderSettings,
  request: (authentication: oauth.ClientAuth) => Promise<Response>,
): Promise<Response> {
  const response = await request(oauth.ClientSecretPost(clientSecret));
  if (response.ok) return response;
  const isUnknown = (await response.clone().text()).includes('invalid_client');
  return isUnknown ? request(oauth.ClientSecretBasic(clientSecret)) : response;
}

// The user info is the newer of the two; whichever names the address vouches for it.
function joinClaims(claims: Record<string, unknown> = {}, info: Record<string, unknown>): Record<string, unknown> {
  const { email_verified: isVerified, ...rest } = claims;
  const isSameAddress = info['email'] === undefined || info['email'] === rest['email'];
  return { ...rest, ...(isSameAddress && isVerified !== undefined ? { email_verified: isVerified } : {}), ...info };
}

// Without a configured issuer the claims cannot be checked, and the user info says the same.
async function withoutIdToken(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { id_token: _unchecked, ...body } = z.record(z.string(), z.unknown()).parse(await response.json());
  return Response.json(body);
}

async function requestUserInfo(url: string, accessToken: string): Promise<Record<string, unknown>> {
  const headers = new Headers({ accept: 'application/json' });
  const response = await oauth.protectedResourceRequest(accessToken, 'GET', new URL(url), headers, null, reach(url));
  if (!response.ok) throw new Error(`the user info answered ${response.status}`);
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

// An operator who gives an http address means it: a provider in the same network, or a test's.
function reach(url: string) {
  return { signal: () => AbortSignal.timeout(TIMEOUT_MS), [oauth.allowInsecureRequests]: url.startsWith('http:') };
}

const idField = z.union([z.string().min(1), z.number().transform(String)]);
const profileSchema = z.object({
  sub: idField.optional(),
  id: idField.optional(),
  email: z.string().optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.string().transform((value) => value === 'true')])
    .catch(false)
    .default(false),
  name: z.string().optional().catch(undefined),
  picture: z
    .union([z.string(), z.object({ data: z.object({ url: z.string() }) }).transform(({ data }) => data.url)])
    .optional()
    .catch(undefined),
});

/** Reads OpenID's names and Facebook's. Throws where nobody is named. */
export function readProfile(value: unknown): ProviderProfile {
  const { sub, id = sub, email, email_verified: isEmailVerified, name, picture } = profileSchema.parse(value);
  if (id === undefined) throw new Error('the provider names no one');
  return {
    id: sub ?? id,
    email: email ?? null,
    isEmailVerified: email !== undefined && isEmailVerified,
    name: name ?? null,
    photoUrl: picture?.startsWith('https://') === true ? picture : null,
  };
}
