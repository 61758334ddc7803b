import { randomUUID } from 'node:crypto';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { ledgerDay, type CheckKind } from '../model/ledger.ts';
import { readLedgers } from './read-ledgers.ts';

/** Withdraws what counts of these kinds, with the reason; the lines stay, and so does the withdrawal. */
export async function withdrawAbout(
  { db, now }: Context & { db: Trx },
  vendorId: string,
  kinds: readonly CheckKind[],
  reason: string,
): Promise<void> {
  const today = ledgerDay(now);
  const badges = (await readLedgers(db, [vendorId], today)).get(vendorId)?.badges ?? [];
  for (const { id, kind } of badges)
    if (kinds.includes(kind))
      await withdrawLine({ db, now }, { vendorId, lineId: id, reason, userId: null, checker: 'the vendor' });
}

export async function withdrawLine(
  { db, now }: { db: Trx; now: Date },
  {
    vendorId,
    lineId,
    reason,
    userId,
    checker,
  }: { vendorId: string; lineId: string; reason: string; userId: string | null; checker: string },
): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      id: randomUUID(),
      vendor_id: vendorId,
      kind: 'withdrawal',
      about_id: lineId,
      outcome: 'withdrawn',
      what: reason,
      evidence: '',
      user_id: userId,
      checker,
      checked_at: now,
      expires_on: ledgerDay(now),
    })
    .execute();
}
