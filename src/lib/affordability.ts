import { formatPercent } from './format.ts';
import { COST_ASSUMPTIONS, monthlyCost, type MonthlyCost } from './monthly-cost.ts';

/** The buyer's means, and the limits of lenders and buyer. Money in integer cents, rates and ratios as fractions (0.065 is 6.5%). */
export interface AffordabilityInputs {
  /** Before taxes. Null if unknown: the lenders' ratios then set no limit. */
  incomeMonthCents: number | null;
  /** Payments on car loans, student loans, cards: what a lender counts. */
  debtsMonthCents: number;
  /** Null if unknown: `assumedDownPaymentRatio` of the price then applies. */
  downPaymentCents: number | null;
  assumedDownPaymentRatio: number;
  interestRate: number;
  termYears: number;
  /** Of the price, a year. */
  propertyTaxRate: number;
  insuranceRate: number;
  /** Of the loan, a year, while it is above 80% of the price. */
  mortgageInsuranceRate: number;
  associationMonthCents: number;
  /** Of the price, paid once at closing. */
  closingCostRatio: number;
  /** Housing over income, at most. */
  frontEndRatio: number;
  /** Housing and debts over income, at most. */
  backEndRatio: number;
  /** The least down payment, as a share of the price. */
  minimumDownPaymentRatio: number;
  /** The most the buyer wants to pay a month, whatever a lender would allow. */
  monthlyLimitCents: number | null;
}

/**
 * The customary ratios of housing, and of all debts, to income: 28% and 36%. Fannie Mae's Selling Guide B3-6-02 has 36%, up to
 * 45% with compensating factors.
 */
export const CUSTOMARY_RATIOS = { housing: 0.28, debts: 0.36 } as const;

/**
 * Defaults if nothing better is known; each can be edited. 3% is the least down payment of common conventional loans; buyers'
 * closing costs usually come to 2–5% of the price.
 */
export const AFFORDABILITY_ASSUMPTIONS = {
  interestRate: COST_ASSUMPTIONS.interestRate,
  termYears: COST_ASSUMPTIONS.termYears,
  propertyTaxRate: COST_ASSUMPTIONS.propertyTaxRate,
  insuranceRate: COST_ASSUMPTIONS.insuranceRate,
  mortgageInsuranceRate: COST_ASSUMPTIONS.mortgageInsuranceRate,
  associationMonthCents: 0,
  closingCostRatio: 0.03,
  frontEndRatio: CUSTOMARY_RATIOS.housing,
  backEndRatio: CUSTOMARY_RATIOS.debts,
  minimumDownPaymentRatio: 0.03,
  assumedDownPaymentRatio: 0.2,
  monthlyLimitCents: null,
} as const;

/** Total debts over income: the customary share, and the most lenders accept from otherwise strong borrowers. */
export const BACK_END_RATIOS = [CUSTOMARY_RATIOS.debts, 0.43, 0.45] as const;
export type BackEndRatio = (typeof BACK_END_RATIOS)[number];

const LENIENCE: Readonly<Record<BackEndRatio, string>> = {
  [CUSTOMARY_RATIOS.debts]: ' of income, customary',
  0.43: ', with good credit',
  0.45: ', the most some allow',
};

/** The ratios of debts to choose from, as "43%, with good credit", and how far each ratio often goes, as "Often up to 28%". */
export function describeRatios() {
  const [least, ...more] = BACK_END_RATIOS;
  const span = [least, more.at(-1) ?? least].map((ratio) => Math.round(ratio * 100)).join('–');
  return {
    choices: BACK_END_RATIOS.map((ratio) => ({ ratio, words: `${formatPercent(ratio)}${LENIENCE[ratio]}` })),
    housing: `Often up to ${formatPercent(CUSTOMARY_RATIOS.housing)}`,
    debts: `Often up to ${span}%`,
  };
}

/** The limit that caps the price: housing ratio, total debt ratio, the down payment, the buyer's own monthly limit. */
export type AffordabilityLimit = 'front-end' | 'back-end' | 'down-payment' | 'monthly-limit';

export interface PriceOutcome {
  priceCents: number;
  monthly: MonthlyCost;
  downPaymentCents: number;
  closingCostsCents: number;
  cashToCloseCents: number;
  loanToValue: number;
  /** Housing over income; null without an income. */
  frontEndRatio: number | null;
  /** Housing and debts over income; null without an income. */
  backEndRatio: number | null;
}

export interface Affordability {
  /** The highest price, in whole dollars, within every limit. Null if nothing limits it. */
  priceCents: number | null;
  binding: AffordabilityLimit | null;
  /** The highest price each limit alone would allow. */
  limits: readonly { limit: AffordabilityLimit; priceCents: number }[];
  outcome: PriceOutcome | null;
}

const HIGHEST_PRICE_DOLLARS = 1_000_000_000;

/** What a price means for this buyer: monthly cost, cash to close, loan to value and both ratios. */
export function assessPrice(priceCents: number, inputs: AffordabilityInputs): PriceOutcome {
  const downPaymentCents = Math.min(
    inputs.downPaymentCents ?? Math.round(priceCents * inputs.assumedDownPaymentRatio),
    priceCents,
  );
  const monthly = monthlyCost({
    priceCents,
    downPaymentRatio: priceCents > 0 ? downPaymentCents / priceCents : 0,
    interestRate: inputs.interestRate,
    termYears: inputs.termYears,
    propertyTaxYearCents: priceCents * inputs.propertyTaxRate,
    insuranceYearCents: priceCents * inputs.insuranceRate,
    associationMonthCents: inputs.associationMonthCents,
    mortgageInsuranceRate: inputs.mortgageInsuranceRate,
    utilitiesMonthCents: 0,
  });
  const income = inputs.incomeMonthCents;
  const hasIncome = income !== null && income > 0;
  const closingCostsCents = Math.round(priceCents * inputs.closingCostRatio);
  return {
    priceCents,
    monthly,
    downPaymentCents,
    closingCostsCents,
    cashToCloseCents: downPaymentCents + closingCostsCents,
    loanToValue: monthly.loanToValue,
    frontEndRatio: hasIncome ? monthly.totalCents / income : null,
    backEndRatio: hasIncome ? (monthly.totalCents + inputs.debtsMonthCents) / income : null,
  };
}

/**
 * The highest price within the housing ratio, the total debt ratio, the least down payment and the buyer's own monthly limit, and
 * which of them binds. Solved by bisection to the whole dollar, since taxes, insurance and mortgage insurance depend on the price;
 * each limit is monotone in it.
 */
export function findAffordablePrice(inputs: AffordabilityInputs): Affordability {
  const limits = listLimits(inputs).map(({ limit, isWithin }) => ({ limit, priceCents: highestPriceCents(isWithin) }));
  const lowest = limits.reduce<(typeof limits)[number] | null>(
    (least, one) => (least === null || one.priceCents < least.priceCents ? one : least),
    null,
  );
  if (lowest === null || lowest.priceCents >= HIGHEST_PRICE_DOLLARS * 100)
    return { priceCents: null, binding: null, limits, outcome: null };
  return {
    priceCents: lowest.priceCents,
    binding: lowest.limit,
    limits,
    outcome: assessPrice(lowest.priceCents, inputs),
  };
}

interface Limit {
  limit: AffordabilityLimit;
  isWithin: (priceCents: number) => boolean;
}

function listLimits(inputs: AffordabilityInputs): Limit[] {
  const limits: Limit[] = [];
  const housing = (priceCents: number) => assessPrice(priceCents, inputs).monthly.totalCents;
  const income = inputs.incomeMonthCents;
  if (income !== null) {
    limits.push({ limit: 'front-end', isWithin: (price) => housing(price) <= income * inputs.frontEndRatio });
    limits.push({
      limit: 'back-end',
      isWithin: (price) => housing(price) + inputs.debtsMonthCents <= income * inputs.backEndRatio,
    });
  }
  const ownLimit = inputs.monthlyLimitCents;
  if (ownLimit !== null) limits.push({ limit: 'monthly-limit', isWithin: (price) => housing(price) <= ownLimit });
  const down = inputs.downPaymentCents;
  if (limits.length > 0 && inputs.minimumDownPaymentRatio > 0 && down !== null) {
    limits.push({ limit: 'down-payment', isWithin: (price) => down >= price * inputs.minimumDownPaymentRatio });
  }
  return limits;
}

function highestPriceCents(isWithin: (priceCents: number) => boolean): number {
  if (!isWithin(100)) return 0;
  let within = 1;
  let beyond = HIGHEST_PRICE_DOLLARS;
  if (isWithin(beyond * 100)) return beyond * 100;
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (isWithin(middle * 100)) within = middle;
    else beyond = middle;
  }
  return within * 100;
}

export interface Sensitivity {
  /** The highest price at a rate one percentage point lower and higher; null if nothing limits it. */
  priceAtRate: readonly { interestRate: number; priceCents: number | null }[];
  /** What 10% less and 10% more of the given price would mean. */
  atPrice: readonly PriceOutcome[];
}

/** How the answer moves: the affordable price at ±1 percentage point of interest, and the month at ±10% of `priceCents`. */
export function measureSensitivity(priceCents: number, inputs: AffordabilityInputs): Sensitivity {
  const rates = [Math.max(0, inputs.interestRate - 0.01), inputs.interestRate, inputs.interestRate + 0.01];
  return {
    priceAtRate: rates.map((interestRate) => ({
      interestRate,
      priceCents: findAffordablePrice({ ...inputs, interestRate }).priceCents,
    })),
    atPrice: [0.9, 1, 1.1].map((factor) => assessPrice(Math.round((priceCents * factor) / 100) * 100, inputs)),
  };
}
