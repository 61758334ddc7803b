import { findPeople, lockPerson } from '#domains/accounts/server/index.ts';
import { type About, type LetterContext, writeMessage } from '#domains/correspondence/server/index.ts';
import type { Answering } from '#platform/ports/server-context.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { refuseHost, requireBookable } from './bookables.ts';
import { findScheduleId } from './queries.ts';
import { takeThread } from './take-thread.ts';

interface PersonMessage {
  handle: string;
  message: string;
  idempotencyKey: string;
}

/**
 * Writes to a person whose time can be booked; the next message goes on in the same thread, until it is closed. Throws `not-found`
 * for handles that nobody has, `forbidden` for the person themselves, `conflict` for who takes nothing new.
 */
export async function writeToPerson(ctx: LetterContext, { handle, ...form }: PersonMessage): Promise<{ threadId: string }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const bookable = await requireBookable(inner, { handle });
    refuseHost(bookable, userId);
    const scheduleId = await findScheduleId(inner.db, bookable);
    if (!bookable.isOpen || scheduleId === undefined)
      throw new DomainError('conflict', `${bookable.label} takes no messages now.`);
    const about = { kind: 'schedule', key: String(scheduleId) } as const;
    const thread = await takeThread(inner, { kinds: ['person'], about, guestId: userId, recipientName: bookable.label });
    await writeMessage(inner, {
      thread,
      from: 'sender',
      form,
      about: (await findPeopleToWriteTo(inner, [about.key])).get(about.key),
    });
    return { threadId: thread.publicId };
  });
}

/** What threads with people are called, by the ids of their schedules. */
export async function findPeopleToWriteTo(
  { db }: Pick<Context, 'db'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, About>> {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('schedules').select(['id', 'user_id', 'handle']).where('id', 'in', keys.map(Number)).execute();
  const people = await findPeople(
    db,
    rows.flatMap(({ user_id: userId }) => userId ?? []),
  );
  return new Map(
    rows.flatMap(({ id, user_id: userId, handle }): [string, About][] => {
      const name = people.get(userId ?? '')?.name;
      if (name === undefined || handle === null) return [];
      return [[String(id), { label: `the time of ${name}`, path: `/book/${handle}`, address: null, state: null }]];
    }),
  );
}

/** Whoever the time belongs to answers. */
export const personAnswering: Answering = {
  keysOf: async ({ db }, userId) => {
    const rows = await db.selectFrom('schedules').select('id').where('user_id', '=', userId).execute();
    return rows.map(({ id }) => String(id));
  },
  peopleOf: async ({ db }, keys) => {
    if (keys.length === 0) return new Map();
    const rows = await db.selectFrom('schedules').select(['id', 'user_id']).where('id', 'in', keys.map(Number)).execute();
    return new Map(rows.flatMap(({ id, user_id: userId }) => (userId === null ? [] : [[String(id), [userId]] as const])));
  },
};
