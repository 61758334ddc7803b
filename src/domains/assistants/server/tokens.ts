import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '#lib/time-units.ts';
import { ASSISTANT_DAYS, ASSISTANT_TOKEN_MINUTES } from '#lib/kept-for.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Scope } from '../contract.ts';
import { readScopes } from './connections.ts';

const ACCESS_SECONDS = ASSISTANT_TOKEN_MINUTES * 60;
/** A program that sends the same twice, because an answer was lost, is no thief. */
const GRACE_MS = 10_000;
const REMEMBER_USE_MS = 600_000;
const ACCESS_PREFIX = 'ra_';
const REFRESH_PREFIX = 'rr_';

export interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

/** Who a token reads for, at the door of assistants alone. */
export interface TokenHolder {
  connectionId: number;
  userId: string;
  isDemo: boolean;
  scopes: Scope[];
}

interface Exchange {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
}

/**
 * Tokens for a code, once: a code that comes again ends what it began, because somebody else has it too. Undefined where anything
 * does not fit.
 */
export async function exchangeCode(
  ctx: Context,
  { code, clientId, redirectUri, verifier }: Exchange,
): Promise<TokenAnswer | undefined> {
  return transact(ctx, async ({ db, now }) => {
    const row = await db
      .selectFrom('assistant_codes as k')
      .innerJoin('assistant_connections as c', 'c.id', 'k.connection_id')
      .select([
        'k.code_hash',
        'k.connection_id',
        'k.redirect_uri',
        'k.challenge',
        'k.expires_at',
        'k.used_at',
        'c.client_id',
        'c.scopes',
      ])
      .where('k.code_hash', '=', hashToken(code))
      .forUpdate('k')
      .executeTakeFirst();
    if (row === undefined || row.client_id !== clientId || row.redirect_uri !== redirectUri) return undefined;
    if (row.used_at !== null) {
      await db.deleteFrom('assistant_connections').where('id', '=', row.connection_id).execute();
      return undefined;
    }
    if (row.expires_at <= now || !isChallenge(verifier, row.challenge)) return undefined;
    await db.updateTable('assistant_codes').set({ used_at: now }).where('code_hash', '=', row.code_hash).execute();
    return issue(db, now, { connectionId: row.connection_id, scopes: readScopes(row.scopes) });
  });
}

/** New tokens for the newest refresh token; an older one ends the connection, because somebody else has it too. */
export async function refreshTokens(
  ctx: Context,
  { token, clientId }: { token: string; clientId: string },
): Promise<TokenAnswer | undefined> {
  return transact(ctx, async ({ db, now }) => {
    const row = await db
      .selectFrom('assistant_tokens as t')
      .innerJoin('assistant_connections as c', 'c.id', 't.connection_id')
      .select(['t.token_hash', 't.connection_id', 't.expires_at', 't.replaced_at', 'c.client_id', 'c.scopes'])
      .where('t.token_hash', '=', hashToken(token))
      .where('t.kind', '=', 'refresh')
      .forUpdate('t')
      .executeTakeFirst();
    if (row === undefined || row.client_id !== clientId || row.expires_at <= now) return undefined;
    if (row.replaced_at !== null && now.getTime() - row.replaced_at.getTime() > GRACE_MS) {
      await db.deleteFrom('assistant_connections').where('id', '=', row.connection_id).execute();
      return undefined;
    }
    await db
      .updateTable('assistant_tokens')
      .set({ replaced_at: row.replaced_at ?? now })
      .where('token_hash', '=', row.token_hash)
      .execute();
    return issue(db, now, { connectionId: row.connection_id, scopes: readScopes(row.scopes) });
  });
}

/** A token that a person keeps themselves: it is not renewed. */
export async function issueKey(db: Db, { connectionId, expiresAt }: { connectionId: number; expiresAt: Date }): Promise<string> {
  const key = ACCESS_PREFIX + makeToken();
  await db
    .insertInto('assistant_tokens')
    .values({ token_hash: hashToken(key), connection_id: connectionId, kind: 'access', expires_at: expiresAt })
    .execute();
  return key;
}

/** Ends the connection that a token belongs to (RFC 7009). */
export async function revokeToken({ db }: Context, token: string): Promise<void> {
  await db
    .deleteFrom('assistant_connections')
    .where('id', 'in', (mine) =>
      mine.selectFrom('assistant_tokens').select('connection_id').where('token_hash', '=', hashToken(token)),
    )
    .execute();
}

/** Whom an access token reads for; undefined if it is none, has ended, or its person may not use their account. */
export async function findHolder({ db, now }: Pick<Context, 'db' | 'now'>, token: string): Promise<TokenHolder | undefined> {
  if (!token.startsWith(ACCESS_PREFIX)) return undefined;
  const { rows } = await sql<Omit<TokenHolder, 'scopes'> & { scopes: string[]; lastUsedAt: Date | null }>`
    select c.id as "connectionId", c.user_id as "userId", p.is_demo as "isDemo", c.scopes, c.last_used_at as "lastUsedAt"
    from assistant_tokens t join assistant_connections c on c.id = t.connection_id join people p on p.id = c.user_id
    where t.token_hash = ${hashToken(token)} and t.kind = 'access' and t.expires_at > ${now} and not p.is_disabled`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { lastUsedAt, ...holder } = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > REMEMBER_USE_MS)
    await db.updateTable('assistant_connections').set({ last_used_at: now }).where('id', '=', row.connectionId).execute();
  return { ...holder, scopes: readScopes(holder.scopes) };
}

/** Removes what has ended, and connections that were allowed and never begun. */
export async function forgetTokens({ db, now }: Context): Promise<void> {
  await db.deleteFrom('assistant_tokens').where('expires_at', '<', now).execute();
  await sql`
    delete from assistant_connections c where created_at < ${new Date(now.getTime() - DAY_MS)}
      and not exists (select from assistant_tokens t where t.connection_id = c.id)`.execute(db);
}

async function issue(
  db: Db,
  now: Date,
  { connectionId, scopes }: { connectionId: number; scopes: Scope[] },
): Promise<TokenAnswer> {
  const access = ACCESS_PREFIX + makeToken();
  const refresh = REFRESH_PREFIX + makeToken();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await db
    .insertInto('assistant_tokens')
    .values([
      { token_hash: hashToken(access), connection_id: connectionId, kind: 'access', expires_at: after(ACCESS_SECONDS) },
      {
        token_hash: hashToken(refresh),
        connection_id: connectionId,
        kind: 'refresh',
        expires_at: after(ASSISTANT_DAYS * 86_400),
      },
    ])
    .execute();
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: scopes.join(' '),
  };
}

/** RFC 7636: the challenge is the SHA-256 of the verifier. */
function isChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const digest = createHash('sha256').update(verifier).digest();
  const given = Buffer.from(challenge, 'base64url');
  return given.length === digest.length && timingSafeEqual(given, digest);
}
