import type { MatchedVendor } from '#domains/experts/contract.ts';
import { matchVendors, type MatchResult } from '#domains/experts/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { choiceFor, needOf } from './request-need.ts';
import { requireRequest } from './require-side.ts';
import type { RequestRow } from './stored.ts';

const MOST_MATCHES = 40;

/** Professionals for a request. None while it has no place. */
export async function matchFor(ctx: Pick<Context, 'db' | 'now'>, request: RequestRow): Promise<MatchResult> {
  const need = needOf(request, dayInZone(ctx.now, 'UTC'));
  if (need === undefined) return { version: '', total: 0, later: 0, recommended: [], all: [] };
  return matchVendors(ctx, need, { most: MOST_MATCHES, ...(await choiceFor(ctx, request)) });
}

/** The same for a request of the caller's. Throws `not-found` for other people's. */
export async function matchRequest(ctx: Context, requestId: string): Promise<MatchResult> {
  return matchFor(ctx, await requireRequest(ctx, requestId));
}

/** What is kept of the formula for a vendor who is named. */
function fitOf(version: string, { score, why }: MatchedVendor): string {
  return JSON.stringify({ version, score, why: why.map(({ text }) => text) });
}

/**
 * The named vendors that the request can go to. Throws `conflict` with the names of those that cannot: they stopped, do not
 * serve the place, are not licensed for it, or one side blocked the other.
 */
export async function requireNameable(
  ctx: Pick<Context, 'db' | 'now'>,
  request: RequestRow,
  vendorIds: readonly string[],
): Promise<Map<string, string>> {
  const need = needOf(request, dayInZone(ctx.now, 'UTC'));
  if (need === undefined) throw invalidField('postalCode', 'Give the ZIP code');
  const { version, all } = await matchVendors(ctx, need, {
    most: Number.MAX_SAFE_INTEGER,
    ...(await choiceFor(ctx, request)),
  });
  const known = new Map(all.map((one) => [one.vendor.id, one]));
  const missing = vendorIds.filter((id) => !known.has(id));
  if (missing.length > 0)
    throw new DomainError('conflict', 'Someone you named isn’t taking requests like this now. Check the list again.', {
      details: { vendorIds: missing },
    });
  return new Map(
    vendorIds.flatMap((id) => {
      const match = known.get(id);
      return match === undefined ? [] : [[id, fitOf(version, match)]];
    }),
  );
}
