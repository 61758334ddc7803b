import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parse } from 'csv-parse/sync';
import { describeDevice } from '#domains/accounts/model/describe-device.ts';
import { readEmail } from '#domains/accounts/model/read-email.ts';
import { emailProblem } from '#domains/accounts/web/registration-rules.ts';
import { checkCopy } from '#domains/compliance/contract.ts';
import { lintRemarks } from '#domains/compliance/model/lint-remarks.ts';
import { sniffDelimiter } from '#domains/feeds/model/sniff-delimiter.ts';
import { createJsonSplitter } from '#domains/feeds/model/split-json.ts';
import { CSV_READING } from '#domains/feeds/server/read-records.ts';
import { cleanText } from '#domains/listings/model/clean-text.ts';
import { readDate, readList, readNumber, readText, readTimestamp } from '#domains/listings/model/read-value.ts';
import { addressStarts, plainAddress, readsAsAddress } from '#domains/search/model/address-starts.ts';
import { splitStems } from '#domains/search/model/ranking/split-stems.ts';
import { createGazetteer, type Gazetteer } from '#domains/reading/model/line/gazetteer.ts';
import { readQuery } from '#domains/reading/model/read-query.ts';
import { toFilters } from '#domains/search/server/sentences/filters-of-reading.ts';
import { mayNameHome } from '#domains/search/web/find-named-home.ts';
import { mayBeSentence, offerReading } from '#domains/search/web/offer-reading.ts';
import { withoutWords } from '#domains/search/web/reading-parts.ts';
import { readSearchState } from '#domains/search/web/search-state.ts';
import { readCorrection } from '#domains/valuation/web/read-correction.ts';
import { foldText, slugify } from '#lib/fold-text.ts';
import { parseJson } from '#lib/parse-json.ts';
import { personNameField } from '#lib/person-name.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { readAmount } from '#lib/read-amount.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { readPageCursor } from '#platform/verb/page-cursor.ts';
import { readFigure } from '#ui/read-figure.ts';
import { labelledPlaces, readLabelledSearches } from './labelled-searches.ts';

/** The code that reads strangers' texts, and their maximum length. */
export interface TextReader {
  name: string;
  longest: number;
  /** Pieces that the reader looks for, which make up its worst texts. */
  pieces: readonly string[];
  read: (text: string) => void;
}

const spoken = [...new Set(readLabelledSearches('exact').flatMap(({ query }) => query.split(' ')))];
/** Turns of speech that reach over many words, and numbers behind their labels. */
const DISMISSING = [
  'leave the pool ',
  'no way am i going to ',
  'a pool, ',
  'and the ',
  'or a ',
  ': all wasted on us ',
  'is just so really ',
  'beds 4 ',
  'sqft over 2000 ',
  'id rather sleep than be in a ',
  'who on earth really even ',
  'dont mark it down for a missing ',
  'no worse without a ',
  'the same goes for ',
];
const frequent = new Set(spoken);

const copy = ['every-class.txt', 'every-class-apart.txt', 'roundabout.txt'].flatMap((file) =>
  readFileSync(new URL(`../../src/domains/compliance/model/labelled/${file}`, import.meta.url), 'utf8').split('\n'),
);
const published = [...new Set(copy.flatMap((line) => line.replace(/^.* \| /, '').split(/[\s[\]]+/)))];

const nameField = personNameField('Give your name');
const ignore = () => undefined;
const STREET = ['12 ', 'main ', 'st ', 'street ', 'n ', 'apt ', '#4 ', ', ', 'unit ', 'saint ', '-', '½ '];
const MARKUP = ['<script', '<style>', '</script ', '<!--', '-->', '<', '>', '<p ', '&amp;', '&#', '\n', '<br', ' ', 'a'];
const NUMBER = ['1', '-', '.', '$', ',', '000', 'e', '+', ' ', ',111', 'k', 'm'];

function readSentence(text: string, known: Gazetteer) {
  return readQuery(text, {
    gazetteer: known,
    isFrequentWord: (word) => frequent.has(word),
    today: '2026-05-01',
    withOwnTags: true,
  });
}

/** As many names as a country has, close to each other and to people's own words. */
function* nameManyPlaces(count: number): Generator<string> {
  const random = createRandom('many places');
  const heads =
    'Alder Ash Birch Brook Cedar Clear Elk Fair Glen Harbor King Lake Maple Mill Oak Otter Pine River Spring Stone Summer Willow'.split(
      ' ',
    );
  const tails =
    'bay brook burg dale field ford grove ham haven hill hurst land mont mouth port side stead ton view ville wood worth'.split(
      ' ',
    );
  const kinds = [
    '',
    ' Heights',
    ' Park',
    ' Station',
    ' Springs',
    ' Elementary School',
    ' High School',
    ' Creek',
    ' Point',
    ' Village',
  ];
  const names = new Set<string>();
  while (names.size < count) {
    const middle = random.chance(0.6) ? random.pick(['a', 'e', 'er', 'in', 'ing', 'le', 'on', 'or', 's']) : '';
    const name = `${random.pick(['', '', 'North ', 'East ', 'Saint ', 'Mount '])}${random.pick(heads)}${middle}${random.pick(tails)}${random.pick(kinds)}`;
    if (!names.has(name)) yield name;
    names.add(name);
  }
}

export const TEXT_READERS: readonly TextReader[] = [
  {
    name: 'sentences of searches',
    longest: 1000,
    pieces: [...DISMISSING, ...spoken.map((word) => `${word} `)],
    read: (text) => void readSentence(text, labelledPlaces),
  },
  {
    name: 'texts to be published',
    longest: 40_000,
    pieces: [
      'no ',
      'not suitable for ',
      'families, ',
      'must be ',
      'near the ',
      'n o ',
      'Аsian ',
      'only ',
      ...published.map((word) => `${word} `),
    ],
    read: (text) => void checkCopy(text),
  },
  {
    name: 'remarks as boards take them',
    longest: 64_000,
    pieces: [
      'a',
      '1',
      '303',
      '-',
      ' ',
      '555-0142',
      '@',
      '.com',
      'www.',
      'call ',
      'open house ',
      'gate code ',
      '2%',
      '$5,000 ',
      'commission ',
      'sat ',
      "buyer's agent ",
      '/',
    ],
    read: (text) => void lintRemarks(text),
  },
  {
    name: 'keywords that may be sentences',
    longest: 200,
    pieces: spoken.map((word) => `${word} `),
    read: (text) => {
      if (!mayBeSentence(text)) return;
      const { reading, spans } = readSentence(text, labelledPlaces);
      const search = toFilters(reading, { findPlaces: () => ['oakdale-or'], today: '2026-05-01' });
      offerReading(readSearchState(new URLSearchParams({ q: text })), { ...reading, spans, search, engine: 'Rules' });
      for (const { text: words } of spans) withoutWords(text, words);
    },
  },
  {
    name: 'beginnings of places, addresses and numbers',
    longest: 200,
    pieces: [...STREET, 'w10', '-', '%', '_', '\\'],
    read: (text) => void [addressStarts(foldText(text)), plainAddress(foldText(text)), readsAsAddress(text), mayNameHome(text)],
  },
  {
    name: 'tables of homes',
    longest: 8000,
    pieces: ['"', '""', ',', ';', '\t', '|', '#', '\n', '\r\n', 'ListingKey', 'a', ' ', '=1'],
    read: (text) => void parse(text, { ...CSV_READING, delimiter: sniffDelimiter(text), max_record_size: 1_000_000 }),
  },
  {
    name: 'lists of homes',
    longest: 8000,
    pieces: ['[', '{', '"', ':', ',', '1', '\\', '}', ']', ' ', '\n', '{"a":1}\n'],
    read: (text) => {
      try {
        const splitter = createJsonSplitter();
        splitter.push(Buffer.from(text));
        splitter.end();
      } catch (error) {
        if (!(error instanceof Error)) throw error;
      }
    },
  },
  {
    name: 'lists in a cell',
    longest: 16_000,
    pieces: [',', ';', '|', '(', ')', 'a', ' ', '[', '"'],
    read: (text) => void readList('x', text, ignore),
  },
  {
    name: 'numbers and facts typed into a field',
    longest: 2000,
    pieces: [...NUMBER, ' sq ft', 'sq.', 'yes', '/', '\u00a0'],
    read: (text) => void [readFigure(text), readCorrection(text)],
  },
  { name: 'addresses', longest: 200, pieces: STREET, read: (text) => void [addressStarts(text), plainAddress(text)] },
  { name: 'remarks', longest: 64_000, pieces: MARKUP, read: (text) => void cleanText(text) },
  { name: 'texts of feeds', longest: 64_000, pieces: MARKUP, read: (text) => void readText('x', text, 4000, ignore) },
  { name: 'numbers of feeds', longest: 64_000, pieces: NUMBER, read: (text) => void readNumber('x', text, 0, 1e9, ignore) },
  {
    name: 'days of feeds',
    longest: 64_000,
    pieces: ['2026', '-', '05', 'T', ':', 'Z', '.', '0', ' ', '/'],
    read: (text) => void [readDate('x', text, ignore), readTimestamp('x', text, ignore)],
  },
  { name: 'amounts', longest: 2000, pieces: NUMBER, read: (text) => void readAmount(text) },
  {
    name: 'email addresses',
    longest: 2000,
    pieces: ['a', '@', '.', 'a.', '-', '"', '+', '_', '1'],
    read: (text) => void [readEmail(text), emailProblem(text)],
  },
  {
    name: 'names of people',
    longest: 1000,
    pieces: ['a', ' ', '\u202E', '\u200B', 'www.', '://', 'é', '\n', '\u2800'],
    read: (text) => void nameField.safeParse(text),
  },
  {
    name: 'marks of pages of lists',
    longest: 16_000,
    pieces: ['a', 'W10', 'W1sx', '_', '-', '=', ' ', 'eyJ', '/'],
    read: (text) => {
      try {
        readPageCursor(z.unknown(), text);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    },
  },
  {
    name: 'names in addresses of pages',
    longest: 16_000,
    pieces: ['a', '-', ' ', '--', 'É', '’', '!', '1'],
    read: (text) => void slugify(text),
  },
  {
    name: 'names of browsers',
    longest: 16_000,
    pieces: ['Mozilla/5.0 ', 'Chrome/', 'Safari/', 'Edg/', 'Version/', ' ', 'Mac OS X', 'a', '('],
    read: (text) => void describeDevice(text),
  },
  {
    name: 'words of remarks',
    longest: 64_000,
    pieces: spoken.slice(0, 400).map((word) => `${word} `),
    read: (text) => void splitStems(text),
  },
  {
    name: 'JSON',
    longest: 64_000,
    pieces: ['[', '{', '"', ':', ',', '1', 'a', '\\', '\\u12', '}', ']', ' ', '1e'],
    read: (text) => {
      try {
        parseJson(text);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
      }
    },
  },
];

/** Sentences read against as many places as a country has: only for the bench, since they are too slow for a test. */
export function readerAmongManyPlaces(): TextReader {
  const manyPlaces = createGazetteer(nameManyPlaces(20_000));
  return {
    name: 'sentences of searches among 20,000 places',
    longest: 1000,
    pieces: [
      ...spoken.slice(0, 300).map((word) => `${word} `),
      'Harborvile ',
      'st maplefeild ',
      'Willoww Hieghts ',
      'Otterdal Elementry ',
    ],
    read: (text) => void readSentence(text, manyPlaces),
  };
}

const ODD = ['\u0000', '\u{1F3E0}', 'é', '½', '\u200b', '9', ',', '.', '(', "'", '- '];

/** A text that is hard on a reader: a few pieces repeated, close to the ones it looks for. */
export function drawHostile(random: Random, { pieces }: TextReader): string {
  const count = random.pick([1, 1, 2, 2, 3, 5, 9, 25]);
  const chosen = Array.from({ length: count }, () => (random.chance(0.06) ? random.pick(ODD) : random.pick(pieces)));
  // A near match costs more than a match.
  return chosen.map((piece) => (random.chance(0.15) ? piece.slice(0, -1) : piece)).join('') || 'a';
}

/** The text with small changes. */
export function changeHostile(random: Random, text: string, reader: TextReader): string {
  const at = random.int(0, text.length);
  const cut = random.chance(0.5) ? random.int(0, 8) : 0;
  return (
    `${text.slice(0, at)}${random.chance(0.8) ? drawHostile(random, reader) : ''}${text.slice(at + cut)}`.slice(0, 400) || 'a'
  );
}

export function repeatTo(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
