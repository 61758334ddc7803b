import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';
import { listMyTours as endpoint, type SentTour } from '../contract.ts';

const MOST = 200;

interface TourRow {
  public_id: string;
  listing_id: number;
  kind: string;
  slots: { startsAt: string }[];
  time_zone: string;
  message: string | null;
  status: string;
  created_at: Date;
  sent_to: string;
  delivery: string;
}

/** The caller's own wishes for tours; also those sent without signing in, from an address that they have proven to be theirs. */
export async function listMyTours(ctx: Context): Promise<{ tours: SentTour[] }> {
  const { userId } = requireUser(ctx);
  const { rows } = await sql<TourRow>`
    select t.public_id, t.listing_id, t.kind, t.slots, t.time_zone, t.message, t.status, t.created_at, t.sent_to, t.delivery from tour_requests t
    where t.user_id = ${userId} or (t.user_id is null and lower(t.email) = (
      select email from users where id = ${userId} and email_verified_at is not null))
    order by t.created_at desc, t.id desc limit ${MOST}`.execute(ctx.db);
  const homes = await loadHomes(
    ctx.db,
    rows.map((row) => row.listing_id),
    ctx.now,
  );
  const tours = rows.map((row) => ({
    tourRequestId: row.public_id,
    listing: homes.get(row.listing_id) ?? null,
    kind: row.kind,
    slots: row.slots.map((slot) => slot.startsAt),
    timeZone: row.time_zone,
    message: row.message,
    status: row.status,
    sentAt: row.created_at.toISOString(),
    sentTo: row.sent_to,
    delivery: row.delivery,
  }));
  return endpoint.response?.parse({ tours }) ?? { tours: [] };
}
