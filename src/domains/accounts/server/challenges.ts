import { CHALLENGE_MINUTES } from '#lib/kept-for.ts';
import type { JsonObject } from '#platform/db/schema.gen.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { MOST_CHALLENGE_TRIES } from '../model/attempt-limits.ts';
import type { AccountContext } from './account-context.ts';

type ChallengeKind = 'second-factor' | 'passkey-register' | 'passkey-sign-in' | 'provider';

/** Begins something that the same browser must finish within {@link CHALLENGE_MINUTES}. Returns the token that finishes it. */
export async function beginChallenge(
  { db, now }: AccountContext,
  challenge: { kind: ChallengeKind; userId?: string; data: Record<string, unknown> },
): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('auth_challenges')
    .values({
      token_hash: hashToken(token),
      kind: challenge.kind,
      user_id: challenge.userId ?? null,
      data: JSON.stringify(challenge.data),
      created_at: now,
      expires_at: new Date(now.getTime() + CHALLENGE_MINUTES * 60_000),
    })
    .execute();
  return token;
}

/** Takes a challenge out: it can be finished once. Throws `challenge-expired`. */
export async function takeChallenge(
  { db, now }: AccountContext,
  kind: ChallengeKind,
  token: string,
): Promise<{ userId: string | null; data: JsonObject }> {
  const row = await db
    .deleteFrom('auth_challenges')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .returning(['user_id', 'data', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) throw authError('challenge-expired');
  return { userId: row.user_id, data: row.data as JsonObject };
}

/** Counts one try at a challenge that may be tried a few times. Throws `challenge-expired`. */
export async function tryChallenge(
  { db, now }: AccountContext,
  kind: ChallengeKind,
  token: string,
): Promise<{ userId: string | null; data: JsonObject }> {
  const row = await db
    .updateTable('auth_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('attempts', '<', MOST_CHALLENGE_TRIES)
    .returning(['user_id', 'data'])
    .executeTakeFirst();
  if (row === undefined) throw authError('challenge-expired');
  return { userId: row.user_id, data: row.data as JsonObject };
}
