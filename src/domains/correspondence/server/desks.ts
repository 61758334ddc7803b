import { sql } from 'kysely';
import { findPeople } from '#domains/accounts/server/index.ts';
import type { Subject } from '#domains/subjects/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type Desk, type InboxChange, inboxPath } from '../contract.ts';
import { MOST_SNOOZE_DAYS } from '../model/limits.ts';
import { describe, type WithSources } from './about.ts';
import { findAnswerers, findContact, IS_BLOCKED } from './answerers.ts';
import { noteRead } from './note-read.ts';
import { isAnsweredBy, readThreads, type Thread, type WithAnswering } from './threads.ts';

export const EMPTY_DESK: Desk = { assignedTo: null, snoozedUntil: null, isSpam: false, isBlocked: false };

interface DeskRow {
  id: number;
  assignedTo: string | null;
  snoozedUntil: Date | null;
  isSpam: boolean;
  isBlocked: boolean;
}

/** What the recipient's people note about these threads, by thread. */
export async function listDesks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  threads: readonly Pick<Thread, 'id'>[],
): Promise<Map<number, Desk>> {
  if (threads.length === 0) return new Map();
  const { rows } = await sql<DeskRow>`
    select t.id, d.assigned_to as "assignedTo", d.snoozed_until as "snoozedUntil", d.spam_at is not null as "isSpam",
      ${IS_BLOCKED} as "isBlocked"
    from threads t left join thread_desks d on d.thread_id = t.id
    where t.id = any(${threads.map(({ id }) => id)}::bigint[])`.execute(db);
  const people = await findPeople(
    db,
    rows.flatMap(({ assignedTo }) => assignedTo ?? []),
  );
  return new Map(
    rows.map(({ id, assignedTo, snoozedUntil, isSpam, isBlocked }) => {
      const person = assignedTo === null ? undefined : people.get(assignedTo);
      return [
        id,
        {
          assignedTo: person === undefined ? null : { userId: person.id, name: person.name },
          snoozedUntil: snoozedUntil !== null && snoozedUntil > now ? snoozedUntil.toISOString() : null,
          isSpam,
          isBlocked,
        },
      ];
    }),
  );
}

/**
 * Changes what the recipient's people note about threads of theirs, in one transaction. Throws `not-found` if one of them is
 * somebody else's, `invalid` for a time that is over or too far, or a person who does not answer one of them.
 */
export async function changeInbox(
  ctx: Context & WithSources & WithAnswering,
  { threadIds, change }: { threadIds: readonly string[]; change: InboxChange },
): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const wanted = [...new Set(threadIds)];
    const mine = await isAnsweredBy(inner, userId);
    const threads = await readThreads(inner.db, sql`t.public_id = any(${wanted}::uuid[]) and ${mine}`, { isForUpdate: true });
    if (threads.length < wanted.length) throw new DomainError('not-found', 'One of them is no longer in your inbox.');
    if (change.to === 'read') for (const thread of threads) await noteRead(inner, thread, 'recipient');
    else if (change.to === 'unread') await markUnread(inner.db, threads);
    else if (change.to === 'assigned') await assign(inner, threads, change.userId);
    else if (change.to === 'snoozed') await setDesks(inner.db, threads, 'snoozed_until', readSnooze(change.until, ctx.now));
    else if (change.to === 'spam' || change.to === 'no-spam')
      await setDesks(inner.db, threads, 'spam_at', change.to === 'spam' ? ctx.now : null);
    else if (change.to === 'blocked') await setDesks(inner.db, threads, 'blocked_at', ctx.now);
    else await unblock(inner.db, threads);
  });
}

async function markUnread(db: Db, threads: readonly Thread[]): Promise<void> {
  await db
    .updateTable('parties')
    .set({ seen_at: null })
    .where(
      'id',
      'in',
      threads.map(({ recipient }) => recipient.id),
    )
    .where('seen_at', 'is not', null)
    .execute();
}

function readSnooze(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const time = new Date(until);
  if (time <= now) throw invalidField('until', 'Choose a time to come');
  if (time.getTime() > now.getTime() + MOST_SNOOZE_DAYS * DAY_MS) throw invalidField('until', 'Choose a time within a year');
  return time;
}

async function assign(
  ctx: Context & WithSources & WithAnswering,
  threads: readonly Thread[],
  userId: string | null,
): Promise<void> {
  const me = requireUser(ctx).userId;
  const people = await findPeople(ctx.db, [me, ...(userId === null ? [] : [userId])]);
  if (userId !== null && userId !== me)
    for (const thread of threads)
      if (!(await findAnswerers(ctx, thread.about)).some(({ id }) => id === userId))
        throw invalidField('userId', 'This person does not answer for all of these');
  const changed = await setDesks(ctx.db, threads, 'assigned_to', userId);
  if (userId === null || userId === me) return;
  for (const thread of threads.filter(({ id }) => changed.has(id))) {
    const label = (await describe(ctx, thread))?.label ?? 'a home';
    await tell(ctx, {
      to: { userId },
      topic: 'listings',
      title: `${people.get(me)?.name ?? 'Someone'} asks you to answer ${thread.sender.name}`,
      line: { body: `It is about ${label}.`, href: inboxPath(thread.publicId) },
    });
  }
}

/** Gives a new thread to the person who takes what is new, if there is one. */
export async function assignToContact(
  ctx: Pick<Context, 'db'> & WithAnswering,
  { id, about }: { id: number; about: Subject },
): Promise<void> {
  const contactId = await findContact(ctx, about);
  if (contactId !== undefined) await setDesks(ctx.db, [{ id }], 'assigned_to', contactId);
}

type DeskColumn = 'assigned_to' | 'snoozed_until' | 'spam_at' | 'blocked_at';

/** Sets one note of threads. Returns those that changed. What is spam or blocked already keeps its time. */
async function setDesks(
  db: Db,
  threads: readonly Pick<Thread, 'id'>[],
  column: DeskColumn,
  value: Date | string | null,
): Promise<ReadonlySet<number>> {
  const keeps = (column === 'spam_at' || column === 'blocked_at') && value !== null;
  const isOther = keeps
    ? sql`d.${sql.ref(column)} is null`
    : sql`d.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`;
  const { rows } = await sql<{ thread_id: number }>`
    insert into thread_desks as d (thread_id, ${sql.ref(column)})
    select id, ${value} from unnest(${threads.map(({ id }) => id)}::bigint[]) as id
    on conflict (thread_id) do update set ${sql.ref(column)} = excluded.${sql.ref(column)} where ${isOther}
    returning thread_id`.execute(db);
  return new Set(rows.map((row) => row.thread_id));
}

/** Frees the senders wherever they were blocked about the same. */
async function unblock(db: Db, threads: readonly Thread[]): Promise<void> {
  await sql`
    update thread_desks set blocked_at = null where blocked_at is not null and thread_id in (
      select o.id from threads t
      join parties mine on mine.id = t.begun_by
      join parties theirs on theirs.id = mine.id or theirs.user_id = mine.user_id or lower(theirs.email) = lower(mine.email)
      join threads o on o.begun_by = theirs.id and o.about_id = t.about_id
      where t.id = any(${threads.map(({ id }) => id)}::bigint[]))`.execute(db);
}

/** Ends the sleep of a thread in which something new is written. */
export async function wakeThread(db: Db, { id }: Pick<Thread, 'id'>): Promise<void> {
  await sql`update thread_desks set snoozed_until = null where thread_id = ${id} and snoozed_until is not null`.execute(db);
}

/** Ends the sleep of threads whose time has come, so that open inboxes show them. */
export async function wakeThreads({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await sql`update thread_desks set snoozed_until = null where snoozed_until <= ${now}`.execute(db);
}
