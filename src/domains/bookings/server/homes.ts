import { findHomeForOffers, type HomeForOffers } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';

/** A home where something can be booked: one that is listed here. */
export type BookableHome = HomeForOffers;

/** Throws `not-found` for homes that are not listed here. */
export async function requireHome(
  ctx: Pick<Context, 'db'>,
  home: { listingKey: string } | { listingId: number },
): Promise<BookableHome> {
  const found = await findHomeForOffers(ctx, home);
  if (found === undefined) throw new DomainError('not-found', 'This home is not listed here.');
  return found;
}

/** A home that the caller helps to sell. Throws `not-found` for everybody else. */
export async function requireSoldHome(ctx: Context, listingKey: string): Promise<BookableHome> {
  const { userId } = requireUser(ctx);
  const home = await findHomeForOffers(ctx, { listingKey });
  if (home === undefined || !isHost(home, userId)) throw new DomainError('not-found', 'You sell no home with this key.');
  return home;
}

export function isHost(home: BookableHome, userId: string): boolean {
  return home.sellers.some((seller) => seller.userId === userId);
}

/** Throws `forbidden` for the people who sell a home: they do not visit it. */
export function refuseHost(home: BookableHome, userId: string): void {
  if (isHost(home, userId)) throw new DomainError('forbidden', 'You sell this home, so you cannot book a visit.');
}
