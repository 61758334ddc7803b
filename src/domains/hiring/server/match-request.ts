import { findPerson } from '#domains/accounts/server/index.ts';
import { categoryOf, isCategoryKey, type MatchedVendor, takesOf } from '#domains/experts/contract.ts';
import { type HiddenKind, matchVendors, type MatchResult, type ServiceNeed } from '#domains/experts/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireRequest } from './require-side.ts';
import { answersSchema, type RequestRow } from './stored.ts';

const MOST_MATCHES = 40;

/** What a request needs, as the formula knows it; undefined while it has no place. It says nothing about the client. */
function needOf(request: RequestRow, today: string): ServiceNeed | undefined {
  const { category_key: key, latitude, longitude } = request;
  if (!isCategoryKey(key) || latitude === null || longitude === null) return undefined;
  const startsOn = request.starts_on !== null && request.starts_on > today ? request.starts_on : today;
  return {
    categoryKey: key,
    place: { latitude, longitude },
    state: request.state === '' ? null : request.state,
    takes: takesOf(categoryOf(key).questions, answersSchema.parse(request.answers)),
    budgetCents: request.budget_cents,
    startsOn,
  };
}

/** Leaves out vendors that one side blocked or that were named before, and those of the other world: see `HiddenKind`. */
async function choiceFor({ db }: Pick<Context, 'db'>, request: RequestRow): Promise<{ except: string[]; hidden: HiddenKind }> {
  const [client, named, blocked] = await Promise.all([
    request.user_id === null ? undefined : findPerson(db, request.user_id),
    db.selectFrom('request_vendors').select('vendor_id').where('request_id', '=', request.id).execute(),
    db.selectFrom('vendor_blocks').select('vendor_id').where('user_id', '=', request.user_id).execute(),
  ]);
  return {
    except: [...named, ...blocked].map((row) => row.vendor_id),
    hidden: client?.isDemo === true ? 'real' : 'played',
  };
}

/** Professionals for a request. None while it has no place. */
export async function matchFor(ctx: Pick<Context, 'db' | 'now'>, request: RequestRow): Promise<MatchResult> {
  const need = needOf(request, dayInZone(ctx.now, 'UTC'));
  if (need === undefined) return { version: '', total: 0, recommended: [], all: [] };
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
  if (need === undefined) throw new DomainError('invalid', 'Give the ZIP code', { fields: { postalCode: 'Give the ZIP code' } });
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
