import { type StandardStatus, STATUS_WORDS } from '#domains/listings/contract.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { toCents } from '#lib/money.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { CONTRACT_CHANGES, isForSale, recordStatus } from '../model/status-changes.ts';
import { findMine, lockMine } from './find-mine.ts';
import { fieldsOfRecord, presentOwnListing, readRecord, statusOf, zoneOf } from './present.ts';
import { listPhotos } from './photo-rows.ts';
import { requireGate, requireNextStatus, requireNotBarred } from './requirements.ts';
import { tellOfSameHome } from './same-home.ts';
import { type Reso, writePublic } from './write-public.ts';
import { writeStatus } from './write-status.ts';

interface StatusInput {
  id: string;
  from: StandardStatus;
  to: StandardStatus;
  reason: string;
  date: string;
  closePrice?: number | undefined;
}

/**
 * Changes the status of a published listing. Throws `conflict` if the status is no longer `from` or cannot become `to`, `invalid`
 * with fields that are missing or not possible. A return to the market passes the gate again.
 */
export async function changeStatus(ctx: TellContext, input: StatusInput): Promise<OwnListing> {
  const { id, from, to, reason, date, closePrice } = input;
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const before = statusOf(row);
    if (before === to && from !== to) return presentOwnListing(inner, row);
    if (before !== from)
      throw new DomainError('conflict', `This listing is now "${STATUS_WORDS[before]}". Take another look before you change it.`);
    const record = readRecord(row.record);
    if (record === null) throw new DomainError('conflict', 'Publish the listing first.');
    requireNextStatus(row, to);
    checkStatusFacts(input, { today: dayInZone(ctx.now, zoneOf(fieldsOfRecord(record))), record });
    const photos = await listPhotos(inner.db, [row.id]);
    if (isForSale(to)) {
      await requireNotBarred(inner, row);
      await requireGate(inner, row, photos);
    }
    await writePublic(inner, row, {
      // The draft's unpublished changes stay unpublished.
      fields: fieldsOfRecord(record),
      status: to,
      photos: undefined,
      marks: recordStatus(to, {
        date,
        closePriceCents: closePrice === undefined ? undefined : toCents(closePrice),
        ...(to === 'Active' && !row.was_active ? { firstDay: date } : {}),
      }),
      reason,
      date,
    });
    if (isForSale(to)) await tellOfSameHome(inner, row);
    return presentOwnListing(inner, await findMine(inner, id));
  });
}

/** What a contract becomes: binding with ways to step back, without any, or given up. */
export type ContractNews = keyof typeof CONTRACT_CHANGES;

/**
 * Records, within the caller's transaction, what became of the contract for a home: it is under contract, pending, or free again.
 * The caller makes sure that both sides are bound. A listing that its people have moved on meanwhile keeps its status.
 */
export async function recordContract(
  ctx: Context,
  { listingKey, became }: { listingKey: string; became: ContractNews },
): Promise<void> {
  const query = ctx.db.selectFrom('own_listings').selectAll().where('listing_key', '=', listingKey);
  const row = await query.forUpdate().executeTakeFirst();
  const record = row === undefined ? null : readRecord(row.record);
  if (row === undefined || record === null) return;
  const from = statusOf(row);
  const { to, after, reason } = CONTRACT_CHANGES[became];
  if (!after.some((status) => status === from)) return;
  // The day of the contract stays.
  const isSameContract = from === 'Active Under Contract' && to === 'Pending';
  const marks = isSameContract ? { PurchaseContractDate: record['PurchaseContractDate'] } : {};
  await writeStatus(ctx, { ...row, part: 'owner' }, record, { to, reason, marks });
}

function checkStatusFacts({ to, date, closePrice }: StatusInput, { today, record }: { today: string; record: Reso }): void {
  const problems: Record<string, string> = {};
  const listed = record['ListingContractDate'];
  const contracted = record['PurchaseContractDate'];
  if (date > today) problems['date'] = 'Give today or an earlier day';
  else if (typeof listed === 'string' && date < listed)
    problems['date'] = `The home was listed on ${listed}. Give that day or a later one`;
  if (to === 'Closed') {
    if (closePrice === undefined) problems['closePrice'] = 'Give the price it sold for';
    if (typeof contracted === 'string' && date < contracted)
      problems['date'] = `The contract is from ${contracted}. Give that day or a later one`;
  } else if (closePrice !== undefined) problems['closePrice'] = 'Leave this out: only a closed sale has it';
  if (Object.keys(problems).length > 0) throw new DomainError('invalid', 'Check the facts of this change.', { fields: problems });
}
