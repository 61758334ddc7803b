import { findSales } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ComparableSale } from '../contract.ts';
import { alignHomes } from '../model/estimate-home.ts';
import type { ComparableSearch } from '../model/find-comparables.ts';
import { findComparables } from '../model/find-comparables.ts';
import type { HomeRecord } from '../model/home-record.ts';
import { tabulateRecords } from '../model/home-record.ts';
import { nameDay, plainFacts, presentFacts } from './present.ts';
import type { Serving } from './serving-model.ts';

export interface ComparableRequest {
  record: HomeRecord;
  /** The home itself, whose own sales are no comparables. */
  excludesParcel: number | null;
  search: Omit<ComparableSearch, 'excludes' | 'homeOf'>;
}

/** Recorded sales like a home, the most like first; see `findComparables`. */
export async function listComparables(
  ctx: Pick<Context, 'db'>,
  serving: Serving,
  { record, excludesParcel, search }: ComparableRequest,
): Promise<ComparableSale[]> {
  const { installed, estimator } = serving;
  const { model, saleIds, parcelIds } = installed;
  const table = alignHomes(model, tabulateRecords([record], model.schema));
  const homeOf = (sale: number) => parcelIds[sale] ?? 0;
  const found = findComparables(estimator, table, 0, {
    ...search,
    homeOf,
    excludes: (sale) => homeOf(sale) === excludesParcel,
  });
  const rows = await findSales(
    ctx.db,
    found.map(({ sale }) => saleIds[sale] ?? 0),
  );
  const byId = new Map(rows.map((row) => [row.saleId, row]));
  return found.flatMap((comparable): ComparableSale[] => {
    const row = byId.get(saleIds[comparable.sale] ?? 0);
    if (row === undefined) return [];
    return [
      {
        saleId: row.saleId,
        homeId: row.id,
        address: row.address,
        latitude: row.latitude,
        longitude: row.longitude,
        distanceMeters: Math.round(comparable.distanceKm * 1000),
        closeDate: nameDay(comparable.day),
        price: Math.round(comparable.price),
        timeAdjustedPrice: Math.round(comparable.timeAdjusted),
        adjustedPrice: Math.round(comparable.adjusted),
        // The mean over facts, distance and time: their product ranks, but reads as if even the best were far off.
        similarity: Math.round(Math.cbrt(comparable.similarity) * 100),
        weight: Math.round(comparable.weight * 10_000) / 10_000,
        facts: presentFacts(
          plainFacts(row.facts),
          model.schema.map(({ name }) => name),
        ),
      },
    ];
  });
}
