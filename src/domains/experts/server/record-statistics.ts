import { sql } from 'kysely';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';

/** What became of a vendor's jobs in a category, as far as everybody may know. */
export interface VendorStatistics {
  vendorId: string;
  categoryKey: CategoryKey;
  jobsDone: number;
  ratingCount: number;
  /** Sum of all stars, 1 to 5 each. */
  ratingSum: number;
  /** Median until a lead is answered. */
  responseMinutes: number | null;
  /** Shares, 0 to 1: of leads that were accepted, of engagements that were completed. */
  acceptRate: number | null;
  completionRate: number | null;
  /** Median of accepted quotes, in cents. */
  priceMedianCents: number | null;
}

/** Replaces the figures of vendors, for search too. Whoever calls has counted them; vendors that are gone are left out. */
export async function recordVendorStatistics(ctx: Pick<Context, 'db' | 'now'>, all: readonly VendorStatistics[]): Promise<void> {
  if (all.length === 0) return;
  const rows = JSON.stringify(
    all.map((one) => ({
      vendor_id: one.vendorId,
      category_key: one.categoryKey,
      jobs_done: one.jobsDone,
      rating_count: one.ratingCount,
      rating_sum: one.ratingSum,
      response_minutes: one.responseMinutes,
      accept_rate: one.acceptRate,
      completion_rate: one.completionRate,
      price_median_cents: one.priceMedianCents,
      updated_at: ctx.now,
    })),
  );
  await transact(ctx, async ({ db }) => {
    await sql`
      insert into vendor_statistics select s.* from jsonb_populate_recordset(null::vendor_statistics, ${rows}::jsonb) s
        where exists (select from vendors v where v.id = s.vendor_id)
      on conflict (vendor_id, category_key) do update set jobs_done = excluded.jobs_done, rating_count = excluded.rating_count,
        rating_sum = excluded.rating_sum, response_minutes = excluded.response_minutes, accept_rate = excluded.accept_rate,
        completion_rate = excluded.completion_rate, price_median_cents = excluded.price_median_cents, updated_at = excluded.updated_at`.execute(
      db,
    );
    await sql`
      update expert_entries e set jobs_done = s.jobs_done, rating_count = s.rating_count, rating_sum = s.rating_sum,
        response_minutes = s.response_minutes, completion_rate = s.completion_rate, price_median_cents = s.price_median_cents
      from jsonb_populate_recordset(null::vendor_statistics, ${rows}::jsonb) s
      where e.vendor_id = s.vendor_id and e.category_key = s.category_key`.execute(db);
  });
}
