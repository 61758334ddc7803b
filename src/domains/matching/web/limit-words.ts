import type { AffordabilityInputs, AffordabilityLimit } from '#lib/affordability.ts';
import { formatPercent } from '#lib/format.ts';

/** What limits how much somebody can afford. */
export function sayLimit(limit: AffordabilityLimit, inputs: AffordabilityInputs): string {
  switch (limit) {
    case 'front-end':
      return `Housing may take ${formatPercent(inputs.frontEndRatio)} of income: that is what limits you.`;
    case 'back-end':
      return `Housing and debts together may take ${formatPercent(inputs.backEndRatio)} of income: that is what limits you.`;
    case 'down-payment':
      return `Lenders want at least ${formatPercent(inputs.minimumDownPaymentRatio)} down: your down payment is what limits you.`;
    case 'monthly-limit':
      return 'Your own monthly limit is what limits you.';
  }
}

/** Why no price fits at all, and what would help. */
export function sayNoRoom(limit: AffordabilityLimit, inputs: AffordabilityInputs): string {
  switch (limit) {
    case 'front-end':
      return `Of this income, ${formatPercent(inputs.frontEndRatio)} leaves nothing for a housing payment after taxes, insurance and dues.`;
    case 'back-end':
      return `Your debts take more of this income than the ${formatPercent(inputs.backEndRatio)} lenders usually allow for housing and debts together, so there is no room for a housing payment yet.`;
    case 'down-payment':
      return `Lenders want at least ${formatPercent(inputs.minimumDownPaymentRatio)} down, and you entered no down payment.`;
    case 'monthly-limit':
      return 'Your monthly limit leaves nothing for a home after taxes, insurance and dues.';
  }
}
