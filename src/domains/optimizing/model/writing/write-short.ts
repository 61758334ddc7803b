import { capitalize } from '#lib/format.ts';
import type { Random } from '#lib/random.ts';
import type { Identity } from './identity.ts';
import { joinWords, nameAlone, OF_ORDINARY, type Statement } from './statement.ts';

export interface WrittenText {
  text: string;
  fields: readonly string[];
}

interface ShortInput {
  statements: readonly Statement[];
  identity: Identity;
  passes: (text: string) => boolean;
}

export const TITLE_CHARACTERS = { best: 60, most: 80 } as const;
const SNIPPET_CHARACTERS = 155;
const SOCIAL_CHARACTERS = 280;
const MOST_TITLES = 3;
const MOST_HIGHLIGHTS = 8;

const bare = (noun: string) => noun.replace(/^(?:an?|the) /, '');
const unique = (fields: readonly string[]) => [...new Set(fields)];

/** What a buyer would tell others of the home first. */
const telling = (statements: readonly Statement[]) =>
  statements
    .filter(({ topic, nouns }) => nouns.length > 0 && topic !== 'nearby' && topic !== 'costs' && topic !== 'shared')
    .toSorted((a, b) => b.salience - a.salience);

/** What a title names after "with": nothing that most homes have, nor what it says before the noun. */
const forTitles = (statements: readonly Statement[]) => {
  const all = telling(statements).filter(
    ({ nouns: [noun = ''] }) =>
      noun !== 'waterfront' &&
      // A unit is in its building, and not with it.
      !/^a (?:corner lot$|[\w-]+ location$)|bedrooms? on the main level$|\bbuilding\b/.test(noun),
  );
  const some = all.filter(({ topic, salience }) => topic !== 'build' && salience > OF_ORDINARY).slice(0, 9);
  const apt = some.length > 0 ? some : all.filter(({ nouns: [noun = ''] }) => /^(?:an? |\w+ walls$)/.test(noun));
  // "With a basement with 640 finished sq ft" has one "with" too many.
  const plain = apt.filter(({ nouns: [noun = ''] }) => !/ with /.test(noun));
  return plain.length > 0 ? plain : apt;
};

/** Titles of at most 80 characters, most of them of at least 60. */
export function writeTitles({ statements, identity, random, passes }: ShortInput & { random: Random }): WrittenText[] {
  const titles = new Map<string, WrittenText>();
  const pool = forTitles(statements);
  for (let round = 0; round < 12 && titles.size < MOST_TITLES; round++) {
    const title = writeTitle(identity, random.shuffle(pool), random);
    if (title !== undefined && !titles.has(title.text) && passes(title.text)) titles.set(title.text, title);
  }
  return [...titles.values()].toSorted(
    (a, b) => Number(b.text.length >= TITLE_CHARACTERS.best) - Number(a.text.length >= TITLE_CHARACTERS.best),
  );
}

function writeTitle(
  { noun, kind, style, beds, place, titled }: Identity,
  pool: readonly Statement[],
  random: Random,
): WrittenText | undefined {
  const count = beds === undefined ? '' : `${beds.text.replace(/ bedrooms?$/, '')}-bedroom `;
  const isStyled = style !== undefined && random.chance(0.6);
  const trait = titled.traits.length > 0 && random.chance(0.5) ? random.pick(titled.traits) : undefined;
  const before = [titled.waterfront, titled.size].filter((part) => part !== undefined);
  // "Four-bedroom, two-story house", and "four-bedroom 1926 house".
  const sized = trait?.text.endsWith('-story') === true ? count.replace(/ $/, ', ') : count;
  const words = [...before.map((part) => `${part.text} `), sized, trait === undefined ? '' : `${trait.text} `];
  const head = `${words.join('')}${isStyled ? `${style.text} ` : ''}${noun}`;
  const stage = titled.stage === undefined ? '' : `${titled.stage.text}: `;
  const isPlaced = place !== undefined && random.chance(0.7);
  const fields = [
    ...(beds?.fields ?? []),
    ...(kind?.fields ?? []),
    ...(isStyled ? style.fields : []),
    ...[titled.stage, trait, ...before].flatMap((part) => part?.fields ?? []),
    ...(isPlaced ? place.fields : []),
  ];
  const tail = isPlaced ? ` in ${place.text}` : '';
  const used: Statement[] = [];
  const say = (some: readonly Statement[]) => `${stage}${stage === '' ? capitalize(head) : head}${tail}${sayAfter(some)}`;
  const isSaid = ({ fields: own }: Statement) => before.some((part) => part.fields.some((field) => own.includes(field)));
  for (const one of pool.filter((other) => !isSaid(other))) {
    if (say(used).length >= TITLE_CHARACTERS.best || used.length === 3) break;
    if (say([...used, one]).length <= TITLE_CHARACTERS.most) used.push(one);
  }
  const text = say(used);
  const all = unique([...fields, ...used.flatMap((one) => one.fields)]);
  return all.length === 0 || text.length > TITLE_CHARACTERS.most ? undefined : { text, fields: all };
}

/** "With a loft and a deck", and what a home stands on last: "on a 2-acre lot", "with a deck, on a 2-acre lot". */
function sayAfter(statements: readonly Statement[]): string {
  const [ground] = statements.filter(({ topic, openings: [opening = ''] }) => topic === 'lot' && opening.startsWith('on a'));
  const had = statements.filter((one) => one !== ground).map(({ nouns: [noun = ''] }) => nameAlone(noun));
  const where = ground === undefined ? '' : ` ${ground.openings[0]}`;
  return had.length === 0 ? where : ` with ${joinWords(had)}${where === '' ? '' : `,${where}`}`;
}

export function writeHighlights({ statements, passes }: ShortInput): WrittenText[] {
  return telling(statements)
    .map(({ nouns, fields }) => ({ text: capitalize(bare(nameAlone(nouns[0] ?? ''))), fields }))
    .filter(({ text }) => passes(text))
    .slice(0, MOST_HIGHLIGHTS);
}

/** What a home has, not how it is: "a view" and "two stories", not "built in 1962". */
const IS_THING = /^(?!built |in an? |all on |sold |new construction|under construction|to be built|waterfront)/;

/** A unit is in its building, and a home on its one story; all else is named. */
const sayPart = ({ nouns: [noun = ''], fields }: Statement): WrittenText => ({
  text: /\bbuilding\b/.test(noun) ? `in ${noun}` : noun === 'one story' ? 'all on one story' : nameAlone(noun),
  fields,
});
const joinTraits = (traits: readonly string[]) => traits.join(', ');

/** What search engines and posts show. */
export function writeShort(
  { statements, identity, passes }: ShortInput,
  titles: readonly WrittenText[],
): { snippet: WrittenText | null; social: WrittenText | null } {
  const [title] = titles;
  if (title === undefined) return { snippet: null, social: null };
  const { baths, area } = identity;
  const extend = (most: number): WrittenText => {
    let text = `${title.text}.`;
    let fields = title.fields;
    /** A sentence of as many of these as there is room for. */
    const add = (parts: readonly WrittenText[], join: (words: readonly string[]) => string) => {
      for (let count = parts.length; count > 0; count--) {
        const some = parts.slice(0, count);
        const words = `${capitalize(join(some.map((part) => part.text)))}.`;
        if (text.length + 1 + words.length > most || !passes(words)) continue;
        text = `${text} ${words}`;
        fields = unique([...fields, ...some.flatMap((part) => part.fields)]);
        return;
      }
    };
    const others = telling(statements)
      .filter(({ fields: own }) => own.some((field) => !title.fields.includes(field)))
      .map(sayPart);
    add(
      [...[baths, area].filter((part) => part !== undefined), ...others.filter(({ text: words }) => IS_THING.test(words))],
      joinWords,
    );
    add(
      others.filter(({ text: words }) => !IS_THING.test(words)),
      joinTraits,
    );
    return { text, fields };
  };
  return { snippet: extend(SNIPPET_CHARACTERS), social: extend(SOCIAL_CHARACTERS) };
}
