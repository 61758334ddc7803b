import { type RawBuilder, sql } from 'kysely';
import { belongsTo } from '#domains/accounts/server/index.ts';
import type { OwnedSubject, Subject, SubjectKind } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Side } from '../contract.ts';
import { THREAD_KINDS, type ThreadKind } from '../model/thread-kinds.ts';
import type { ThreadStatus } from '../model/thread-status.ts';

/** A party: a person, or an address, which belongs to the person who has proven it. */
export interface Party {
  id: number;
  threadId: number;
  side: Side;
  userId: string | null;
  /** Null where no address is known. */
  email: string | null;
  name: string;
  phone: string | null;
  mayCall: boolean;
  /** When they read the thread here: first, and last. */
  readAt: Date | null;
  seenAt: Date | null;
  leftAt: Date | null;
}

export interface Thread {
  id: number;
  publicId: string;
  kind: ThreadKind;
  about: Subject;
  status: ThreadStatus;
  statusAt: Date;
  createdAt: Date;
  sender: Party;
  recipient: Party;
}

interface ThreadRow extends Pick<Thread, 'id' | 'publicId' | 'kind' | 'status' | 'statusAt' | 'createdAt'> {
  aboutKind: SubjectKind;
  aboutKey: string;
}

interface ReadOptions {
  limit?: number;
  /** Nobody else changes them until the end of the transaction. */
  isForUpdate?: boolean;
}

/** Threads under a condition on `t`, the newest first. Two statements, however many they are. */
export async function readThreads(
  db: Db,
  condition: RawBuilder<unknown>,
  { limit, isForUpdate = false }: ReadOptions = {},
): Promise<Thread[]> {
  const { rows } = await sql<ThreadRow>`
    select t.id, t.public_id as "publicId", t.kind, s.kind as "aboutKind", s.key as "aboutKey", t.status,
      t.status_at as "statusAt", t.created_at as "createdAt"
    from threads t join subjects s on s.id = t.about_id
    where ${condition} order by t.created_at desc, t.id desc
    ${limit === undefined ? sql`` : sql`limit ${limit}`} ${isForUpdate ? sql`for update of t` : sql``}`.execute(db);
  if (rows.length === 0) return [];
  const { rows: parties } = await sql<Party>`
    select id, thread_id as "threadId", side, user_id as "userId", email, name, phone, may_call as "mayCall",
      read_at as "readAt", seen_at as "seenAt", left_at as "leftAt"
    from parties where thread_id = any(${rows.map(({ id }) => id)}::bigint[]) order by id`.execute(db);
  const partiesOf = Map.groupBy(parties, ({ threadId }) => threadId);
  return rows.flatMap(({ aboutKind, aboutKey, ...row }) => {
    const [sender, recipient] = (['sender', 'recipient'] as const).map((side) =>
      partiesOf.get(row.id)?.find((party) => party.side === side),
    );
    if (sender === undefined || recipient === undefined) return [];
    return { ...row, about: { kind: aboutKind, key: aboutKey }, sender, recipient };
  });
}

/**
 * Condition on `t`: threads in which a person takes part on one side. As an array, so that the database begins with the
 * person's parties and does not walk through everybody's threads by time.
 */
export function hasOnSide(side: Side, userId: string): RawBuilder<boolean> {
  return sql<boolean>`t.id = any(array(select p.thread_id from parties p where p.side = ${side} and ${belongsTo(userId)}))`;
}

/** A thread by its own id; undefined where there is none. */
export async function findThread(db: Db, id: number, options?: ReadOptions): Promise<Thread | undefined> {
  const [thread] = await readThreads(db, sql`t.id = ${id}`, options);
  return thread;
}

/** How a caller names one of their threads. */
export interface ThreadChoice {
  threadId: string;
  /** The caller's side. */
  side: Side;
  /** Restricts to threads of one kind. */
  kind?: ThreadKind;
}

/** A thread of a person's. Throws `not-found` for other people's. */
export async function requireThread(
  db: Db,
  userId: string,
  { threadId, side, kind }: ThreadChoice,
  options?: ReadOptions,
): Promise<Thread> {
  const isKind = kind === undefined ? sql`true` : sql`t.kind = ${kind}`;
  const [thread] = await readThreads(db, sql`t.public_id = ${threadId} and ${isKind} and ${hasOnSide(side, userId)}`, options);
  if (thread === undefined)
    throw new DomainError('not-found', `There is no such ${kind === undefined ? 'thread' : THREAD_KINDS[kind].noun}.`);
  return thread;
}

/** A thread, as that which files go with. */
export function subjectOf({ publicId, sender }: Thread): OwnedSubject {
  return { kind: 'thread', key: publicId, ownerId: sender.userId };
}

/** Within the caller's transaction, which has locked the thread. */
export async function setStatus(db: Db, { id }: Thread, status: ThreadStatus, at: Date): Promise<void> {
  await db.updateTable('threads').set({ status, status_at: at }).where('id', '=', id).execute();
}
