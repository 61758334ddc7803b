const FRONT_END_SHARE = 0.28;
const BACK_END_SHARE = 0.36;
const STEP_DOLLARS = 10;

/**
 * Dollars a month for housing by the lenders' usual ratios: 28% of income, or 36% of income less other debts. The smaller one
 * counts, and `limit` names it. Rounded down to ten dollars.
 */
export function affordableMonth({ incomeYear, debtsMonth }: { incomeYear: number; debtsMonth: number }): {
  month: number;
  limit: 'income' | 'debts';
} {
  const front = (incomeYear / 12) * FRONT_END_SHARE;
  const back = (incomeYear / 12) * BACK_END_SHARE - debtsMonth;
  const month = Math.max(0, Math.floor(Math.min(front, back) / STEP_DOLLARS) * STEP_DOLLARS);
  return { month, limit: front <= back ? 'income' : 'debts' };
}
