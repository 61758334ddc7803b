import type { ParsedSentence } from '../contract.ts';
import { slotOfNoFilter } from '../model/slot-of-no-filter.ts';

/** What to say about words that are not a search, by reason. Emoji need no words. */
const WARNINGS: Record<string, { title: string; text: string } | undefined> = {
  injection: {
    title: 'Some of these words were not read',
    text: 'They were meant for the software, not for a home search. Say what you’re looking for in a home.',
  },
  off_topic: {
    title: 'This is not about a home',
    text: 'Here you can say what you’re looking for: a place, a price, bedrooms, features, what should be near.',
  },
  garbage: {
    title: 'These words could not be read',
    text: 'Say it another way, such as “3 bedrooms under $600k with a garage”.',
  },
  impossible: {
    title: 'No home can match that',
    text: 'Look at the numbers below: a price, a size or a count is out of reach, or a minimum is above its maximum.',
  },
};

/** Something to know about how the sentence was read: a few words for its chip, and all of it. */
export interface ReadingNote {
  chip: string;
  title: string;
  text: string[];
}

export interface ReadingParts {
  notes: ReadingNote[];
  /** Parts of the wish filter: they order homes and leave none out. */
  wishes: string[];
  /** Words that mean nothing here, with the reason. */
  unread: { text: string; reason: string }[];
  /** What was understood but is no filter, with the reason. */
  notApplied: { label: string; reason: string }[];
  /** Which words became what. */
  understood: { text: string; label: string; engine: string | undefined }[];
}

const FOLLOWED = /^(filters\.|must|sort$)/;

/**
 * A sentence's reading, sorted by what the reader can do about it. `wish` is the filter that orders the list,
 * `unspoken` its words that no description mentions.
 */
export function partsOf(
  reading: ParsedSentence | undefined,
  wish: string | undefined,
  unspoken: readonly string[] = [],
): ReadingParts {
  if (reading === undefined) {
    return {
      notes: notesOfUnspoken(unspoken),
      wishes: wish === undefined ? [] : [wish],
      unread: [],
      notApplied: [],
      understood: [],
    };
  }
  const { soft, unresolved, spans, search } = reading;
  const said = [...soft.map((word) => word.replaceAll('_', ' ')), ...unresolved.map(({ text }) => text)];
  const wishes = said.filter((text) => wish?.includes(text) === true);
  const rest = wishes.reduce((left, text) => withoutWords(left, text), wish ?? '');
  const isWish = (slot: string) => slot.startsWith('soft.');
  const notSought = search.notApplied.filter(({ slot }) => !isWish(slot));
  return {
    notes: [...notesOf(reading), ...notesOfUnspoken(unspoken)],
    wishes: rest === '' ? wishes : [...wishes, rest],
    unread: unresolved.filter(
      ({ text }) => !wishes.includes(text) && !notSought.some(({ slot }) => slot === slotOfNoFilter(text)),
    ),
    notApplied: [
      ...notSought.map(({ label, reason }) => ({ label, reason })),
      ...search.notApplied
        .filter(({ slot }) => isWish(slot) && !wishes.includes(slot.slice('soft.'.length).replaceAll('_', ' ')))
        .map(({ label, reason }) => ({ label, reason })),
    ],
    understood: spans
      .filter(({ slot }) => FOLLOWED.test(slot) && !notSought.some((one) => one.slot === slot))
      .map(({ text, label, engine }) => ({ text, label, engine })),
  };
}

function notesOf({ fair_housing: fairHousing, safety }: ParsedSentence): ReadingNote[] {
  const warning = safety === null ? undefined : WARNINGS[safety.flag];
  return [
    ...(fairHousing === null
      ? []
      : [
          {
            chip: 'Fair housing law: part left out',
            title: 'Part of this isn’t a filter here',
            text: [
              'Fair housing law bars choosing homes by who lives there, so these words were left out.',
              ...(fairHousing.neutral_alternative === '' ? [] : [fairHousing.neutral_alternative]),
            ],
          },
        ]),
    ...(warning === undefined ? [] : [{ chip: warning.title, title: warning.title, text: [warning.text] }]),
  ];
}

function notesOfUnspoken(words: readonly string[]): ReadingNote[] {
  if (words.length === 0) return [];
  const quoted = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words.map((word) => `“${word}”`));
  return [
    {
      chip: `No description mentions ${quoted}`,
      title: 'Part of your wish doesn’t change the order',
      text: [`No description here mentions ${quoted}, so the rest of your wish sets the order.`],
    },
  ];
}

/** A text without the first occurrence of these words. */
export function withoutWords(text: string, words: string): string {
  return text.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
}
