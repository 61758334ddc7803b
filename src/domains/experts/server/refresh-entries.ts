import { findPeople } from '#domains/accounts/server/index.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import { categoryOf, needsLicense } from '../model/categories.ts';
import { ledgerDay } from '../model/ledger.ts';
import { coverServiceArea } from '../model/service-area.ts';
import { readLedgers } from './read-ledgers.ts';
import { readZipShapes } from './read-zip-shapes.ts';
import { areaSchema, preferencesSchema } from './stored.ts';

/** Entries without an end of their own. */
const FAR_DAY = '9999-12-31';

/**
 * Makes the rows anew that search reads of vendors, in the caller's transaction: one for each category in which a vendor is
 * listed now. A category is listed when the vendor is approved and placed and, where its state asks for a license, one is
 * verified that has not ended.
 */
export async function refreshEntries(db: Trx, vendorIds: readonly string[], now: Date): Promise<void> {
  if (vendorIds.length === 0) return;
  const ids = [...vendorIds];
  const today = ledgerDay(now);
  const [vendors, categories, statistics, kept, played] = await Promise.all([
    db.selectFrom('vendors').selectAll().where('id', 'in', ids).where('status', '=', 'approved').execute(),
    db.selectFrom('vendor_categories').selectAll().where('vendor_id', 'in', ids).execute(),
    db.selectFrom('vendor_statistics').selectAll().where('vendor_id', 'in', ids).execute(),
    db.selectFrom('expert_entries').select(['vendor_id', 'next_free_at']).where('vendor_id', 'in', ids).execute(),
    listPlayed(db, ids),
  ]);
  const ledgers = await readLedgers(db, ids, today);
  const areas = new Map(vendors.map(({ id, area }) => [id, areaSchema.safeParse(area).data]));
  const zips = await readZipShapes(
    db,
    [...areas.values()].flatMap((area) => (area?.kind === 'zips' ? area.zips : [])),
  );
  const statisticsOf = new Map(statistics.map((row) => [`${row.vendor_id} ${row.category_key}`, row]));
  const freeOf = new Map(kept.map((row) => [row.vendor_id, row.next_free_at]));

  const entries: Record<string, unknown>[] = [];
  const cells: Record<string, unknown>[] = [];
  for (const vendor of vendors) {
    const area = areas.get(vendor.id);
    const { latitude, longitude } = vendor;
    if (area === undefined || latitude === null || longitude === null) continue;
    const squares = coverServiceArea(area, { latitude, longitude }, zips);
    const ledger = ledgers.get(vendor.id);
    const wanted = preferencesSchema.parse(vendor.preferences);
    for (const offer of categories) {
      const { category_key: key } = offer;
      if (offer.vendor_id !== vendor.id || !isCategoryKey(key)) continue;
      const category = categoryOf(key);
      const licenses = ledger?.licenses.filter((one) => one.categoryKey === key) ?? [];
      const licensedStates = [...new Set(licenses.map(({ state }) => state))];
      if (needsLicense(category, vendor.state) && licensedStates.length === 0) continue;
      const badges =
        ledger?.badges.filter((one) => one.kind !== 'license' || licenses.some(({ id }) => id === one.aboutId)) ?? [];
      const known = statisticsOf.get(`${vendor.id} ${key}`);
      entries.push({
        vendor_id: vendor.id,
        category_key: key,
        kind: vendor.source !== null ? 'demonstration' : played.has(vendor.id) ? 'played' : 'real',
        name: vendor.name,
        city: vendor.city,
        state: vendor.state,
        latitude,
        longitude,
        area,
        works_on_site: vendor.works_on_site,
        works_remotely: vendor.works_remotely && category.canBeRemote,
        languages: vendor.languages,
        licensed_states: licensedStates,
        badges: [...new Set(badges.map(({ kind }) => kind))],
        takes: offer.takes,
        price_model: offer.price_model,
        price_cents: offer.price_cents,
        minimum_cents: offer.minimum_cents,
        lead_days: offer.lead_days,
        next_free_at: freeOf.get(vendor.id) ?? null,
        valid_until: badges.reduce((first, { expiresOn }) => (expiresOn < first ? expiresOn : first), FAR_DAY),
        is_paused: vendor.paused_at !== null,
        away_from: vendor.away_from,
        away_until: vendor.away_until,
        least_budget_cents: wanted.leastBudgetCents,
        most_open: wanted.mostOpen,
        most_per_week: wanted.mostPerWeek,
        accepts_by_itself: wanted.acceptsByItself,
        jobs_done: known?.jobs_done ?? 0,
        rating_count: known?.rating_count ?? 0,
        rating_sum: known?.rating_sum ?? 0,
        response_minutes: known?.response_minutes ?? null,
        completion_rate: known?.completion_rate ?? null,
        price_median_cents: known?.price_median_cents ?? null,
      });
      for (const cell of squares) cells.push({ category_key: key, cell, vendor_id: vendor.id });
    }
  }
  await db.deleteFrom('expert_entries').where('vendor_id', 'in', ids).execute();
  await insertRows(db, 'expert_entries', entries);
  await insertRows(db, 'vendor_areas', cells);
}

/** Businesses that demonstration people play: all who own one are such people. */
async function listPlayed(db: Trx, ids: readonly string[]): Promise<Set<string>> {
  const owners = await db
    .selectFrom('vendor_members')
    .select(['vendor_id', 'user_id'])
    .where('vendor_id', 'in', ids)
    .where('role', '=', 'owner')
    .execute();
  const people = await findPeople(
    db,
    owners.map((row) => row.user_id),
  );
  const isPlayed = (rows: typeof owners) => rows.every((row) => people.get(row.user_id)?.isDemo === true);
  return new Set([...Map.groupBy(owners, (row) => row.vendor_id)].flatMap(([id, rows]) => (isPlayed(rows) ? [id] : [])));
}
