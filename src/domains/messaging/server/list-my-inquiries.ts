import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';
import { listMyInquiries as endpoint, type SentInquiry } from '../contract.ts';

const MOST = 200;

interface InquiryRow {
  public_id: string;
  listing_id: number;
  message: string;
  status: string;
  created_at: Date;
  sent_to: string;
  delivery: string;
}

/** The caller's own questions; also those sent without signing in, from an address that they have proven to be theirs. */
export async function listMyInquiries(ctx: Context): Promise<{ inquiries: SentInquiry[] }> {
  const { userId } = requireUser(ctx);
  const { rows } = await sql<InquiryRow>`
    select i.public_id, i.listing_id, i.message, i.status, i.created_at, i.sent_to, i.delivery from inquiries i
    where i.user_id = ${userId} or (i.user_id is null and lower(i.email) = (
      select email from users where id = ${userId} and email_verified_at is not null))
    order by i.created_at desc, i.id desc limit ${MOST}`.execute(ctx.db);
  const homes = await loadHomes(
    ctx.db,
    rows.map((row) => row.listing_id),
    ctx.now,
  );
  const inquiries = rows.map((row) => ({
    inquiryId: row.public_id,
    listing: homes.get(row.listing_id) ?? null,
    message: row.message,
    status: row.status,
    sentAt: row.created_at.toISOString(),
    sentTo: row.sent_to,
    delivery: row.delivery,
  }));
  return endpoint.response?.parse({ inquiries }) ?? { inquiries: [] };
}
