import { type RawBuilder, sql } from 'kysely';
import { belongsTo, isCounted } from '#domains/accounts/server/index.ts';
import type { OwnedSubject, Subject, SubjectKind } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { orderByTime, type TimeMark } from '#platform/verb/order-by-time.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import type { BuyingTime } from '#lib/contact-words.ts';
import { rowId } from '#lib/stored-values.ts';
import type { Side } from '../contract.ts';
import { THREAD_KINDS, type ThreadKind } from '../model/thread-kinds.ts';
import type { ThreadStatus } from '../model/thread-status.ts';

/** A port of the verbs of those who answer. */
export type WithAnswering = Pick<Ports, 'answering'>;

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
  /** Whether a lender approved a loan in advance; null where they did not say. */
  isPreApproved: boolean | null;
  /** When they plan to buy; null where they did not say. */
  buysWhen: BuyingTime | null;
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
  /** Whether phone numbers, addresses and links are taken out of what is written. */
  hidesContacts: boolean;
  /** When the recipient first answered here. */
  answeredAt: Date | null;
  createdAt: Date;
  /** Where a list of threads goes on after this one. */
  mark: TimeMark;
  sender: Party;
  recipient: Party;
}

/** The newest first. */
export const THREAD_ORDER = orderByTime({ at: sql`t.created_at`, id: sql`t.id`, ids: rowId });

interface ThreadRow extends Pick<
  Thread,
  'id' | 'publicId' | 'kind' | 'status' | 'statusAt' | 'hidesContacts' | 'answeredAt' | 'createdAt' | 'mark'
> {
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
      t.status_at as "statusAt", t.hides_contacts as "hidesContacts", t.answered_at as "answeredAt", t.created_at as "createdAt",
      ${THREAD_ORDER.mark} as mark
    from threads t join subjects s on s.id = t.about_id
    where ${condition} order by ${THREAD_ORDER.by}
    ${limit === undefined ? sql`` : sql`limit ${limit}`} ${isForUpdate ? sql`for update of t` : sql``}`.execute(db);
  if (rows.length === 0) return [];
  const { rows: parties } = await sql<Party>`
    select id, thread_id as "threadId", side, user_id as "userId", email, name, phone, may_call as "mayCall",
      is_pre_approved as "isPreApproved", buys_when as "buysWhen", read_at as "readAt", seen_at as "seenAt", left_at as "leftAt"
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

/**
 * Condition on `t`: threads that a person answers, because they go to their address or are about something that they answer
 * for. What demonstration people write reaches such people alone.
 */
export async function isAnsweredBy(ctx: Context & WithAnswering, userId: string): Promise<RawBuilder<boolean>> {
  const kinds = await Promise.all(
    Object.entries(ctx.answering).map(async ([kind, port]) => ({ kind, keys: (await port?.keysOf(ctx, userId)) ?? [] })),
  );
  const about = kinds
    .filter(({ keys }) => keys.length > 0)
    .map(({ kind, keys }) => sql`(s.kind = ${kind} and s.key = any(${keys}::text[]))`);
  if (about.length === 0) return hasOnSide('recipient', userId);
  return sql<boolean>`t.id = any(array(
    select p.thread_id from parties p where p.side = 'recipient' and ${belongsTo(userId)}
    union all
    select o.id from subjects s join threads o on o.about_id = s.id left join parties b on b.id = o.begun_by
    left join people w on w.id = b.user_id
    where (${sql.join(about, sql` or `)})
      and (${isCounted('w')} or exists (select from people me where me.id = ${userId} and me.is_demo))))`;
}

/** How a caller names one of their threads. */
export interface ThreadChoice {
  threadId: string;
  /** The caller's side. */
  side: Side;
  /** Restricts to threads of one kind. */
  kind?: ThreadKind;
}

/** A thread of the caller's, on one side. Throws `not-found` for other people's. */
export async function requireThread(
  ctx: Context & WithAnswering,
  { side, ...choice }: ThreadChoice,
  options?: ReadOptions,
): Promise<Thread> {
  const { userId } = requireUser(ctx);
  if (side === 'sender') return requireSent(ctx.db, userId, choice, options);
  return requireUnder(ctx.db, await isAnsweredBy(ctx, userId), choice, options);
}

/** A thread that a person sent. Throws `not-found` for other people's. */
export function requireSent(db: Db, userId: string, choice: Omit<ThreadChoice, 'side'>, options?: ReadOptions): Promise<Thread> {
  return requireUnder(db, hasOnSide('sender', userId), choice, options);
}

async function requireUnder(
  db: Db,
  isTheirs: RawBuilder<boolean>,
  { threadId, kind }: Omit<ThreadChoice, 'side'>,
  options: ReadOptions | undefined,
): Promise<Thread> {
  const isKind = kind === undefined ? sql`true` : sql`t.kind = ${kind}`;
  const [thread] = await readThreads(db, sql`t.public_id = ${threadId} and ${isKind} and ${isTheirs}`, options);
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

/** The same where the recipient has answered; its first answer is remembered. */
export async function setAnswered(db: Db, thread: Thread, at: Date): Promise<void> {
  await setStatus(db, thread, 'answered', at);
  if (thread.answeredAt === null) await db.updateTable('threads').set({ answered_at: at }).where('id', '=', thread.id).execute();
}
