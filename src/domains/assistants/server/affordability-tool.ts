import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { AFFORDABILITY_ASSUMPTIONS, type AffordabilityLimit, assessPrice, findAffordablePrice } from '#lib/affordability.ts';
import { toCents } from '#lib/money.ts';
import { monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import { TOOLS } from '../model/tool-list.ts';
import { answer, READS, Refused } from './tool-parts.ts';

// Without an upper bound or a description: every word of the list of tools costs each conversation.
const dollars = z.number().min(0).optional();

const LIMIT_WORDS: Record<AffordabilityLimit, string> = {
  'front-end': 'housing costs, as a share of income',
  'back-end': 'housing costs and debts, as a share of income',
  'down-payment': 'the down payment',
  'monthly-limit': 'the most that the buyer wants to pay a month',
};

const inDollars = (cents: number) => Math.round(cents / 100);
const asShare = (ratio: number | null) => (ratio === null ? undefined : Math.round(ratio * 1000) / 1000);

/** The price that a buyer's means allow, by the same limits as the site's own calculator; and what a month of a price costs. */
export function registerAffordability(server: McpServer, publicUrl: string): void {
  server.registerTool(
    'affordability',
    {
      title: TOOLS.affordability.title,
      description: 'Price that income, debts, savings, a monthly limit allow; cost of a price. No credit offer.',
      inputSchema: z.strictObject({
        income_per_year: dollars,
        debts_per_month: dollars,
        down_payment: dollars,
        most_per_month: dollars,
        price: z.number().min(1000).max(1e9).optional(),
        tax_per_year: dollars,
        hoa_per_month: dollars,
      }),
      // The figures of the answer name themselves.
      outputSchema: z.looseObject({}),
      annotations: READS,
    },
    ({ income_per_year: income, debts_per_month: debts, down_payment: down, most_per_month: most, price, ...about }) =>
      answer(async () => {
        if (income === undefined && most === undefined && price === undefined)
          throw new Refused('Give an income, the most to pay a month, or a price.');
        const associationMonthCents = toCents(about.hoa_per_month ?? 0);
        const inputs = {
          ...AFFORDABILITY_ASSUMPTIONS,
          incomeMonthCents: income === undefined ? null : Math.round(toCents(income) / 12),
          debtsMonthCents: toCents(debts ?? 0),
          downPaymentCents: toCents(down ?? null),
          monthlyLimitCents: toCents(most ?? null),
          associationMonthCents,
        };
        const { priceCents, binding, outcome } = findAffordablePrice(inputs);
        const given = price === undefined ? undefined : toCents(price);
        const assessed = given === undefined ? undefined : assessPrice(given, inputs);
        const usual = startingInputs({
          priceCents: given ?? priceCents ?? 0,
          taxYearCents: toCents(about.tax_per_year ?? null),
          associationMonthCents,
        });
        const downPaymentRatio =
          given === undefined || assessed === undefined || down === undefined
            ? usual.downPaymentRatio
            : assessed.downPaymentCents / given;
        const monthly = given === undefined ? undefined : monthlyCost({ ...usual, downPaymentRatio }).totalCents;
        const incomeMonth = inputs.incomeMonthCents === 0 ? null : inputs.incomeMonthCents;
        return {
          affordable_price: priceCents === null ? undefined : inDollars(priceCents),
          limited_by: binding === null ? undefined : LIMIT_WORDS[binding],
          monthly_at_that_price: outcome === null ? undefined : inDollars(outcome.monthly.totalCents),
          cash_to_close: outcome === null ? undefined : inDollars(outcome.cashToCloseCents),
          monthly_total: monthly === undefined ? undefined : inDollars(monthly),
          housing_to_income: asShare(monthly === undefined || incomeMonth === null ? null : monthly / incomeMonth),
          debts_to_income: asShare(
            monthly === undefined || incomeMonth === null ? null : (monthly + inputs.debtsMonthCents) / incomeMonth,
          ),
          note: `${down === undefined ? `With ${Math.round(AFFORDABILITY_ASSUMPTIONS.assumedDownPaymentRatio * 100)}% down` : 'With this down payment'}, ${Math.round(inputs.frontEndRatio * 100)}% of income for housing, ${Math.round(inputs.backEndRatio * 100)}% with debts, and our usual assumptions of interest, tax and insurance; not a loan decision and no offer of credit.`,
          link: `${publicUrl}/property-search`,
        };
      }),
  );
}
