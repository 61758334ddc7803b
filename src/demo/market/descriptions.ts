import { sayCount, sayNumber } from '#lib/say-number.ts';
import type { Random } from '#lib/random.ts';
import {
  basementSentence,
  bedroomSentence,
  kitchenSentence,
  laundrySentence,
  livingSentence,
  roomsSentence,
  sizeSentence,
  systemsSentence,
} from './remarks-inside.ts';
import { openingOf } from './remarks-openings.ts';
import {
  accessSentence,
  associationSentence,
  buildingSentence,
  lotSentence,
  outdoorSentence,
  parkingSentence,
  petsSentence,
  plainSentences,
  ruralSentence,
  settingSentence,
  termsSentence,
} from './remarks-outside.ts';
import type { RemarkFacts } from './remarks-words.ts';

/** Says one thing about the home, if it holds. */
type Part = () => string | null;

const LEAST_WORDS = 62;
const MOST_WORDS = 165;
/** Feature values that an opening may have named already. */
const SAID: readonly (readonly [value: string, pattern: RegExp])[] = [
  ['Vaulted Ceiling(s)', /vaulted/i],
  ['Natural Woodwork', /woodwork/i],
  ['Office', /office|Work has a room/],
  ['Deck', /\bdeck\b/i],
  ['Garden', /garden beds/i],
  ['Hardwood', /hardwood/i],
];

/**
 * Public remarks of 60 to 180 words. Every claim is read off the facts; nothing is said about who should live there.
 * The opening leads with what sets the home apart; the rest is a varied choice of the facts that hold.
 */
export function describe(everything: RemarkFacts, random: Random): string {
  const opening = openingOf(everything, random);
  const facts = withoutSaid(everything, opening);
  const rooms: readonly Part[] = [
    () => livingSentence(facts, random),
    () => kitchenSentence(facts, random),
    () => bedroomSentence(facts, random),
    () => roomsSentence(facts, random),
    () => laundrySentence(facts, random),
    () => basementSentence(facts, random),
    () => systemsSentence(facts, random),
  ];
  const grounds: readonly Part[] = [
    () => outdoorSentence(facts, random),
    () => lotSentence(facts, random),
    () => parkingSentence(facts, random),
    () => ruralSentence(facts),
    () => accessSentence(facts),
    () => settingSentence(facts, random),
  ];
  const last = [
    () => buildingSentence(facts, random),
    () => associationSentence(facts, random),
    () => petsSentence(facts),
    () => termsSentence(facts),
  ];
  const sentences = [opening];
  const size = random.chance(mentionsRooms(opening, facts) ? 0.3 : 0.92)
    ? sizeSentence(facts, random, {
        areaIsSaid: opening.includes('square feet'),
        bedsAreSaid: facts.home.bedrooms > 0 && opening.toLowerCase().includes(`${sayNumber(facts.home.bedrooms)}-bedroom`),
      })
    : null;
  if (size !== null) sentences.push(size);
  const mustSay = last.flatMap((make) => make() ?? []);
  const wanted = random.int(70, MOST_WORDS - 15);
  let words = countWords([...sentences, ...mustSay]);
  const inside = random.shuffle(rooms);
  const chosen = new Map<Part, string>();
  for (const make of [...inside.slice(0, 4), ...random.shuffle(grounds), ...inside.slice(4)]) {
    if (words >= wanted) break;
    const sentence = make();
    if (sentence === null) continue;
    const length = countWords([sentence]);
    if (words + length > MOST_WORDS) continue;
    chosen.set(make, sentence);
    words += length;
  }
  // As a visit goes: through the rooms, then out, then around.
  sentences.push(...[...rooms, ...grounds].flatMap((part) => chosen.get(part) ?? []));
  sentences.push(...mustSay);
  for (const sentence of random.shuffle(plainSentences(facts))) {
    if (words >= LEAST_WORDS) break;
    sentences.push(sentence);
    words += countWords([sentence]);
  }
  return sentences.join(' ');
}

function mentionsRooms(opening: string, { home }: RemarkFacts): boolean {
  return home.bedrooms > 0 && opening.includes(sayCount(home.bedrooms, 'bedroom'));
}

/** The rest does not repeat the opening. */
function withoutSaid(facts: RemarkFacts, opening: string): RemarkFacts {
  const said = new Set(SAID.filter(([, pattern]) => pattern.test(opening)).map(([value]) => value));
  const { features } = facts;
  return {
    ...facts,
    home: opening.includes('fireplace') ? { ...facts.home, fireplaces: 0 } : facts.home,
    features: {
      ...features,
      interior: features.interior.filter((value) => !said.has(value)),
      rooms: features.rooms.filter((value) => !said.has(value)),
      patio: features.patio.filter((value) => !said.has(value)),
      exterior: features.exterior.filter((value) => !said.has(value)),
      flooring: features.flooring.filter((value) => !said.has(value)),
    },
  };
}

export function countWords(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);
}
