import { capitalize } from '#lib/format.ts';
import type { Random } from '#lib/random.ts';
import type { Statement, Topic } from './statement.ts';

/** A sentence with the fields that it rests on. */
export interface WrittenSentence {
  text: string;
  fields: readonly string[];
  /** What buyers would miss first is high. */
  salience: number;
  /** What it says without the sentence before it, if that differs: "The house has a den" for "It has a den". */
  alone?: string;
}

export interface Clause {
  text: string;
  fields: readonly string[];
  salience: number;
  topics: readonly Topic[];
  isShort: boolean;
  /** Stands in a sentence of its own. */
  isAlone?: boolean;
}

const SHORT = 75;
export const clauseOf = (text: string, statements: readonly Statement[]): Clause => ({
  text,
  fields: [...new Set(statements.flatMap(({ fields }) => fields))],
  salience: mostSalient(statements),
  topics: [...new Set(statements.map(({ topic }) => topic))],
  isShort: statements.length === 1 || text.length < SHORT,
});

export interface Telling {
  random: Random;
  home: string;
  /** Nobody can go there yet. */
  isToCome: boolean;
  /** Letters of a sentence that two clauses make. */
  most: number;
  /** Something is said of the inside, so that one can go back out. */
  hasInside: boolean;
  /** Frames that the text has used. */
  used: Set<string>;
}

/** Subjects that belong together: what one of them says, another can go on from. */
export const AREA_OF: Readonly<Record<Topic, string>> = {
  build: 'building',
  systems: 'building',
  inside: 'indoors',
  kitchen: 'indoors',
  private: 'indoors',
  below: 'below',
  outside: 'outdoors',
  lot: 'outdoors',
  parking: 'outdoors',
  shared: 'shared',
  nearby: 'nearby',
  costs: 'costs',
};
export const isIn = ({ topics }: Pick<Clause, 'topics'>, area: string): boolean =>
  topics.every((topic) => AREA_OF[topic] === area);
export const isIndoors = (clause: Clause): boolean => isIn(clause, 'indoors');
export const isOutdoors = (clause: Clause): boolean => isIn(clause, 'outdoors');
export const isRelated = (one: Pick<Clause, 'topics'>, next: Pick<Clause, 'topics'>): boolean =>
  isIn(next, AREA_OF[one.topics.at(-1) ?? 'build']);
export const isOfHome = (text: string, home: string): boolean => text.startsWith(`${home} `) || text.includes(`, ${home} `);

export const mergeClauses = (clauses: readonly Clause[], glue: string): Clause => ({
  text: clauses.map(({ text }) => text).join(glue),
  fields: [...new Set(clauses.flatMap(({ fields }) => fields))],
  salience: Math.max(...clauses.map(({ salience }) => salience)),
  topics: clauses.flatMap(({ topics }) => topics),
  isShort: false,
});

export const sentenceOf = ({ text, fields, salience }: Pick<Clause, 'text' | 'fields' | 'salience'>): WrittenSentence => ({
  text: `${capitalize(text)}.`,
  fields,
  salience,
});

export const mostSalient = (statements: readonly Statement[]): number => Math.max(...statements.map(({ salience }) => salience));
