import { toCents } from '#lib/money.ts';
import { COST_ASSUMPTIONS, monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import type { BuyerProfile } from '../contract.ts';
import type { MatchHome } from './match-home.ts';

/** Whole dollars a month for a home with a buyer's down payment, rate and term, and with its own tax and dues if known. */
export function monthlyDollars(
  home: Pick<MatchHome, 'price' | 'taxYear' | 'hoaMonthly'>,
  { downPayment, interestRate, termYears }: BuyerProfile['budget'],
): number | null {
  if (home.price === null) return null;
  const inputs = startingInputs({
    priceCents: home.price * 100,
    taxYearCents: toCents(home.taxYear),
    associationMonthCents: toCents(home.hoaMonthly),
  });
  const { totalCents } = monthlyCost({
    ...inputs,
    termYears,
    interestRate: interestRate ?? COST_ASSUMPTIONS.interestRate,
    downPaymentRatio: downPayment === null ? inputs.downPaymentRatio : Math.min(1, downPayment / Math.max(1, home.price)),
  });
  return Math.round(totalCents / 100);
}
