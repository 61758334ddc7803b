import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { findMine, lockMine } from './find-mine.ts';
import { fieldsOfRecord, presentOwnListing, readRecord, statusOf, zoneOf } from './present.ts';
import { requireFirstDay } from './requirements.ts';
import { writePublic } from './write-public.ts';

/**
 * Says publicly on which day a home that is coming soon comes on the market, and nothing else. Throws `conflict` for a home with
 * another status.
 */
export async function planFirstDay(
  ctx: Context,
  { id, onMarketDate }: { id: string; onMarketDate: string | null },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const record = readRecord(row.record);
    if (record === null || statusOf(row) !== 'Coming Soon')
      throw new DomainError('conflict', 'Only a home that is coming soon has a planned first day.');
    if ((record['OnMarketDate'] ?? null) === onMarketDate) return presentOwnListing(inner, row);
    const fields = fieldsOfRecord(record);
    const today = dayInZone(ctx.now, zoneOf(fields));
    requireFirstDay(onMarketDate, today);
    await writePublic(inner, row, {
      fields,
      status: 'Coming Soon',
      photos: undefined,
      marks: { OnMarketDate: onMarketDate },
      reason: 'Another first day',
      date: today,
    });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}
