import { sql, type RawBuilder } from 'kysely';
import {
  hasOnSide,
  listAnswerFiles,
  listMessages,
  openingOf,
  presentWritten,
  readThreads,
} from '#domains/correspondence/server/index.ts';
import { listTakingOffers, loadHomes } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { listMyTours as endpoint, type OwnTour, type SentTour } from '../contract.ts';
import { listTours, readProposed, readSlots, requireTourByLink } from './queries.ts';

const MOST = 200;

/** The caller's tour requests; also those sent without signing in from their confirmed address. */
export async function listMyTours(ctx: Context): Promise<{ tours: SentTour[] }> {
  return { tours: await listToursOf(ctx, requireUser(ctx).userId) };
}

/** The same for a person whom the caller has already authorized. */
export function listToursOf(ctx: Pick<Context, 'db' | 'now'>, userId: string): Promise<SentTour[]> {
  return readTours(ctx, hasOnSide('sender', userId));
}

/** One of them; undefined where it is not theirs. */
export async function findTourOf(
  ctx: Pick<Context, 'db' | 'now'>,
  userId: string,
  tourRequestId: string,
): Promise<SentTour | undefined> {
  const [tour] = await readTours(ctx, sql`t.public_id = ${tourRequestId} and ${hasOnSide('sender', userId)}`);
  return tour;
}

/** The one that the holder of a sender's link sees. Files open to who is signed in alone. */
export async function getOwnTour(ctx: Pick<Context, 'db' | 'now'>, token: string): Promise<OwnTour> {
  const { thread, linkEndsAt } = await requireTourByLink(ctx, token);
  const [tour] = await readTours(ctx, sql`t.id = ${thread.id}`);
  if (tour === undefined) throw new DomainError('not-found', 'This tour request is no longer here.');
  const { files: _files, ...shown } = tour;
  return { ...shown, expiresAt: linkEndsAt.toISOString() };
}

async function readTours(ctx: Pick<Context, 'db' | 'now'>, condition: RawBuilder<unknown>): Promise<SentTour[]> {
  const threads = await readThreads(ctx.db, sql`t.kind = 'tour-request' and ${condition}`, { limit: MOST });
  const rows = await listTours(ctx.db, threads);
  const messages = await listMessages(ctx.db, threads);
  const files = await listAnswerFiles(ctx.db, threads);
  const homes = await loadHomes(
    ctx,
    threads.map(({ about }) => Number(about.key)),
  );
  const takingOffers = await listTakingOffers(ctx, [...homes.keys()]);
  const tours = threads.flatMap(({ id, publicId, about, recipient, createdAt }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const written = messages.get(id) ?? [];
    const opening = openingOf(written);
    return {
      tourRequestId: publicId,
      listing: homes.get(Number(about.key)) ?? null,
      kind: row.kind,
      slots: readSlots(row.slots).map((slot) => slot.toISOString()),
      timeZone: row.time_zone,
      message: opening?.message || null,
      status: row.status,
      confirmedStartsAt: row.confirmed_starts_at?.toISOString() ?? null,
      proposedSlots: readProposed(row.proposed_slots),
      reply: written.find((message) => message.id === row.answer_id)?.message ?? null,
      thread: presentWritten(written),
      files: files.get(publicId) ?? [],
      takesOffers: takingOffers.has(Number(about.key)),
      sentAt: createdAt.toISOString(),
      sentTo: recipient.name,
      delivery: opening?.delivery ?? 'mailed',
    };
  });
  return endpoint.response?.parse({ tours }).tours ?? [];
}
