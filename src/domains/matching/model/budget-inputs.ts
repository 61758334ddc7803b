import { AFFORDABILITY_ASSUMPTIONS, type AffordabilityInputs } from '#lib/affordability.ts';
import type { BuyerProfile } from '../contract.ts';

/** The answers about money as the affordability calculator takes them; assumptions where nothing was said. */
export function toAffordabilityInputs(budget: BuyerProfile['budget'], defaultDownPaymentRatio = 0.2): AffordabilityInputs {
  const downPayment = budget.downPayment ?? (budget.priceMax ?? 0) * defaultDownPaymentRatio;
  return {
    ...AFFORDABILITY_ASSUMPTIONS,
    incomeMonthCents: toCents(budget.incomeMonthly),
    debtsMonthCents: toCents(budget.debtsMonthly) ?? 0,
    downPaymentCents: Math.round(downPayment * 100),
    interestRate: budget.interestRate ?? AFFORDABILITY_ASSUMPTIONS.interestRate,
    termYears: budget.termYears,
    monthlyLimitCents: budget.limitBy === 'month' ? toCents(budget.monthlyMax) : null,
  };
}

function toCents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}
