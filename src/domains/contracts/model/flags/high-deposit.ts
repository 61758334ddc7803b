import type { ContractReading } from '../reading.ts';

export const HIGH_DEPOSIT = 'deposit_over_3_percent';

/** From here on the law of a state or what is customary there decides how much of a deposit a seller may keep: worth a question. */
const MOST_SHARE = 0.03;

/** Whether so much of the price is at stake as a deposit that it is worth asking what becomes of it. */
export function isDepositHigh({ price, deposit }: Pick<ContractReading, 'price' | 'deposit'>): boolean {
  const amount = typeof deposit === 'number' ? deposit : deposit?.amount;
  return price != null && amount != null && amount > price * MOST_SHARE;
}
