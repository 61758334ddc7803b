import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findName } from '#domains/accounts/server/index.ts';
import {
  beginWordlessThread,
  hasOnSide,
  type LetterContext,
  readThreads,
  type Thread,
} from '#domains/correspondence/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

interface Between {
  /** Of the threads that go on; a new one is a message to a person. */
  kinds: readonly Thread['kind'][];
  about: Thread['about'];
  guestId: string;
  /** What the guest calls those who answer. */
  recipientName: string;
}

/** The latest open thread of a guest about a home or somebody's time; a new one where there is none. The caller has locked the guest. */
export async function takeThread(
  ctx: LetterContext & { db: Trx },
  { kinds, about, guestId, recipientName }: Between,
): Promise<Thread> {
  const find = async () => {
    const [found] = await readThreads(
      ctx.db,
      sql`t.kind in (${sql.join([...kinds])}) and s.kind = ${about.kind} and s.key = ${about.key}
        and t.status not in ('closed', 'withdrawn') and ${hasOnSide('sender', guestId)}`,
      { limit: 1, isForUpdate: true },
    );
    return found;
  };
  const open = await find();
  if (open !== undefined) return open;
  await beginWordlessThread(ctx, {
    kind: 'person',
    publicId: randomUUID(),
    about,
    sender: { userId: guestId, name: await findName(ctx.db, guestId) },
    recipientName,
    // Who visits a home may be told whom to call.
    hidesContacts: about.kind === 'schedule',
  });
  const begun = await find();
  if (begun === undefined) throw new Error('the thread was begun');
  return begun;
}
