import { patternFinder } from '#lib/pattern-finder.ts';
import type { Category, Rule } from '../finding.ts';
import type { Item } from '../text/item.ts';
import { SAYINGS_OF_COMPANY } from './sayings-of-company.ts';
import { SAYINGS_OF_CREWS } from './sayings-of-crews.ts';
import { SAYINGS_OF_HINTS } from './sayings-of-hints.ts';
import { SAYINGS_OF_HOUSEHOLDS } from './sayings-of-households.ts';
import { SAYINGS_OF_LIVES } from './sayings-of-lives.ts';
import { SAYINGS_OF_PLACES } from './sayings-of-places.ts';
import { SAYINGS_OF_QUESTIONS } from './sayings-of-questions.ts';
import { SAYINGS_OF_REMARKS } from './sayings-of-remarks.ts';
import { SAYINGS_OF_REPLIES } from './sayings-of-replies.ts';
import { SAYINGS_OF_RULES, type Saying } from './sayings-of-rules.ts';
import { SAYINGS_OF_TERMS } from './sayings-of-terms.ts';
import { SAYINGS_OF_TROUBLE } from './sayings-of-trouble.ts';
import { SAYINGS_OF_UNEASE } from './sayings-of-unease.ts';
import { SAYINGS_OF_WAYS } from './sayings-of-ways.ts';

const SAYINGS: readonly Saying[] = [
  ...SAYINGS_OF_RULES,
  ...SAYINGS_OF_LIVES,
  ...SAYINGS_OF_COMPANY,
  ...SAYINGS_OF_REPLIES,
  ...SAYINGS_OF_QUESTIONS,
  ...SAYINGS_OF_REMARKS,
  ...SAYINGS_OF_PLACES,
  ...SAYINGS_OF_TROUBLE,
  ...SAYINGS_OF_UNEASE,
  ...SAYINGS_OF_HINTS,
  ...SAYINGS_OF_HOUSEHOLDS,
  ...SAYINGS_OF_TERMS,
  ...SAYINGS_OF_WAYS,
  ...SAYINGS_OF_CREWS,
];
const HARMLESS = /\b(?:regardless|fair housing|discriminat\w+)\b/;
const MOST_ITEMS = 60;

export interface Said {
  category: Category;
  rule: Rule;
  from: number;
  to: number;
}

/** The sayings of a text, with their items. */
export function findSayings(items: readonly Item[]): Said[] {
  const found: Said[] = [];
  // What is said again and again says the same.
  const known = new Map<string, Said[]>();
  for (let start = 0; start < items.length;) {
    let end = start;
    while (end < items.length && items[end]?.letter !== '.' && end - start < MOST_ITEMS) end += 1;
    const sentence = items.slice(start, end);
    const wording = sentence.map(({ letter, words }) => (letter === ',' ? letter : words)).join('|');
    const sayings = known.get(wording) ?? sayingsOf(sentence);
    known.set(wording, sayings);
    for (const said of sayings) found.push({ ...said, from: start + said.from, to: start + said.to });
    start = Math.max(end, start + 1);
  }
  return found;
}

let likelyIn: ((sentence: string) => Saying[]) | undefined;

function sayingsOf(items: readonly Item[]): Said[] {
  let sentence = '';
  const starts: number[] = [];
  for (const { letter, words } of items) {
    starts.push(sentence.length);
    if (letter !== ',') sentence += `${words} `;
  }
  sentence = sentence.trimEnd();
  if (HARMLESS.test(sentence)) return [];
  // Hardly a sentence holds the words of a saying, and telling so costs far less than compiling the patterns.
  likelyIn ??= patternFinder(SAYINGS, ({ said }) => said);
  return likelyIn(sentence).flatMap(({ category, rule, said, where, unless }) => {
    const match = said.exec(sentence);
    if (match === null || where?.test(sentence) === false || unless?.test(sentence) === true) return [];
    const from = starts.findLastIndex((one) => one <= match.index);
    const to = starts.findLastIndex((one) => one < match.index + match[0].length) + 1;
    return [{ category, rule, from, to }];
  });
}
