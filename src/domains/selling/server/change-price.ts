import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { readEditorField } from '../model/editor-fields.ts';
import { findMine, lockMine } from './find-mine.ts';
import { fieldsOfRecord, presentOwnListing, readFields, readRecord, statusOf, zoneOf } from './present.ts';
import { requireOpen } from './requirements.ts';
import { writeVersion } from './save-draft.ts';
import { writePublic } from './write-public.ts';

/** Changes the public price and the draft's price. Throws `conflict` if the public price is no longer `from`. */
export async function changePrice(
  ctx: Context,
  { id, from, to, reason }: { id: string; from: number; to: number; reason: string },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const record = readRecord(row.record);
    const status = statusOf(row);
    if (record === null)
      throw new DomainError('conflict', 'Publish the listing first. Until then, change the price in the draft.');
    requireOpen(row);
    if (record['ListPrice'] === to && from !== to) return presentOwnListing(inner, row);
    if (record['ListPrice'] !== from)
      throw new DomainError('conflict', 'The price has changed since you opened it. Take another look before you change it.', {
        fields: { from: 'This is no longer the public price' },
      });
    const read = readEditorField('ListPrice', to);
    if ('problem' in read) throw invalidField('to', read.problem);
    const draft = readFields(row.fields);
    const saved = await writeVersion(inner, row, {
      changes: draft['ListPrice'] === to ? {} : { ListPrice: { before: draft['ListPrice'] ?? null, after: to } },
      writer: null,
      restoredVersion: null,
      writers: undefined,
    });
    await writePublic(inner, saved, {
      fields: { ...fieldsOfRecord(record), ListPrice: to },
      status,
      photos: undefined,
      marks: {},
      reason,
      date: dayInZone(ctx.now, zoneOf(draft)),
    });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}
