import type { Found } from '../text/contract-text.ts';

const AMOUNT =
  /(?:(?:US)?\$(?:[^\S\n_]|[_.]){0,30}(?:\n\s{0,8}(?=\d{1,3},\d{3}|\d{1,6}\.\d\d\b|\d{3,6}\s?[.,;)]))?|USD\s{0,2}\$?\s?)(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?:\s?(million|thousand)\b|([mk])\b(?!\.))?|\b(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{4,})\s{1,3}(?:us |u\.s\. )?dollars\b/gi;
const SCALE: Record<string, number> = { million: 1_000_000, m: 1_000_000, thousand: 1000, k: 1000 };

/** The amounts of money in a stretch of text, in dollars, with offsets in the whole text. A dollar sign or the word must stand by. */
export function findAmounts(text: string, start: number, end: number): Found<number>[] {
  const inFigures = [...text.slice(start, end).matchAll(AMOUNT)].flatMap((match) => {
    const digits = match[1] ?? match[4];
    if (digits === undefined) return [];
    const value = Number(digits.replaceAll(',', '')) * (SCALE[(match[2] ?? match[3])?.toLowerCase() ?? ''] ?? 1);
    const at = start + match.index;
    return [{ value, start: at, end: at + match[0].length }];
  });
  const inWords = [...text.slice(start, end).matchAll(WORDS_ALONE)].flatMap((match) => {
    const value = readNumberWords(match[1] ?? '') ?? 0;
    const at = start + match.index;
    return value < FEWEST_DOLLARS ? [] : [{ value, start: at, end: at + match[0].length }];
  });
  return inWords.length === 0 ? inFigures : [...inFigures, ...inWords].toSorted((a, b) => a.start - b.start);
}
const FEWEST_DOLLARS = 100;

const FARTHEST_FIGURE = 120;

const UNITS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS = new Map('twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]));

/** A number in words ("four hundred ninety thousand", "forty-five"); undefined if other words stand between. */
export function readNumberWords(phrase: string): number | undefined {
  const parts = phrase
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word !== 'and');
  if (parts.length === 0) return undefined;
  let total = 0;
  let group = 0;
  for (const word of parts) {
    const small = UNITS.get(word) ?? TENS.get(word);
    if (small !== undefined) group += small;
    else if (word === 'hundred') group = Math.max(group, 1) * 100;
    else if (word === 'thousand' || word === 'million') {
      total += Math.max(group, 1) * (word === 'million' ? 1_000_000 : 1000);
      group = 0;
    } else return undefined;
  }
  return total + group;
}

const NUMBER_WORD =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|and)';
/** "a check for three thousand dollars": an amount that no figure stands beside. */
const WORDS_ALONE = new RegExp(
  String.raw`(?<!\$[^\n]{0,24}\(\s{0,3})\b(${NUMBER_WORD}(?:[\s-]{1,5}${NUMBER_WORD}){0,14})\s{1,5}dollars\b(?!\s{0,3}(?:and\s(?:no|\d\d)\/100)?[\s,(]{0,4}(?:US\s?)?\$|\s{0,3}\)|\s{1,3}and\b)`,
  'gi',
);
const IN_WORDS = new RegExp(
  String.raw`(${NUMBER_WORD}(?:[\s-]{1,5}${NUMBER_WORD}){0,14})\s{1,5}(?:and\s{1,3}(?:no|00)\/100\s{1,3})?(?:u\.?s\.?\s{1,3})?dollars?\W{0,20}$`,
  'i',
);

/** The amount in words that ends right before an offset ("Four Hundred Thousand Dollars ("); undefined if none does. */
export function amountInWordsBefore(text: string, offset: number): number | undefined {
  const match = IN_WORDS.exec(text.slice(Math.max(0, offset - 160), offset));
  return match?.[1] === undefined ? undefined : readNumberWords(match[1]);
}

const WORDS_BEHIND = new RegExp(
  String.raw`^\s{0,12}\(\s{0,4}(${NUMBER_WORD}(?:[\s-]{1,5}${NUMBER_WORD}){0,14})\s{1,90}(?:and\s{1,3}(?:no|00)\/100\s{1,3})?(?:u\.?s\.?\s{1,3})?dollars?\s{0,4}\)`,
  'i',
);

/** The amount in words that stands in brackets right behind an offset; undefined if none does. */
export function amountInWordsBehind(text: string, offset: number): number | undefined {
  const match = WORDS_BEHIND.exec(text.slice(offset, offset + 260));
  return match?.[1] === undefined ? undefined : readNumberWords(match[1]);
}

/**
 * The amount that begins a place, with at most its words before it: "$4,000", "Four Thousand Dollars ($4,000)". None where a
 * second figure stands right behind it: one of the two was meant.
 */
export function amountAtStart(text: string, start: number, end: number): Found<number> | undefined {
  const amounts = amountsAtStart(text, start, end);
  return amounts.length === 1 ? amounts[0] : undefined;
}

/** The amount that begins a place, and another one that stands right behind it. */
export function amountsAtStart(text: string, start: number, end: number): Found<number>[] {
  let to = Math.min(end, start + FARTHEST_FIGURE);
  // A figure is not cut in two.
  while (to < end && /[\d,.]/.test(text[to] ?? '') && /[\d,.$]/.test(text[to - 1] ?? '')) to += 1;
  const [found, next] = findAmounts(text, start, to);
  if (found === undefined) return [];
  const lead = text.slice(start, found.start);
  const isLead =
    /^[^a-z\d]{0,12}$/i.test(lead) ||
    /\b(?:dollars|thousand|hundred)\b/i.test(lead) ||
    /^[\s(]*(?:u\.?s\.?|(?:the )?sum of|in)\W/i.test(lead);
  if (!isLead) return [];
  const between = next === undefined ? '' : text.slice(found.end, next.start);
  // "$238,000: $2,500 with …": what stands behind the colon is a part.
  const isRivaled = next !== undefined && next.value !== found.value && !/[\p{L}\n%:]/u.test(between) && between.length < 16;
  return isRivaled ? [found, next] : [found];
}
