import { recordAudit } from '#domains/accounts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type AssistantConnection, type ConnectionRequest, SCOPE_NAMES, SCOPES, type Scope } from '../contract.ts';
import { KEY_CLIENT } from '../model/key-terms.ts';
import { type AssistantClient, isAllowedRedirect, sayRedirectHost } from '../model/client-document.ts';
import { type ClientContext, findClient } from './find-client.ts';

/** A code is exchanged at once, by the program that asked for it. */
const CODE_MS = 60_000;
const MOST_CONNECTIONS = 20;

/** Where assistants come in, which is what their tokens are for. */
export const resourceOf = (publicUrl: string) => `${publicUrl}/mcp`;

/** Who asks, and for what. Throws `invalid` for a program or an answer's address that is not known, which is never redirected to. */
export async function previewConnection(ctx: ClientContext, request: ConnectionRequest) {
  requireUser(ctx);
  const { client, scopes } = await readRequest(ctx, request);
  return {
    clientName: client.name,
    clientHost: client.host,
    redirectHost: sayRedirectHost(request.redirect_uri),
    scopes: [...scopes],
    refusal: answerAddress(ctx, request, { error: 'access_denied' }),
  };
}

/**
 * Lets an assistant read in the caller's name, and says where to go with the code. A program that is connected already is
 * connected once more: it may run in several places. They hear of it by mail.
 */
export async function allowConnection(
  ctx: ClientContext & { mail: Mail },
  request: ConnectionRequest,
): Promise<{ address: string }> {
  const { userId } = requireUser(ctx);
  const { client, scopes } = await readRequest(ctx, request);
  const code = makeToken();
  await transact(ctx, async (inner) => {
    const { db, now } = inner;
    const connection = await db
      .insertInto('assistant_connections')
      .values({
        user_id: userId,
        client_id: client.id,
        client_name: client.name,
        redirect_host: sayRedirectHost(request.redirect_uri),
        scopes: [...scopes],
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('assistant_codes')
      .values({
        code_hash: hashToken(code),
        connection_id: connection.id,
        redirect_uri: request.redirect_uri,
        challenge: request.code_challenge,
        expires_at: new Date(now.getTime() + CODE_MS),
      })
      .execute();
    await db
      .deleteFrom('assistant_connections')
      .where('id', 'in', (older) =>
        older
          .selectFrom('assistant_connections')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .offset(MOST_CONNECTIONS),
      )
      .execute();
    await recordAudit(inner, { action: 'assistant-connected', subjectId: userId, details: { client: client.name } });
    await tell(inner, {
      to: { userId },
      title: 'An assistant was connected to your account',
      mail: {
        body: {
          paragraphs: [
            `${client.name} can now: ${scopes.map((scope) => SCOPES[scope].toLowerCase()).join('; ')}. It can’t change anything.`,
            'If this wasn’t you, end it in your settings, and set a new password.',
          ],
          action: { path: '/settings?tab=assistants', label: 'See connected assistants' },
        },
      },
    });
  });
  return { address: answerAddress(ctx, request, { code }) };
}

/** The assistants that read in the caller's name, newest first. */
export async function listConnections(ctx: Context): Promise<{ connections: AssistantConnection[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('assistant_connections as c')
    .innerJoin('assistant_tokens as t', 't.connection_id', 'c.id')
    .selectAll('c')
    .select(({ fn }) => fn.max<Date>('t.expires_at').as('ends_at'))
    .where('c.user_id', '=', userId)
    .groupBy('c.id')
    .orderBy('c.id', 'desc')
    .execute();
  return {
    connections: rows.map((row) => ({
      id: row.public_id,
      clientName: row.client_name,
      redirectHost: row.redirect_host,
      scopes: readScopes(row.scopes),
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      keyEndsAt: row.client_id === KEY_CLIENT ? row.ends_at.toISOString() : null,
    })),
  };
}

/** Ends one of the caller's connections at once. Throws `not-found` for anybody else's. */
export async function endConnection(ctx: Context, id: string): Promise<{ connections: AssistantConnection[] }> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const { numDeletedRows } = await inner.db
      .deleteFrom('assistant_connections')
      .where('public_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw new DomainError('not-found', 'This assistant isn’t connected anymore.');
    await recordAudit(inner, { action: 'assistant-ended', subjectId: userId });
  });
  return listConnections(ctx);
}

/** Ends all of a person's connections: whoever made them. */
export async function endAssistants({ db }: Context, { userId }: { userId: string }): Promise<void> {
  await db.deleteFrom('assistant_connections').where('user_id', '=', userId).execute();
}

export function readScopes(names: readonly string[]): Scope[] {
  return SCOPE_NAMES.filter((scope) => names.includes(scope));
}

async function readRequest(
  ctx: ClientContext,
  { client_id: id, redirect_uri: redirectUri, scope, resource }: ConnectionRequest,
): Promise<{ client: AssistantClient; scopes: Scope[] }> {
  const client = await findClient(ctx, id);
  if (!isAllowedRedirect(client, redirectUri))
    throw new DomainError(
      'invalid',
      'We can’t connect this assistant: it wants the answer sent to an address it didn’t register.',
    );
  if (resource !== undefined && resource.replace(/\/$/, '') !== resourceOf(publicUrlOf(ctx.config)))
    throw new DomainError('invalid', 'This assistant asks for another site.');
  const scopes = scope === undefined ? [...SCOPE_NAMES] : readScopes(scope.split(' '));
  if (scopes.length === 0) throw new DomainError('invalid', 'This assistant asks for nothing that we can give.');
  return { client, scopes };
}

/** The answer's address, with who answers (RFC 9207). */
function answerAddress(
  { config }: Pick<ClientContext, 'config'>,
  { redirect_uri: redirectUri, state }: ConnectionRequest,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', publicUrlOf(config));
  return url.href;
}
