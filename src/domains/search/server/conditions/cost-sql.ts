import type { SearchFilters } from '../../contract.ts';
import { MONTHLY_COST_COLUMNS, termsOf, writeMonthlyCost } from '../../model/monthly-cost-sql.ts';
import type { Predicate } from './predicate.ts';

/** Conditions on what a home costs a month, and on cuts of its price. */
export function costPredicates(filters: SearchFilters): Predicate[] {
  const { monthlyCostMax, priceCutPercentMin } = filters;
  const predicates: Predicate[] = [];
  if (monthlyCostMax !== undefined) {
    const cost = writeMonthlyCost(termsOf(filters));
    predicates.push({
      filter: 'monthlyCostMax',
      columns: MONTHLY_COST_COLUMNS,
      write: (sql) => `${cost} <= ${sql.value(Math.round(monthlyCostMax * 100))}::double precision`,
    });
  }
  if (priceCutPercentMin !== undefined) {
    predicates.push({
      filter: 'priceCutPercentMin',
      columns: ['price_cut_cents', 'list_price_cents'],
      write: (sql) =>
        `l.price_cut_cents * 100.0::double precision >= ${sql.value(priceCutPercentMin)}::double precision * (l.list_price_cents + l.price_cut_cents)`,
    });
  }
  return predicates;
}
