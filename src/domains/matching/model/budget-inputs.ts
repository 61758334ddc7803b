import { AFFORDABILITY_ASSUMPTIONS, type AffordabilityInputs } from '#lib/affordability.ts';
import { toCents } from '#lib/money.ts';
import type { BuyerProfile } from '../contract.ts';

/** The answers about money as inputs of the affordability calculator, with assumptions for missing answers. */
export function toAffordabilityInputs(budget: BuyerProfile['budget']): AffordabilityInputs {
  return {
    ...AFFORDABILITY_ASSUMPTIONS,
    incomeMonthCents: toCents(budget.incomeMonthly),
    debtsMonthCents: toCents(budget.debtsMonthly) ?? 0,
    downPaymentCents: toCents(budget.downPayment),
    interestRate: budget.interestRate ?? AFFORDABILITY_ASSUMPTIONS.interestRate,
    termYears: budget.termYears,
    associationMonthCents: toCents(budget.hoaMonthly) ?? 0,
    backEndRatio: budget.backEndRatio,
    monthlyLimitCents: budget.limitBy === 'month' ? toCents(budget.monthlyMax) : null,
  };
}
