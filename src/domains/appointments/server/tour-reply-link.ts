import { createReplyLink } from '#domains/messaging/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Context } from '#platform/http/context.ts';

/** Where the firm answers a wish for a tour: for its mail. */
export async function makeReplyUrl(
  { db, now, config }: Pick<Context, 'db' | 'now'> & { config: Config },
  tourRequestId: number,
): Promise<string> {
  return `${publicUrlOf(config)}/reply/tour/${await createReplyLink(db, now, { column: 'tour_request_id', id: tourRequestId })}`;
}
