import { sql } from 'kysely';
import { hasOnSide, listAnswerFiles, listMessages, openingOf, readThreads } from '#domains/correspondence/server/index.ts';
import { listTakingOffers, loadHomes } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { listMyInquiries as endpoint, type SentInquiry } from '../contract.ts';
import { presentAdded } from './add-to-inquiry.ts';

const MOST = 200;

/** The caller's own questions; also those sent without signing in, from an address that they have proven to be theirs. */
export async function listMyInquiries(ctx: Context): Promise<{ inquiries: SentInquiry[] }> {
  const { userId } = requireUser(ctx);
  const threads = await readThreads(ctx.db, sql`t.kind = 'inquiry' and ${hasOnSide('sender', userId)}`, { limit: MOST });
  const homes = await loadHomes(
    ctx,
    threads.map(({ about }) => Number(about.key)),
  );
  const messages = await listMessages(ctx.db, threads);
  const files = await listAnswerFiles(ctx.db, threads);
  const takingOffers = await listTakingOffers(ctx, [...homes.keys()]);
  const inquiries = threads.map(({ id, publicId, about, sender, recipient, ...thread }) => {
    const written = messages.get(id) ?? [];
    const opening = openingOf(written);
    return {
      inquiryId: publicId,
      listing: homes.get(Number(about.key)) ?? null,
      message: opening?.message ?? '',
      status: thread.status,
      statusAt: thread.statusAt.toISOString(),
      readAt: recipient.readAt?.toISOString() ?? null,
      sentAt: thread.createdAt.toISOString(),
      sentTo: recipient.name,
      delivery: opening?.delivery ?? 'mailed',
      answersTo: sender.email ?? '',
      replies: written
        .filter(({ from }) => from === 'recipient')
        .map(({ publicId: replyId, message, createdAt, report }) => ({
          replyId,
          message,
          sentAt: createdAt.toISOString(),
          report: report && { reason: report.reason, sentAt: report.createdAt.toISOString() },
        })),
      files: files.get(publicId) ?? [],
      takesOffers: takingOffers.has(Number(about.key)),
      added: written.filter((message) => message.from === 'sender' && message !== opening).map(presentAdded),
    };
  });
  return endpoint.response?.parse({ inquiries }) ?? { inquiries: [] };
}
