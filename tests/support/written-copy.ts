import { type HomeFacts } from '#domains/optimizing/model/home-facts.ts';
import { type Copy, writeCopy } from '#domains/optimizing/model/writing/write-copy.ts';

/** The year that the texts of tests are written in. */
export const YEAR = 2027;

export const writeIn = (facts: HomeFacts, seed = 'one', round = 0): Copy =>
  writeCopy(facts, { seed, round, year: YEAR, state: 'WA' });

/** Every text that is written of a home. */
export const textsOf = ({ variants, titles, highlights, snippet, social, translatable }: Copy): string[] => [
  ...variants.map(({ text }) => text),
  ...[...titles, ...highlights, snippet, social, ...translatable].flatMap((one) => one?.text ?? []),
];
