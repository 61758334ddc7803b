import { utcDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { Db } from '#platform/db/database.ts';
import type { VendorCard } from '../contract.ts';
import { ledgerDay } from '../model/ledger.ts';
import { sayArea } from '../model/service-area.ts';
import { readPrice } from './find-vendors.ts';
import { type LedgerBadge, readLedgers } from './read-ledgers.ts';
import { areaSchema } from './stored.ts';

/** Cards of listed vendors in one category, by vendor. Badges come from the ledger itself. */
export async function presentCards(
  db: Db,
  { categoryKey, vendorIds, now }: { categoryKey: CategoryKey; vendorIds: readonly string[]; now: Date },
): Promise<Map<string, VendorCard>> {
  if (vendorIds.length === 0) return new Map();
  const today = ledgerDay(now);
  const [{ rows }, ledgers] = await Promise.all([
    sql<CardRow>`
      select e.*, c.price_rate from expert_entries e
      join vendor_categories c on c.vendor_id = e.vendor_id and c.category_key = e.category_key
      where e.category_key = ${categoryKey} and e.vendor_id = any(${[...vendorIds]}::uuid[])`.execute(db),
    readLedgers(db, vendorIds, today),
  ]);
  return new Map(
    rows.map((row) => {
      const ledger = ledgers.get(row.vendor_id);
      const licenses = new Set(ledger?.licenses.filter((one) => one.categoryKey === categoryKey).map(({ id }) => id));
      const badges = ledger?.badges.filter(({ kind, aboutId }) => kind !== 'license' || licenses.has(aboutId ?? '')) ?? [];
      const area = areaSchema.safeParse(row.area).data;
      return [
        row.vendor_id,
        {
          id: row.vendor_id,
          name: row.name,
          categoryKey,
          city: row.city,
          state: row.state,
          area: area === undefined ? '' : sayArea(area, row.city),
          languages: row.languages,
          worksRemotely: row.works_remotely,
          badges: badges.map(presentBadge),
          price: readPrice(row),
          nextFreeAt: row.next_free_at !== null && row.next_free_at > now ? row.next_free_at.toISOString() : null,
          leadDays: row.lead_days,
          jobsDone: row.jobs_done,
          rating: row.rating_count === 0 ? null : row.rating_sum / row.rating_count,
          ratingCount: row.rating_count,
          responseMinutes: row.response_minutes,
        },
      ];
    }),
  );
}

export function presentBadge({ kind, what, checker, checkedAt, expiresOn }: LedgerBadge): VendorCard['badges'][number] {
  return { kind, what, checker, checkedOn: utcDay(checkedAt), expiresOn };
}

interface CardRow {
  vendor_id: string;
  name: string;
  city: string;
  state: string;
  area: unknown;
  languages: string[];
  works_remotely: boolean;
  price_model: string;
  price_cents: number | null;
  price_rate: number | null;
  minimum_cents: number | null;
  next_free_at: Date | null;
  lead_days: number;
  jobs_done: number;
  rating_count: number;
  rating_sum: number;
  response_minutes: number | null;
}
