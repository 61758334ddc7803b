import { recordAudit } from '#domains/accounts/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { sayCount } from '#lib/say-number.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type AssistantConnection, SCOPE_NAMES } from '../contract.ts';
import { KEY_CLIENT, MOST_KEYS } from '../model/key-terms.ts';
import { listConnections } from './connections.ts';
import { issueKey } from './tokens.ts';

/**
 * Makes a key for a program of the caller's own, which reads at /mcp as a connected assistant does. Only its hash is kept, so a repeat
 * of the same id gives another key in its place. Throws `conflict` for more keys than anybody needs.
 */
export async function makeAccessKey(
  ctx: TellContext,
  { id, name, days }: { id: string; name: string; days: number },
): Promise<{ key: string; connections: AssistantConnection[] }> {
  const { userId } = requireUser(ctx);
  const key = await transact(ctx, async (inner) => {
    const { db, now } = inner;
    await takeTurn(db, 'assistant-keys', userId);
    const keys = await db
      .selectFrom('assistant_connections')
      .select(['id', 'public_id'])
      .where('user_id', '=', userId)
      .where('client_id', '=', KEY_CLIENT)
      .execute();
    const repeated = keys.find((one) => one.public_id === id);
    if (repeated === undefined && keys.length >= MOST_KEYS)
      throw new DomainError('conflict', `You have ${sayCount(MOST_KEYS, 'key')}: end one first.`);
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    if (repeated !== undefined) {
      await db.deleteFrom('assistant_tokens').where('connection_id', '=', repeated.id).execute();
      return issueKey(db, { connectionId: repeated.id, expiresAt });
    }
    const made = await db
      .insertInto('assistant_connections')
      .values({
        public_id: id,
        user_id: userId,
        client_id: KEY_CLIENT,
        client_name: name,
        redirect_host: '',
        scopes: [...SCOPE_NAMES],
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('public_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw new DomainError('conflict', 'This key can’t be made: try once more.');
    await recordAudit(inner, { action: 'assistant-key-made', subjectId: userId, details: { days } });
    await tell(inner, {
      to: { userId },
      title: 'A key to your account was made',
      mail: {
        body: {
          paragraphs: [
            `Whoever holds the key “${name}” can see the homes you saved and the searches you follow for ${sayCount(days, 'day')}. It can’t change anything.`,
            'If this wasn’t you, end it in your settings, and set a new password.',
          ],
          action: { path: '/settings?tab=assistants', label: 'See your keys' },
        },
      },
    });
    return issueKey(db, { connectionId: made.id, expiresAt });
  });
  return { key, ...(await listConnections(ctx)) };
}
