import type { StandardStatus } from '#domains/listings/contract.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { recordStatus } from '../model/status-changes.ts';
import type { OwnListingRow } from './listing-rows.ts';
import { fieldsOfRecord, zoneOf } from './present.ts';
import { type Reso, writePublic } from './write-public.ts';

interface NewStatus {
  to: StandardStatus;
  reason: string;
  /** What stays as it was, over what the status sets. */
  marks?: Reso;
}

/** Gives a public listing another status today, without its draft's changes: of a contract, or by an administrator. */
export async function writeStatus(
  ctx: Context,
  row: OwnListingRow,
  record: Reso,
  { to, reason, marks = {} }: NewStatus,
): Promise<void> {
  const fields = fieldsOfRecord(record);
  const date = dayInZone(ctx.now, zoneOf(fields));
  await writePublic(ctx, row, {
    fields,
    status: to,
    photos: undefined,
    marks: { ...recordStatus(to, { date }), ...marks },
    reason,
    date,
  });
}
