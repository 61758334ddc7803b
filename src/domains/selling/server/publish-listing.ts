import { dayInZone } from '#lib/zoned-time.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { recordStatus } from '../model/status-changes.ts';
import { findMine, lockMine } from './find-mine.ts';
import { hasSamePictures, presentOwnListing, readFields, readRecord, shownPhotos, statusOf, zoneOf } from './present.ts';
import { listPhotos } from './photo-rows.ts';
import { requireFirstDay, requireGate, requireNextStatus, requireNotBarred, requireOpen } from './requirements.ts';
import { tellOfSameHome } from './same-home.ts';
import { writePublic } from './write-public.ts';

interface PublishInput {
  id: string;
  version: number;
  as: 'Active' | 'Coming Soon';
  /** The planned first day for sale, if the draft becomes "Coming Soon"; null if it is not known yet. */
  onMarketDate?: string | null | undefined;
}

/**
 * Publishes a draft, or the changes in it since the last time. Throws `conflict` if the draft has another version by now or the
 * listing has ended, `invalid` with the fields that block publication.
 */
export async function publishListing(
  ctx: TellContext,
  { id, version, as, onMarketDate = null }: PublishInput,
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const before = statusOf(row);
    requireOpen(row);
    // The same publication again.
    const photos = await listPhotos(inner.db, [row.id]);
    const isSame = row.published_version === version && row.version === version && before === as;
    if (isSame && hasSamePictures(readRecord(row.record), shownPhotos(photos))) return presentOwnListing(inner, row);
    if (row.version !== version)
      throw new DomainError('conflict', 'The draft has changed since you opened it. Take another look, then publish.', {
        publicCode: 'changed-meanwhile',
      });
    const isFirst = row.record === null;
    const status = isFirst || (before === 'Coming Soon' && as === 'Active') ? as : before;
    if (isFirst) {
      requireNextStatus(row, as);
      await requireNotBarred(inner, row);
    }
    await requireGate(inner, row, photos);
    const today = dayInZone(ctx.now, zoneOf(readFields(row.fields)));
    const isSoon = isFirst && as === 'Coming Soon';
    if (isSoon) requireFirstDay(onMarketDate, today);
    await writePublic(inner, row, {
      fields: readFields(row.fields),
      status,
      photos,
      marks:
        status === before && !isFirst ? {} : recordStatus(status, { date: today, ...(isSoon ? { firstDay: onMarketDate } : {}) }),
      reason: isFirst ? 'First published' : 'Published changes',
      date: today,
    });
    if (isFirst) await tellOfSameHome(inner, row);
    return presentOwnListing(inner, await findMine(inner, id));
  });
}
