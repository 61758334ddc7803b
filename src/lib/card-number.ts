/** Digits in a row, in groups or not, that could be a number of 13 to 19 digits. */
const RUN = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g;

/** First digits and lengths of the networks' numbers (ISO/IEC 7812): Visa, Mastercard, Amex, Diners, Discover, JCB, UnionPay. */
const NETWORKS: readonly (readonly [first: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16, 17, 18, 19]],
  [/^(?:6011|64[4-9]|65|35(?:2[89]|[3-8])|62)/, [16, 17, 18, 19]],
];

/** Whether a text holds what is most likely the number of a payment card: a network's, with a check digit that fits. */
export const hasCardNumber = (text: string): boolean => [...text.matchAll(RUN)].some(([run]) => isCardNumber(run));

/** The text without such numbers: their last four digits are left. */
export const maskCardNumbers = (text: string): string =>
  text.replaceAll(RUN, (run) => (isCardNumber(run) ? `[card …${run.replaceAll(/\D/g, '').slice(-4)}]` : run));

export const NO_CARD_NUMBERS =
  'This looks like a card number. Leave it out: cards are only ever entered on the payment provider’s page.';

function isCardNumber(run: string): boolean {
  const digits = run.replaceAll(/\D/g, '');
  return NETWORKS.some(([first, lengths]) => first.test(digits) && lengths.includes(digits.length)) && isLuhn(digits);
}

/** ISO/IEC 7812-1, annex B. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, isDoubled = false; at >= 0; at -= 1, isDoubled = !isDoubled) {
    const digit = Number(digits[at]) * (isDoubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
