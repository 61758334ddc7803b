import { type StandardStatus, STATUS_WORDS } from '#domains/listings/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { checkListing } from '../model/listing-gate.ts';
import { doubtFirstDay, hasEnded, nextStatuses } from '../model/status-changes.ts';
import { gateFactsOf, listPapers, statusOf } from './present.ts';
import { isBarred } from './find-same-homes.ts';
import type { OwnListingRow } from './listing-rows.ts';
import type { PhotoRow } from './photo-rows.ts';

/** Throws `conflict` for a listing that has ended. */
export function requireOpen(row: OwnListingRow): void {
  if (hasEnded(statusOf(row)))
    throw new DomainError('conflict', 'This listing has ended and stays as it is. To sell the home again, make a new listing.');
}

/** Throws `conflict` if the listing cannot have this status next. */
export function requireNextStatus(row: OwnListingRow, to: StandardStatus): void {
  const from = statusOf(row);
  if (nextStatuses(from, row.was_active).includes(to)) return;
  const words = `"${STATUS_WORDS[from]}" cannot change to "${STATUS_WORDS[to]}"`;
  throw new DomainError('conflict', `The status ${words}.`, { fields: { to: words } });
}

/** Throws `invalid` for a day on which the home cannot be planned to come on the market. */
export function requireFirstDay(day: string | null, today: string): void {
  const doubt = doubtFirstDay(day, today);
  if (doubt !== undefined) throw invalidField('onMarketDate', doubt);
}

/** Throws `conflict` for a home that an administrator took off the market while somebody else lists it. */
export async function requireNotBarred({ db }: Pick<Context, 'db'>, { id }: OwnListingRow): Promise<void> {
  if (await isBarred(db, id))
    throw new DomainError('conflict', 'We took this home off the market: someone else lists it. It can return once they don’t.');
}

/** Throws `invalid` with the fields that keep the listing from being published. */
export async function requireGate(ctx: Context, row: OwnListingRow, photos: readonly PhotoRow[]): Promise<void> {
  const papers = await listPapers(ctx, row.id);
  const blockers = checkListing(gateFactsOf(ctx, row, { photos, papers })).filter(({ severity }) => severity === 'blocker');
  if (blockers.length === 0) return;
  throw new DomainError('invalid', 'Some things are missing before this listing can be published.', {
    fields: Object.fromEntries(blockers.map(({ field, part, message }) => [field ?? part, message])),
  });
}
