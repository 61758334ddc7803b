import { type RawBuilder, sql } from 'kysely';
import { isSentBy } from '#domains/accounts/server/index.ts';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { listMyTours as endpoint, type SentTour } from '../contract.ts';
import { readProposed, readSlots } from './queries.ts';

const MOST = 200;

interface TourRow {
  public_id: string;
  listing_id: number;
  kind: string;
  slots: unknown;
  time_zone: string;
  message: string | null;
  status: string;
  created_at: Date;
  confirmed_starts_at: Date | null;
  proposed_slots: unknown;
  reply: string | null;
  sent_to: string;
  delivery: string;
}

/** The caller's own wishes for tours; also those sent without signing in, from an address that they have proven to be theirs. */
export async function listMyTours(ctx: Context): Promise<{ tours: SentTour[] }> {
  return { tours: await listToursOf(ctx, requireUser(ctx).userId) };
}

/** The same of a person whom the caller has made sure of in another way. */
export function listToursOf(ctx: Pick<Context, 'db' | 'now'>, userId: string): Promise<SentTour[]> {
  return readTours(ctx, sql`${isSentBy(userId)}`);
}

/** One of them; undefined where it is not theirs. */
export async function findTourOf(
  ctx: Pick<Context, 'db' | 'now'>,
  userId: string,
  tourRequestId: string,
): Promise<SentTour | undefined> {
  const [tour] = await readTours(ctx, sql`public_id = ${tourRequestId} and ${isSentBy(userId)}`);
  return tour;
}

async function readTours(ctx: Pick<Context, 'db' | 'now'>, condition: RawBuilder<unknown>): Promise<SentTour[]> {
  const { rows } = await sql<TourRow>`
    select public_id, listing_id, kind, slots, time_zone, message, status, created_at, sent_to, delivery,
      confirmed_starts_at, proposed_slots, reply from tour_requests
    where ${condition} order by created_at desc, id desc limit ${MOST}`.execute(ctx.db);
  const homes = await loadHomes(
    ctx,
    rows.map((row) => row.listing_id),
  );
  const tours = rows.map((row) => ({
    tourRequestId: row.public_id,
    listing: homes.get(row.listing_id) ?? null,
    kind: row.kind,
    slots: readSlots(row.slots).map((slot) => slot.toISOString()),
    timeZone: row.time_zone,
    message: row.message,
    status: row.status,
    confirmedStartsAt: row.confirmed_starts_at?.toISOString() ?? null,
    proposedSlots: readProposed(row.proposed_slots),
    reply: row.reply,
    sentAt: row.created_at.toISOString(),
    sentTo: row.sent_to,
    delivery: row.delivery,
  }));
  return endpoint.response?.parse({ tours }).tours ?? [];
}
