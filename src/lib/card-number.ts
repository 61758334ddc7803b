const DIGIT = String.raw`[\d\uff10-\uff19]`;
/** What may stand between digits: spaces of any width, dashes, and signs that show nothing. */
const GAP = String.raw`(?:[^\S\r\n]|[-\u2010-\u2015\u00ad\u200b-\u200d\u2060\ufeff]){0,3}`;
/** Digits close together, at least as many as a card has, also of full width. */
const RUN = new RegExp(String.raw`(?:${DIGIT}${GAP}){12,}${DIGIT}`, 'gu');
/** Points and slashes stand in dates and amounts too: between them, only the groups that are printed on cards count. */
const POINTED = new RegExp(
  String.raw`(?<!${DIGIT})${DIGIT}{4}([._/])(?:${DIGIT}{4}\1${DIGIT}{4}\1${DIGIT}{1,7}|${DIGIT}{6}\1${DIGIT}{4,5})(?!${DIGIT})`,
  'gu',
);
const GROUP = new RegExp(`${DIGIT}+`, 'gu');
/** How many digits stand together on cards. */
const PRINTED = new Set(['4 4 4 4', '4 4 4 4 3', '4 6 5', '4 6 4']);

/** First digits and lengths of the networks' numbers (ISO/IEC 7812): Visa, Mastercard, Amex, Diners, Discover, JCB, UnionPay. */
const NETWORKS: readonly (readonly [first: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16, 17, 18, 19]],
  [/^(?:6011|64[4-9]|65|35(?:2[89]|[3-8])|62)/, [16, 17, 18, 19]],
];

/** Whether a text holds what is most likely the number of a payment card: a network's, with a check digit that fits. */
export const hasCardNumber = (text: string): boolean => findCards(text).length > 0;

/** The text without such numbers: their last four digits are left. */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let from = 0;
  for (const { start, end, digits } of findCards(text)) {
    if (start < from) continue;
    masked += `${text.slice(from, start)}[card …${digits.slice(-4)}]`;
    from = end;
  }
  return masked + text.slice(from);
}

export const NO_CARD_NUMBERS =
  'This looks like a card number. Leave it out: cards are only ever entered on the payment provider’s page.';

interface Found {
  start: number;
  end: number;
  digits: string;
}

function findCards(text: string): Found[] {
  const pointed = [...text.matchAll(POINTED)].map(({ index, 0: run }) => foundAt(text, index, index + run.length));
  const inRuns = [...text.matchAll(RUN)].flatMap(({ index, 0: run }) => [
    foundAt(text, index, index + run.length),
    ...printedIn(text, index, run),
  ]);
  return [...pointed, ...inRuns].filter(({ digits }) => isCardNumber(digits)).toSorted((one, other) => one.start - other.start);
}

const foundAt = (text: string, start: number, end: number): Found => ({
  start,
  end,
  digits: text.slice(start, end).normalize('NFKC').replaceAll(/\D/g, ''),
});

/** Parts of a run that stand like a card's number by themselves, as behind the number of a street. */
function printedIn(text: string, at: number, run: string): Found[] {
  const groups = [...run.matchAll(GROUP)].map(({ index, 0: group }) => ({ start: at + index, length: group.length }));
  return groups.flatMap(({ start }, first) =>
    [1, 3, 4, 5].flatMap((count) => {
      const own = groups.slice(first, first + count);
      const last = own[count - 1];
      const lengths = own.map(({ length }) => length).join(' ');
      return last !== undefined && (count === 1 || PRINTED.has(lengths)) ? [foundAt(text, start, last.start + last.length)] : [];
    }),
  );
}

const isCardNumber = (digits: string): boolean =>
  NETWORKS.some(([first, lengths]) => first.test(digits) && lengths.includes(digits.length)) && isLuhn(digits);

/** ISO/IEC 7812-1, annex B. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, isDoubled = false; at >= 0; at -= 1, isDoubled = !isDoubled) {
    const digit = Number(digits[at]) * (isDoubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
