import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { categoryOf, needsLicense } from '../model/categories.ts';
import { ledgerDay } from '../model/ledger.ts';
import { readLedgers } from './read-ledgers.ts';

/** Whether a vendor may do this work in a state (two letters) now: no license is asked for there, or a verified one has not ended. */
export async function isLicensed(
  { db, now }: Pick<Context, 'db' | 'now'>,
  vendorId: string,
  { categoryKey, state }: { categoryKey: string; state: string },
): Promise<boolean> {
  if (state === '' || !isCategoryKey(categoryKey) || !needsLicense(categoryOf(categoryKey), state)) return true;
  const ledger = (await readLedgers(db, [vendorId], ledgerDay(now))).get(vendorId);
  return ledger?.licenses.some((one) => one.categoryKey === categoryKey && one.state === state) ?? false;
}
