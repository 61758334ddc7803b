import { createReplyLink } from '#domains/messaging/server/index.ts';
import type { OwnedSubject } from '#domains/subjects/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Context } from '#platform/verb/context.ts';

/** A wish for a tour, as that which links go with. */
export function subjectOf({ id, user_id }: { id: number; user_id: string | null }): OwnedSubject {
  return { kind: 'tour-request', key: String(id), ownerId: user_id };
}

/** Where the firm answers a wish for a tour: for its mail. */
export async function makeReplyUrl(
  { db, now, config }: Pick<Context, 'db' | 'now'> & { config: Config },
  tour: { id: number; user_id: string | null },
): Promise<string> {
  return `${publicUrlOf(config)}/reply/tour/${await createReplyLink(db, now, subjectOf(tour))}`;
}
