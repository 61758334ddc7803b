import { sql } from 'kysely';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { formatCount } from '#lib/format.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { QUIET_MINUTES } from '../model/request-terms.ts';

interface Came {
  id: string;
  user_id: string;
  to_address: string | null;
  what: string;
  /** The names of the files that nobody was told of. */
  untold: readonly string[];
}

const isUntold = sql<boolean>`untold <> '{}'`;

/** Tells in one mail of all that came by a request since the last one. The request is locked by the caller's transaction. */
export async function tellWhatCame(
  ctx: TellContext & { db: Trx },
  { id, user_id: userId, to_address: address, what, untold }: Came,
): Promise<void> {
  await ctx.db.updateTable('document_requests').set({ untold: [] }).where('id', '=', id).execute();
  const who = address ?? 'Someone with your link';
  const [first = ''] = untold;
  const paragraphs =
    untold.length === 1
      ? [`${who} sent ${first}. It is in your documents.`]
      : [`${who} sent ${formatCount(untold.length, 'file')}. They are in your documents:`, ...untold];
  await tell(ctx, {
    to: { userId },
    title: `Here is what you asked for: ${what}`,
    mail: { body: { paragraphs, action: { path: '/documents', label: 'See your documents' } } },
  });
}

/** Tells of files that came by links with room for more, once no more have come for a while. */
export async function tellOfFiles(ctx: ServerContext): Promise<void> {
  const quietSince = new Date(ctx.now.getTime() - QUIET_MINUTES * MINUTE_MS);
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('document_requests')
      .select('id')
      .where(isUntold)
      .where('last_came_at', '<=', quietSince)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'the mail about files that were asked for', find, (id) =>
    transact(ctx, async (inner) => {
      const row = await inner.db
        .selectFrom('document_requests')
        .selectAll()
        .where('id', '=', id)
        .where(isUntold)
        .where('last_came_at', '<=', quietSince)
        .forUpdate()
        .executeTakeFirst();
      if (row !== undefined) await tellWhatCame(inner, row);
    }),
  );
}
