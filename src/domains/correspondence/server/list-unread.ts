import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Side } from '../contract.ts';

/** Which of these threads, by public id, hold words that one side has not read. */
export async function listUnread(db: Db, publicIds: readonly string[], side: Side): Promise<Set<string>> {
  if (publicIds.length === 0) return new Set();
  const { rows } = await sql<{ publicId: string }>`
    select t.public_id as "publicId" from threads t join parties mine on mine.thread_id = t.id and mine.side = ${side}
    cross join lateral (
      select m.created_at, m.message, p.side from messages m join parties p on p.id = m.party_id
      where m.thread_id = t.id order by m.id desc limit 1) as last
    where t.public_id = any(${[...publicIds]}::uuid[]) and last.side <> ${side} and last.message <> ''
      and (mine.seen_at is null or last.created_at > mine.seen_at)`.execute(db);
  return new Set(rows.map(({ publicId }) => publicId));
}
