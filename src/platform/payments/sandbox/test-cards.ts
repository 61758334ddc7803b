import type { Failure } from '../provider.ts';

/** What a card of the sandbox does. Nobody types a number: the buyer chooses an outcome. */
interface TestCard {
  key: string;
  label: string;
  brand: string;
  last4: string;
  /** At the checkout. */
  outcome: 'succeeds' | 'processes' | Failure;
  /** Asks the buyer to confirm first. */
  asksAuthentication?: true;
  /** After processing. */
  ends?: 'succeeds' | Failure;
  /** When it is charged without the buyer. */
  later?: Failure;
  /** The buyer's bank takes the money back some time after. */
  isDisputed?: true;
  /** A refund succeeds and fails afterwards. */
  refundFails?: true;
}

export const TEST_CARDS = [
  { key: 'visa', label: 'Visa that pays', brand: 'visa', last4: '4242', outcome: 'succeeds' },
  { key: 'mastercard', label: 'Mastercard that pays', brand: 'mastercard', last4: '4444', outcome: 'succeeds' },
  {
    key: 'asks',
    label: 'Card that asks you to confirm',
    brand: 'visa',
    last4: '3155',
    outcome: 'succeeds',
    asksAuthentication: true,
  },
  { key: 'declined', label: 'Card that the bank declines', brand: 'visa', last4: '0002', outcome: 'declined' },
  { key: 'no-funds', label: 'Card without enough money', brand: 'visa', last4: '9995', outcome: 'insufficient-funds' },
  { key: 'expired', label: 'Card that expired', brand: 'visa', last4: '0069', outcome: 'expired-card' },
  { key: 'slow', label: 'Bank debit that takes its time', brand: 'bank', last4: '6789', outcome: 'processes', ends: 'succeeds' },
  {
    key: 'slow-fails',
    label: 'Bank debit that comes back',
    brand: 'bank',
    last4: '1116',
    outcome: 'processes',
    ends: 'insufficient-funds',
  },
  {
    key: 'fails-later',
    label: 'Card that pays now and declines renewals',
    brand: 'visa',
    last4: '0341',
    outcome: 'succeeds',
    later: 'declined',
  },
  {
    key: 'asks-later',
    label: 'Card that pays now and wants you at renewals',
    brand: 'visa',
    last4: '3184',
    outcome: 'succeeds',
    later: 'authentication',
  },
  {
    key: 'expires-later',
    label: 'Card that pays now and has expired by the renewal',
    brand: 'mastercard',
    last4: '0127',
    outcome: 'succeeds',
    later: 'expired-card',
  },
  {
    key: 'disputed',
    label: 'Card whose owner disputes the charge',
    brand: 'visa',
    last4: '0259',
    outcome: 'succeeds',
    isDisputed: true,
  },
  {
    key: 'refund-fails',
    label: 'Card to which a refund fails',
    brand: 'visa',
    last4: '5126',
    outcome: 'succeeds',
    refundFails: true,
  },
] as const satisfies readonly TestCard[];

/** Throws RangeError for a card that is not on the list. */
export function findTestCard(key: string): TestCard {
  const card = TEST_CARDS.find((known) => known.key === key);
  if (card === undefined) throw new RangeError(`there is no test card ${key}`);
  return card;
}

/** What the sandbox keeps of a payment: 2.9 % and 30 cents, as card payments usually cost. */
export function sandboxFee(cents: number): number {
  return Math.min(cents, Math.round(cents * 0.029) + 30);
}
export const SANDBOX_DISPUTE_FEE_CENTS = 1500;
