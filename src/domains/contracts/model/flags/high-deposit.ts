import type { ContractReading } from '../reading.ts';

export const HIGH_DEPOSIT = 'deposit_over_3_percent';

/** A share of the price from which more is at stake than is usual, wherever the home is: deposits of 5 to 10%, give or take a round sum, are customary in some states. */
const CUSTOMARY_SHARE = 0.11;
/** From here on it matters that a deposit does not come back. */
const SMALL_SHARE = 0.03;
/** What a seller may keep of a deposit: Cal. Civ. Code 1675 (presumed too much above), RCW 64.04.005 (not more). */
const STATE_SHARES = new Map([
  ['CA', 0.03],
  ['WA', 0.05],
]);
const KEPT_FLAGS = ['non_refundable_deposit', 'deposit_paid_to_seller'];

type Terms = Pick<ContractReading, 'price' | 'deposit' | 'jurisdiction'>;

/** Whether more of the price is at stake as a deposit than a seller may keep in the state, or than is customary. */
export function isDepositHigh({ price, deposit, jurisdiction }: Terms, flags: Iterable<string>): boolean {
  const amount = typeof deposit === 'number' ? deposit : deposit?.amount;
  if (price == null || amount == null) return false;
  const isKept = [...flags].some((code) => KEPT_FLAGS.includes(code));
  return amount > price * (isKept ? SMALL_SHARE : (STATE_SHARES.get(jurisdiction ?? '') ?? CUSTOMARY_SHARE));
}
