import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { readDemonstration } from '#domains/feeds/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { formatDate } from '#lib/format.ts';
import { addDays } from '#lib/calendar.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import { transact } from '#platform/verb/transact.ts';
import { categoryOf } from '../model/categories.ts';
import { INSURANCE_WORDS, readInsuranceKind } from '../model/insurance.ts';
import { ledgerDay } from '../model/ledger.ts';
import { removeVendors } from './import-vendors.ts';
import { refreshEntries } from './refresh-entries.ts';
import { tellTeam } from './tell-team.ts';
import { forgetVendorRequests } from './vendor-requests.ts';

const BATCH = 200;
/** Days before the end on which owners are reminded, and the day after it. */
const REMINDERS = [30, 7, 0, -1] as const;

/**
 * Takes out what ended, and says so: searching leaves ended entries out by itself, this makes their rows anew. Owners hear a
 * month, a week and a day ahead, and when it has ended. Vendors of a demonstration that was removed go with it.
 */
export async function keepTrue(ctx: TellContext): Promise<void> {
  const today = ledgerDay(ctx.now);
  if ((await readDemonstration(ctx.db))?.state === 'removed') await removeVendors(ctx, DEMONSTRATION_SOURCE);
  for (;;) {
    const ended = await ctx.db
      .selectFrom('expert_entries')
      .select('vendor_id')
      .distinct()
      .where('valid_until', '<', today)
      .orderBy('vendor_id')
      .limit(BATCH)
      .execute();
    if (ended.length === 0) break;
    await transact(ctx, (inner) =>
      refreshEntries(
        inner.db,
        ended.map((row) => row.vendor_id),
        inner.now,
      ),
    );
  }
  await forgetVendorRequests(ctx.db, ctx.now);
  for (const days of REMINDERS) await remindOf(ctx, addDays(today, days), days);
}

/** Tells the owners of what ends on a day; the same is said once. */
async function remindOf(ctx: TellContext, day: string, days: number): Promise<void> {
  const [licences, policies] = await Promise.all([
    ctx.db
      .selectFrom('vendor_licences')
      .innerJoin('vendors', 'vendors.id', 'vendor_licences.vendor_id')
      .select(['vendor_licences.id', 'vendor_id', 'category_key', 'vendor_licences.state', 'number'])
      .where('expires_on', '=', day)
      .where('removed_at', 'is', null)
      .where('status', '=', 'approved')
      .where('source', 'is', null)
      .execute(),
    ctx.db
      .selectFrom('insurance_policies')
      .innerJoin('vendors', 'vendors.id', 'insurance_policies.vendor_id')
      .select(['insurance_policies.id', 'vendor_id', 'kind', 'carrier'])
      .where('expires_on', '=', day)
      .where('removed_at', 'is', null)
      .where('status', '=', 'approved')
      .where('source', 'is', null)
      .execute(),
  ]);
  const ends = days < 0 ? 'ended' : 'ends';
  const due = [
    ...licences.map((one) => ({
      ...one,
      title: `Your license ${ends} on ${formatDate(day, 'UTC', 'long')}`,
      body: `${isCategoryKey(one.category_key) ? (categoryOf(one.category_key).licence?.name ?? 'License') : 'License'} ${one.number}, ${one.state}. ${
        days < 0
          ? 'Where the state requires it, you’re no longer listed.'
          : 'After that, you won’t be listed where the state requires it.'
      } Add the new one in your settings.`,
    })),
    ...policies.map((one) => ({
      ...one,
      title: `Your insurance ${ends} on ${formatDate(day, 'UTC', 'long')}`,
      body: `${INSURANCE_WORDS[readInsuranceKind(one.kind)]}, ${one.carrier}. The badge ends with it. Add the new policy in your settings.`,
    })),
  ];
  for (const { id, vendor_id: vendorId, title, body } of due)
    await transact(ctx, (inner) =>
      tellTeam(inner, vendorId, {
        title,
        body,
        href: '/vendor/settings?part=credentials',
        key: `credential-${id}-${day}-${days}`,
      }),
    );
}
