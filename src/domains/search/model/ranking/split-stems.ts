import { dictionary } from '#lib/dictionary.ts';
import { stemmer } from 'stemmer';
import { foldText } from '#lib/fold-text.ts';

const NUMBER_WORDS = dictionary<string>({
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
});

const stems = new Map<string, string>();
const MOST_REMEMBERED = 50_000;

/** The stems of a text's words in order (Porter), numbers as digits. */
export function splitStems(text: string): string[] {
  const words =
    foldText(text)
      .replaceAll(/['’]s\b/g, '')
      .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
  return words.map(stemOf);
}

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size > MOST_REMEMBERED) stems.clear();
  const stem = NUMBER_WORDS[word] ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** Stems of words that say nothing about a home. */
const STOP_STEMS: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been but by can could do does for from get had has have he her here him his how i if in into is it its just let like looking
  me my need needs of off on or our out own place she should so some somewhere something that the their them then there these they this to too up us very want wants was we were what when where which
  while who will with would you your home house property find someone s t don`
    .split(/\s+/)
    .map((word) => stemmer(word)),
);

export function isTelling(stem: string): boolean {
  return !STOP_STEMS.has(stem) && (stem.length > 1 || /\d/.test(stem));
}
