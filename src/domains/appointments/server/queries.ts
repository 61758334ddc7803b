import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import { findThread, openOwnLink, requireSent, type Thread } from '#domains/correspondence/server/index.ts';
import type { Recipient } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

/** A tour request with its thread. */
export type Tour = Selectable<DB['tour_requests']> & { thread: Thread };

export async function insertTourRequest(db: Db, row: Insertable<DB['tour_requests']>): Promise<void> {
  await db.insertInto('tour_requests').values(row).execute();
}

export async function changeTour(db: Db, { thread_id }: Tour, change: Partial<Insertable<DB['tour_requests']>>): Promise<void> {
  await db.updateTable('tour_requests').set(change).where('thread_id', '=', thread_id).execute();
}

/** The tour requests of these threads, by thread. */
export async function listTours(db: Db, threads: readonly Thread[]): Promise<Map<number, Tour>> {
  if (threads.length === 0) return new Map();
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  const rows = await db
    .selectFrom('tour_requests')
    .selectAll()
    .where('thread_id', 'in', [...byId.keys()])
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const thread = byId.get(row.thread_id);
      return thread === undefined ? [] : [[row.thread_id, { ...row, thread }] as const];
    }),
  );
}

interface FindOptions {
  /** Nobody else changes it until the end of the transaction. */
  isForUpdate?: boolean;
}

/** The tour request of a thread. Throws `not-found` if it is no longer here. */
export async function findTour(db: Db, threadId: number, options?: FindOptions): Promise<Tour> {
  const thread = await findThread(db, threadId, options);
  const tour = thread && (await listTours(db, [thread])).get(threadId);
  if (tour === undefined) throw new DomainError('not-found', 'This tour request is no longer here.');
  return tour;
}

/** A request that a person sent. Throws `not-found` for other people's. */
export async function requireTour(db: Db, userId: string, tourRequestId: string, options?: FindOptions): Promise<Tour> {
  const choice = { threadId: tourRequestId, kind: 'tour-request' } as const;
  const { id } = await requireSent(db, userId, choice, options);
  return findTour(db, id);
}

/** A request whose sender came in by the link in their mail. Throws `not-found` for a link that ended. */
export async function requireTourByLink(
  ctx: Pick<Context, 'db' | 'now'>,
  token: string,
  options?: FindOptions,
): Promise<Tour & { linkEndsAt: Date }> {
  const { threadId, expiresAt } = await openOwnLink(ctx, 'tour-request', token);
  return { ...(await findTour(ctx.db, threadId, options)), linkEndsAt: expiresAt };
}

/** Whom to tell of what the sender of a tour did signed in; by their link it is the address alone. */
export const ownerOf = ({ thread: { sender } }: Tour, userId: string): Recipient =>
  sender.email === null ? { userId } : { userId, address: sender.email };

const storedSlots = z.array(z.object({ startsAt: z.string() }));

/** Wished starts as they are stored, best first. */
export function readSlots(stored: unknown): Date[] {
  return storedSlots.parse(stored).map((slot) => new Date(slot.startsAt));
}

export const notShown = () => new DomainError('gone', 'This home is no longer shown here, so no tour of it can be agreed on.');

/** Whether an agreed tour has begun: from then on it is neither called off nor agreed on anew. */
export const hasBegun = ({ status, confirmed_starts_at: startsAt }: Tour, now: Date): boolean =>
  status === 'accepted' && startsAt !== null && startsAt <= now;

/** Starts that the firm offers instead; none where it offers none. */
export function readProposed(stored: unknown): string[] {
  return z.array(z.string()).nullable().parse(stored) ?? [];
}
