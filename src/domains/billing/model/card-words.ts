import { capitalize } from '#lib/format.ts';

/** What people call what they pay with, where a provider's word with a capital letter is not it. */
const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  bank: 'bank account',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa ending in 4242", "bank account ending in 6789": within a sentence. */
export const sayCard = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${NAMES[brand] ?? capitalize(brand)} ending in ${last4}`;
