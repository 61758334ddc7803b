import { CUSTOMARY_RATIOS } from '#lib/affordability.ts';

const STEP_DOLLARS = 10;

/**
 * Dollars a month for housing by the lenders' customary ratios: a part of income, or a larger part less other debts. The smaller one
 * counts, and `limit` names it. Rounded down to ten dollars.
 */
export function affordableMonth({ incomeYear, debtsMonth }: { incomeYear: number; debtsMonth: number }): {
  month: number;
  limit: 'income' | 'debts';
} {
  const front = (incomeYear / 12) * CUSTOMARY_RATIOS.housing;
  const back = (incomeYear / 12) * CUSTOMARY_RATIOS.debts - debtsMonth;
  const month = Math.max(0, Math.floor(Math.min(front, back) / STEP_DOLLARS) * STEP_DOLLARS);
  return { month, limit: front <= back ? 'income' : 'debts' };
}
