import { isRecord } from '#lib/json-value.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { readText } from '#platform/http/read-body.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { SCOPE_NAMES } from '../contract.ts';
import { resourceOf } from './connections.ts';
import { type ClientContext, registerClient } from './find-client.ts';
import { exchangeCode, refreshTokens, revokeToken } from './tokens.ts';

const MOST_BODY_BYTES = 16_384;
const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' };
const A_WHILE = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };

/** The addresses of this door, all below the site's root: what is served there, and how the tokens are got. */
export const OAUTH_PATHS = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-authorization-server',
  '/oauth/token',
  '/oauth/revoke',
  '/oauth/register',
] as const;

/** How programs of assistants learn where a person lets them in, and get their tokens (OAuth 2.1, RFC 8414, 9728, 7009, 7591). */
export async function answerOAuth(ctx: ClientContext, request: Request): Promise<Response> {
  const site = publicUrlOf(ctx.config);
  const path = new URL(request.url).pathname;
  if (path.startsWith('/.well-known/oauth-protected-resource')) return describe(resourceMetadata(site, ctx.config.PRODUCT_NAME));
  if (path === '/.well-known/oauth-authorization-server') return describe(serverMetadata(site));
  if (request.method !== 'POST') return refuse(405, 'invalid_request', 'Send this as a form.', { allow: 'POST' });
  const text = await readText(request, MOST_BODY_BYTES);
  if (text === undefined) return refuse(413, 'invalid_request', 'That is too long.');
  try {
    if (path === '/oauth/register') return await register(ctx, text);
    const form = new URLSearchParams(text);
    if (path === '/oauth/revoke') {
      await revokeToken(ctx, form.get('token') ?? '');
      return new Response(null, { status: 200, headers: NO_STORE });
    }
    return await giveTokens(ctx, form, site);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many-requests')
      return refuse(429, 'temporarily_unavailable', error.message, { 'retry-after': '60' });
    throw error;
  }
}

/** What a request without the right token is answered, so that the program asks its person. */
export function challenge(site: string, { error, scope }: { error?: string; scope?: string } = {}): string {
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    ...(scope === undefined ? [] : [`scope="${scope}"`]),
    `resource_metadata="${site}/.well-known/oauth-protected-resource/mcp"`,
  ];
  return `Bearer ${parts.join(', ')}`;
}

function resourceMetadata(site: string, name: string) {
  return {
    resource: resourceOf(site),
    authorization_servers: [site],
    scopes_supported: SCOPE_NAMES,
    bearer_methods_supported: ['header'],
    resource_name: name,
    resource_documentation: `${site}/assistants`,
  };
}

function serverMetadata(site: string) {
  return {
    issuer: site,
    authorization_endpoint: `${site}/assistants/connect`,
    token_endpoint: `${site}/oauth/token`,
    revocation_endpoint: `${site}/oauth/revoke`,
    registration_endpoint: `${site}/oauth/register`,
    scopes_supported: SCOPE_NAMES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${site}/assistants`,
  };
}

async function giveTokens(ctx: ClientContext, form: URLSearchParams, site: string): Promise<Response> {
  const resource = form.get('resource');
  if (resource !== null && resource.replace(/\/$/, '') !== resourceOf(site))
    return refuse(400, 'invalid_target', 'Tokens are given for the door of assistants alone.');
  const grant = form.get('grant_type');
  const clientId = form.get('client_id') ?? '';
  if (grant !== 'authorization_code' && grant !== 'refresh_token')
    return refuse(400, 'unsupported_grant_type', 'Send a code or a refresh token.');
  const tokens =
    grant === 'authorization_code'
      ? await exchangeCode(ctx, {
          code: form.get('code') ?? '',
          clientId,
          redirectUri: form.get('redirect_uri') ?? '',
          verifier: form.get('code_verifier') ?? '',
        })
      : await refreshTokens(ctx, { token: form.get('refresh_token') ?? '', clientId });
  if (tokens === undefined) return refuse(400, 'invalid_grant', 'It has ended, was already used, or is for someone else.');
  return Response.json(tokens, { headers: NO_STORE });
}

async function register(ctx: ClientContext, text: string): Promise<Response> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const client = isRecord(value) ? await registerClient(ctx, value) : undefined;
  if (client === undefined)
    return refuse(400, 'invalid_client_metadata', 'Give redirect_uris, and token_endpoint_auth_method "none".');
  return Response.json(
    {
      client_id: client.id,
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    { status: 201, headers: NO_STORE },
  );
}

const describe = (value: object) => Response.json(value, { headers: A_WHILE });

function refuse(status: number, error: string, description: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error, error_description: description }, { status, headers: { ...NO_STORE, ...headers } });
}
