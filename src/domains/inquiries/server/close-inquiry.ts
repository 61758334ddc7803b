import { closeThread } from '#domains/correspondence/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Closes a settled question; a repeat changes nothing. Throws `not-found` for other people's, `conflict` for a withdrawn one. */
export function closeInquiry(ctx: ServerContext, inquiryId: string): Promise<{ status: 'closed' }> {
  return closeThread({ ...ctx, sources: {} }, { threadId: inquiryId, side: 'sender', kind: 'inquiry' });
}
