import { findPerson } from '#domains/accounts/server/index.ts';
import { categoryOf, takesOf } from '#domains/experts/contract.ts';
import { findTaking, type HiddenKind, listMemberships, type ServiceNeed } from '#domains/experts/server/index.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { answersSchema, type RequestRow } from './stored.ts';

/** What a request needs, as the formula knows it; undefined while it has no place. It says nothing about the client. */
export function needOf(request: RequestRow, today: string): ServiceNeed | undefined {
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

/**
 * Leaves out vendors that one side blocked or that were named before, those of the client’s own, whose figures they could fill, and
 * those of the other world: see `HiddenKind`.
 */
export async function choiceFor(
  { db }: Pick<Context, 'db'>,
  request: RequestRow,
): Promise<{ except: string[]; hidden: HiddenKind }> {
  const [client, named, blocked, teams] = await Promise.all([
    request.user_id === null ? undefined : findPerson(db, request.user_id),
    db.selectFrom('request_vendors').select('vendor_id').where('request_id', '=', request.id).execute(),
    db.selectFrom('vendor_blocks').select('vendor_id').where('user_id', '=', request.user_id).execute(),
    request.user_id === null ? [] : listMemberships(db, request.user_id),
  ]);
  return {
    except: [...[...named, ...blocked].map((row) => row.vendor_id), ...teams.map(({ vendorId }) => vendorId)],
    hidden: client?.isDemo === true ? 'real' : 'played',
  };
}

/** Which of those whom the client named take the request now: what a vendor wants may have changed since. */
export async function takingOf(
  ctx: Pick<Context, 'db' | 'now'>,
  request: RequestRow,
  vendorIds: readonly string[],
): Promise<Map<string, { acceptsByItself: boolean }>> {
  const need = vendorIds.length === 0 ? undefined : needOf(request, dayInZone(ctx.now, 'UTC'));
  if (need === undefined) return new Map();
  const { hidden } = await choiceFor(ctx, request);
  return findTaking(ctx, need, { vendorIds, hidden });
}
