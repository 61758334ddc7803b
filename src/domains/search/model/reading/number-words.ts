import type { Token } from './token.ts';

const NUMBER_WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  tre: 3,
  quattro: 4,
  cinque: 5,
  dois: 2,
  duas: 2,
  quatro: 4,
  twee: 2,
  drie: 3,
  vijf: 5,
};

/** Numbers that are other words in English, or articles: numbers only before what is counted in their own language. */
const FOREIGN_NUMBERS: Record<string, number> = { due: 2, un: 1, una: 1, uno: 1, une: 1, um: 1, uma: 1, ein: 1, eine: 1 };
const FOREIGN_COUNTED =
  /^(?:camer[ae]|bagn[io]|stanz[ae]|quartos?|banheiros?|banos?|habitacion(?:es)?|recamaras?|dormitorios?|chambres?|salles?|zimmer|schlafzimmer|badezimmer)$/;

// "One" is a number only before what can be counted.
const COUNTED =
  /^(bed|bath|bd|br|ba|bedroom|bathroom|story|storey|level|floor|car|acre|stall|unit|mile|hour|year|month|week|million|thousand|hundred|block|full|half|and|point|or|to|plus)s?$/;

/** Turns number words, fractions and hundreds into digits: "two and a half", "six fifty", "a third of an acre". */
export function readNumberWords(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const next = tokens[index + 1];
    const value =
      NUMBER_WORDS[token.word] ??
      (FOREIGN_COUNTED.test(next?.word ?? '') ? FOREIGN_NUMBERS[token.word] : undefined) ??
      (token.word === 'one' && COUNTED.test(next?.word ?? '') ? 1 : undefined);
    if (value === undefined) {
      read.push(token);
      continue;
    }
    const units = value >= 20 && value % 10 === 0 ? NUMBER_WORDS[next?.word ?? ''] : undefined;
    const hundreds = value < 10 ? readTens(tokens[index + 1], tokens[index + 2]) : undefined;
    if (hundreds !== undefined) {
      // "Six fifty" is how people say 650.
      read.push({ word: String(value * 100 + hundreds.value), start: token.start, end: hundreds.end });
      index += hundreds.length;
    } else if (units !== undefined && units < 10 && next !== undefined) {
      read.push({ word: String(value + units), start: token.start, end: next.end });
      index += 1;
    } else {
      read.push({ ...token, word: String(value) });
    }
  }
  return joinHundreds(read);
}

/** "Fifty", "twenty five": tens said after a digit. */
function readTens(
  first: Token | undefined,
  second: Token | undefined,
): { value: number; end: number; length: number } | undefined {
  const tens = NUMBER_WORDS[first?.word ?? ''];
  if (first === undefined || tens === undefined || tens < 20 || tens % 10 !== 0) return undefined;
  const units = NUMBER_WORDS[second?.word ?? ''];
  return second !== undefined && units !== undefined && units < 10
    ? { value: tens + units, end: second.end, length: 2 }
    : { value: tens, end: first.end, length: 1 };
}

/** What follows a "hundred" and belongs to it: "and 50" before "thousand"; how many words that is, the hundred with them. */
function findRestOfHundred([, first = '', second = '', third = '']: readonly string[]): { value: number; length: number } {
  const isRest = (word: string) => /^\d{1,2}$/.test(word);
  if (first === 'and' && (/^\d{2}$/.test(second) || (isRest(second) && third === 'thousand')))
    return { value: Number(second), length: 3 };
  return isRest(first) && second === 'thousand' ? { value: Number(first), length: 2 } : { value: 0, length: 1 };
}

/** "Five hundred thousand" is 500 thousand; "2 and a half" is 2.5; "1 1/2" is 1.5; "1/2" before "acre" is 0.5. */
function joinHundreds(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const words = tokens.slice(index + 1, index + 5).map((next) => next.word);
    const last = joined.at(-1);
    const isWhole = /^\d{1,3}$/.test(token.word);
    const share = readShareOfAcre([token.word, ...words]);
    if (share !== undefined) {
      joined.push({ word: String(share.acres), start: token.start, end: tokens[index + share.length - 1]?.end ?? token.end });
      index += share.length - 1;
    } else if (token.word === '3' && words[0] === 'quarters' && isMillion(words.slice(1))) {
      joined.push({ word: '750000', start: token.start, end: tokens[index + 4]?.end ?? token.end });
      index += words[1] === 'of' ? 4 : 2;
    } else if (/^(?:half|quarter)$/.test(token.word) && isMillion(words)) {
      const to = index + (words[0] === 'of' ? 3 : words[0] === 'a' ? 2 : 1);
      joined.push({ word: token.word === 'half' ? '500000' : '250000', start: token.start, end: tokens[to]?.end ?? token.end });
      index = to;
    } else if (/^(?:a|one)$/.test(token.word) && /^(?:million|mil|hundred|thousand)$/.test(words[0] ?? '')) {
      joined.push({ ...token, word: words[0] === 'hundred' ? '100' : '1' });
      if (words[0] === 'hundred') index += 1;
    } else if (isWhole && words[0] === 'hundred') {
      const rest = findRestOfHundred(words);
      const last = tokens[index + rest.length];
      joined.push({ word: String(Number(token.word) * 100 + rest.value), start: token.start, end: last?.end ?? token.end });
      index += rest.length;
    } else if (isWhole && words[0] === 'and' && words[1] === 'a' && words[2] === 'half') {
      joined.push({ word: String(Number(token.word) + 0.5), start: token.start, end: tokens[index + 3]?.end ?? token.end });
      index += 3;
    } else if (
      /^[1-3]$/.test(token.word) &&
      words[0] === '/' &&
      /^[2348]$/.test(words[1] ?? '') &&
      isFraction(token, tokens, index)
    ) {
      const part = Number(token.word) / Number(words[1]);
      const end = tokens[index + 2]?.end ?? token.end;
      if (last !== undefined && /^\d{1,2}$/.test(last.word) && part < 1) {
        last.word = String(Number(last.word) + part);
        last.end = end;
      } else {
        joined.push({ word: String(part), start: token.start, end });
      }
      index += 2;
    } else if (
      /^0\.(5|25|75)$/.test(token.word) &&
      last !== undefined &&
      /^\d{1,2}$/.test(last.word) &&
      last.end >= token.start - 1
    ) {
      last.word = String(Number(last.word) + Number(token.word));
      last.end = token.end;
    } else {
      joined.push(token);
    }
  }
  return joined;
}

const SHARES: Record<string, number> = { half: 0.5, third: 1 / 3, quarter: 0.25, '3 quarters': 0.75, '2 thirds': 2 / 3 };

/** "A third of an acre" is 0.33 of one: how much, and how many words say it before "acre". */
function readShareOfAcre(words: readonly string[]): { acres: number; length: number } | undefined {
  const match = /^(half|third|quarter|3 quarters|2 thirds)(?: of)?(?: an?| 1)? (?=(?:acres?|ac)(?: |$))/.exec(words.join(' '));
  const share = SHARES[match?.[1] ?? ''];
  if (match === null || share === undefined) return undefined;
  return { acres: Math.round(share * 1e6) / 1e6, length: match[0].trim().split(' ').length };
}

/** "A million", "of a million", "million": what halves and quarters of money go before. */
function isMillion(words: readonly string[]): boolean {
  return /^(?:of a |a )?(?:million|mil)\b/.test(words.join(' '));
}

// "3/2" is beds and baths; "1/2" counts as a half only where halves are usual.
function isFraction(token: Token, tokens: readonly Token[], index: number): boolean {
  const after = tokens[index + 3]?.word ?? '';
  return (
    Number(token.word) < Number(tokens[index + 2]?.word) &&
    /^(an?|acres?|ac|of|miles?|mi|bath|baths|bathrooms?|ba|hours?)$/.test(after)
  );
}
