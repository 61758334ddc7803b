import { sql } from 'kysely';
import type { Passed } from '#domains/compliance/contract.ts';
import { DELIVERIES, type Delivery, wasMailed } from '#lib/contact-words.ts';
import type { Db } from '#platform/db/database.ts';
import type { Side } from '../contract.ts';
import type { Party, Thread } from './threads.ts';

export interface Message {
  id: number;
  publicId: string;
  threadId: number;
  from: Side;
  message: string;
  delivery: Delivery | null;
  /** Which of the recipient's people wrote it, where that is known. */
  writerId: string | null;
  createdAt: Date;
  /** What its reader reported. */
  report: { reason: string; createdAt: Date } | null;
}

interface MessageRow extends Omit<Message, 'delivery' | 'report'> {
  delivery: string | null;
  reason: string | null;
  reportedAt: Date | null;
}

/** All messages of these threads by thread, the oldest first, in one statement. */
export async function listMessages(db: Db, threads: readonly Pick<Thread, 'id'>[]): Promise<Map<number, Message[]>> {
  if (threads.length === 0) return new Map();
  const { rows } = await sql<MessageRow>`
    select m.id, m.public_id as "publicId", m.thread_id as "threadId", p.side as "from", m.message, m.delivery,
      m.writer_id as "writerId", m.created_at as "createdAt", r.reason, r.created_at as "reportedAt"
    from messages m join parties p on p.id = m.party_id left join message_reports r on r.message_id = m.id
    where m.thread_id = any(${threads.map(({ id }) => id)}::bigint[]) order by m.id`.execute(db);
  return Map.groupBy(rows.map(present), ({ threadId }) => threadId);
}

/** The messages of one thread. */
export async function listMessagesOf(db: Db, thread: Pick<Thread, 'id'>): Promise<Message[]> {
  return (await listMessages(db, [thread])).get(thread.id) ?? [];
}

/** What a thread began with; undefined where its sender's words are erased. */
export function openingOf(messages: readonly Message[]): Message | undefined {
  return messages.find(({ from }) => from === 'sender');
}

/** Whether the recipient got it by mail: otherwise it hears nothing of later changes. */
export function wasThreadMailed(messages: readonly Message[]): boolean {
  const opening = openingOf(messages);
  return opening !== undefined && wasMailed(opening);
}

interface NewMessage {
  publicId: string;
  thread: Pick<Thread, 'id'>;
  party: Pick<Party, 'id'>;
  message: string;
  delivery: Delivery | null;
  writerId?: string | null;
  /** Warnings about its words that passed. */
  passed?: readonly Passed[];
  at: Date;
}

/** Its id; undefined where a message has this public id already. */
export async function insertMessage(
  db: Db,
  { publicId, thread, party, message, delivery, writerId = null, passed = [], at }: NewMessage,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('messages')
    .values({
      public_id: publicId,
      thread_id: thread.id,
      party_id: party.id,
      message,
      delivery,
      writer_id: writerId,
      passed_warnings: passed.length === 0 ? null : JSON.stringify(passed),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

function present({ reason, reportedAt, delivery, ...row }: MessageRow): Message {
  return {
    ...row,
    delivery: DELIVERIES.find((known) => known === delivery) ?? null,
    report: reason === null || reportedAt === null ? null : { reason, createdAt: reportedAt },
  };
}
