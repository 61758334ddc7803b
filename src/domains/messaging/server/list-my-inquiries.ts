import { sql } from 'kysely';
import { isSentBy } from '#domains/accounts/server/index.ts';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { listMyInquiries as endpoint, type SentInquiry } from '../contract.ts';
import { presentMessage } from './add-to-inquiry.ts';

const MOST = 200;

interface InquiryRow {
  id: number;
  public_id: string;
  email: string;
  listing_id: number;
  message: string;
  status: string;
  status_at: Date;
  read_at: Date | null;
  created_at: Date;
  sent_to: string;
  delivery: string;
}

/** The caller's own questions; also those sent without signing in, from an address that they have proven to be theirs. */
export async function listMyInquiries(ctx: Context): Promise<{ inquiries: SentInquiry[] }> {
  const { userId } = requireUser(ctx);
  const { rows } = await sql<InquiryRow>`
    select id, public_id, email, listing_id, message, status, status_at, read_at, created_at, sent_to, delivery from inquiries
    where ${isSentBy(userId)} order by created_at desc, id desc limit ${MOST}`.execute(ctx.db);
  if (rows.length === 0) return { inquiries: [] };
  const homes = await loadHomes(
    ctx,
    rows.map((row) => row.listing_id),
  );
  const added = await ctx.db
    .selectFrom('inquiry_messages')
    .select(['inquiry_id', 'message', 'delivery', 'created_at'])
    .where(
      'inquiry_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('id')
    .execute();
  const replies = await ctx.db
    .selectFrom('inquiry_replies')
    .leftJoin('inquiry_reply_reports as report', 'report.reply_id', 'inquiry_replies.id')
    .select([
      'inquiry_id',
      'public_id',
      'inquiry_replies.message',
      'inquiry_replies.created_at',
      'reason',
      'report.created_at as reported_at',
    ])
    .where(
      'inquiry_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('inquiry_replies.id')
    .execute();
  const repliesTo = Map.groupBy(replies, (row) => row.inquiry_id);
  const addedTo = Map.groupBy(added, (row) => row.inquiry_id);
  const inquiries = rows.map((row) => ({
    inquiryId: row.public_id,
    listing: homes.get(row.listing_id) ?? null,
    message: row.message,
    status: row.status,
    statusAt: row.status_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    sentAt: row.created_at.toISOString(),
    sentTo: row.sent_to,
    delivery: row.delivery,
    answersTo: row.email,
    replies: (repliesTo.get(row.id) ?? []).map((reply) => ({
      replyId: reply.public_id,
      message: reply.message,
      sentAt: reply.created_at.toISOString(),
      report: reply.reported_at && { reason: reply.reason, sentAt: reply.reported_at.toISOString() },
    })),
    added: (addedTo.get(row.id) ?? []).map(presentMessage),
  }));
  return endpoint.response?.parse({ inquiries }) ?? { inquiries: [] };
}
