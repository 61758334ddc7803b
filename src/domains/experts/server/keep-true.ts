import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { readDemonstration } from '#domains/feeds/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { formatDate } from '#lib/format.ts';
import { addDays } from '#lib/calendar.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Trx } from '#platform/db/database.ts';
import { transact } from '#platform/verb/transact.ts';
import { categoryOf } from '../model/categories.ts';
import { INSURANCE_WORDS, readInsuranceKind } from '../model/insurance.ts';
import { ledgerDay } from '../model/ledger.ts';
import { removeVendors } from './import-vendors.ts';
import { refreshEntries } from './refresh-entries.ts';
import { tellTeam } from './tell-team.ts';
import { forgetVendorRequests } from './vendor-requests.ts';

const BATCH = 200;
/** Days before the end from which owners are reminded, the nearest first; -1 is the day after it. */
const REMINDERS = [-1, 0, 7, 30] as const;
/** What ended before is no news. */
const REMINDED_DAYS_LATE = 7;

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
  await transact(ctx, (inner) => remindOwners(inner, today));
}

/** Tells the owners of what ends soon or has ended; once at each point, whoever runs, and later where no one ran on the day. */
async function remindOwners(ctx: TellContext & { db: Trx }, today: string): Promise<void> {
  const { rows: licenses } = await sql<Due & { category_key: string; state: string; number: string }>`
    ${takeDue('vendor_licenses', today)}
    returning t.vendor_id, t.id, t.expires_on::text as day, t.reminded_days as days, t.category_key, t.state, t.number`.execute(
    ctx.db,
  );
  const { rows: policies } = await sql<Due & { kind: string; carrier: string }>`
    ${takeDue('insurance_policies', today)}
    returning t.vendor_id, t.id, t.expires_on::text as day, t.reminded_days as days, t.kind, t.carrier`.execute(ctx.db);
  const due = [
    ...licenses.map((one) => ({
      ...one,
      title: `Your license ${one.days < 0 ? 'ended' : 'ends'} on ${formatDate(one.day, 'UTC', 'long')}`,
      body: `${isCategoryKey(one.category_key) ? (categoryOf(one.category_key).license?.name ?? 'License') : 'License'} ${one.number}, ${one.state}. ${
        one.days < 0
          ? 'Where the state requires it, you’re no longer listed.'
          : 'After that, you won’t be listed where the state requires it.'
      } Add the new one in your settings.`,
    })),
    ...policies.map((one) => ({
      ...one,
      title: `Your insurance ${one.days < 0 ? 'ended' : 'ends'} on ${formatDate(one.day, 'UTC', 'long')}`,
      body: `${INSURANCE_WORDS[readInsuranceKind(one.kind)]}, ${one.carrier}. The badge ${one.days < 0 ? 'ended' : 'ends'} with it. Add the new policy in your settings.`,
    })),
  ];
  for (const { id, vendor_id: vendorId, day, days, title, body } of due)
    await tellTeam(ctx, vendorId, {
      title,
      body,
      href: '/vendor/settings?part=credentials',
      key: `credential-${id}-${day}-${days}`,
    });
}

interface Due {
  vendor_id: string;
  id: string;
  day: string;
  days: number;
}

/** Writes down that these were told, and of which point. */
function takeDue(table: 'vendor_licenses' | 'insurance_policies', today: string) {
  const point = sql`case ${sql.join(
    REMINDERS.map((days) => sql`when t.expires_on <= ${addDays(today, days)}::date then ${days}::int`),
    sql` `,
  )} end`;
  return sql`update ${sql.table(table)} t set reminded_days = ${point}
    from vendors v
    where v.id = t.vendor_id and v.status = 'approved' and v.source is null and t.removed_at is null
      and t.expires_on between ${addDays(today, -REMINDED_DAYS_LATE)}::date and ${addDays(today, Math.max(...REMINDERS))}::date
      and (t.reminded_days is null or t.reminded_days > ${point})`;
}
