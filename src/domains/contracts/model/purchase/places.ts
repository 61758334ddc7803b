import type { DayRule } from '../times/spans-of-days.ts';
import type { InstallmentTerms } from './terms/installment-terms.ts';
import type { Slot } from '../values/slot.ts';
import type { Side } from './sides/parties.ts';

/** The places that a purchase agreement fills, before they become a reading. */
export interface Places {
  sellers: Side;
  buyers: Side;
  address: Slot<string>;
  county: Slot<string>;
  legal: Slot<string>;
  apn: Slot<string>;
  price: Slot<number>;
  cash: Slot<number>;
  loan: Slot<number>;
  depositAmount: Slot<number>;
  depositRule: Slot<DayRule>;
  depositHolder: Slot<string>;
  /** Of a land contract. */
  installments: InstallmentTerms | undefined;
  /** What is paid down besides a loan. */
  down: Slot<number>;
  closing: Slot<string>;
  closingRule: Slot<DayRule>;
  effective: Slot<string>;
}

/** Events that the effective date of an agreement stands for, unless the paper says otherwise. */
export const AT_START = ['effective_date', 'acceptance', 'execution', 'binding_agreement_date'];

/** Whether closing is a count of days from acceptance instead of a date. */
export function isClosingCounted({ closingRule }: Places): boolean {
  return closingRule.state === 'stated' && AT_START.includes(closingRule.found.value.from ?? '');
}
