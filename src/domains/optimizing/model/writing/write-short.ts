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
      noun !== 'waterfront' && !/^a (?:corner lot$|[\w-]+ location$)|bedrooms? on the main level$/.test(noun),
  );
  const some = all.filter(({ topic, salience }) => topic !== 'build' && salience > OF_ORDINARY).slice(0, 9);
  return some.length > 0 ? some : all.filter(({ nouns: [noun = ''] }) => /^(?:an? |\w+ walls$)/.test(noun));
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
  const say = (some: readonly Statement[]) =>
    `${stage}${stage === '' ? capitalize(head) : head}${tail}${some.length === 0 ? '' : ` with ${joinWords(some.map(({ nouns }) => nameAlone(nouns[0] ?? '')))}`}`;
  const isSaid = ({ fields: own }: Statement) => before.some((part) => part.fields.some((field) => own.includes(field)));
  for (const one of pool.filter((other) => !isSaid(other))) {
    if (say(used).length >= TITLE_CHARACTERS.best || used.length === 3) break;
    if (say([...used, one]).length <= TITLE_CHARACTERS.most) used.push(one);
  }
  const text = say(used);
  const all = unique([...fields, ...used.flatMap((one) => one.fields)]);
  return all.length === 0 || text.length > TITLE_CHARACTERS.most ? undefined : { text, fields: all };
}

export function writeHighlights({ statements, passes }: ShortInput): WrittenText[] {
  return telling(statements)
    .map(({ nouns, fields }) => ({ text: capitalize(bare(nameAlone(nouns[0] ?? ''))), fields }))
    .filter(({ text }) => passes(text))
    .slice(0, MOST_HIGHLIGHTS);
}

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
    const add = (words: string, more: readonly string[]) => {
      const next = `${text} ${words}`;
      if (next.length > most || !passes(words)) return;
      text = next;
      fields = unique([...fields, ...more]);
    };
    const sizes = [baths, area].filter((part) => part !== undefined);
    if (sizes.length > 0)
      add(
        `${capitalize(joinWords(sizes.map((part) => part.text)))}.`,
        sizes.flatMap((part) => part.fields),
      );
    const others = telling(statements).filter(({ fields: own }) => own.some((field) => !fields.includes(field)));
    let count = others.length;
    const say = (some: readonly Statement[]) => `Also: ${joinWords(some.map(({ nouns }) => bare(nameAlone(nouns[0] ?? ''))))}.`;
    while (count > 0 && text.length + 1 + say(others.slice(0, count)).length > most) count -= 1;
    if (count > 0)
      add(
        say(others.slice(0, count)),
        others.slice(0, count).flatMap((one) => one.fields),
      );
    return { text, fields };
  };
  return { snippet: extend(SNIPPET_CHARACTERS), social: extend(SOCIAL_CHARACTERS) };
}
