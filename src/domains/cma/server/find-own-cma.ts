import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Context } from '#platform/verb/context.ts';
import { findCma, type CmaRow } from './queries.ts';

/** The caller's own analysis. Throws `unauthenticated`, and `not-found` for other people's and unknown ones. */
export async function findOwnCma(ctx: Context, publicId: string): Promise<CmaRow> {
  const { userId } = requireUser(ctx);
  const row = await findCma(ctx.db, userId, publicId);
  if (row === undefined) throw new DomainError('not-found', 'You have no such analysis.');
  return row;
}
