import { diffArrays } from 'diff';
import { joinPages } from '../text/contract-text.ts';
import { splitClauses } from '../text/clauses.ts';
import { isChangeKind } from '../document-kind.ts';
import { sayTerm, sayWhen } from '../times/deadline-words.ts';
import type { ContractReading } from '../reading.ts';
import { showTerms, type TermKind } from '../showing/shown-terms.ts';

/** A term that two papers tell differently; empty where one does not tell it. */
export interface ChangedTerm {
  label: string;
  kind: TermKind;
  before: string;
  after: string;
}

/** A clause that two papers word differently, in order; its parts are words kept, taken out or put in. */
export interface ChangedClause {
  heading: string;
  parts: { kind: 'same' | 'removed' | 'added'; words: string }[];
}

export interface Comparison {
  terms: ChangedTerm[];
  clauses: ChangedClause[];
  /** Whether there were more changed clauses than are told. */
  isCut: boolean;
}

export interface Paper {
  reading: ContractReading;
  pages: readonly string[];
}

const MOST_CLAUSES = 80;
/** Longer clauses are compared by their sentences' words only up to here: comparing words costs by their square. */
const MOST_LETTERS = 6000;
const KEPT_AROUND = 160;

/** Whether a paper changes only what it names. */
export function isChange({ docType }: ContractReading): boolean {
  return isChangeKind(docType);
}

/**
 * What changed from one paper to the next: terms first, then clauses by their headings. Of a counteroffer, an addendum or an
 * amendment only what it names: the rest stays as it was.
 */
export function comparePapers(before: Paper, after: Paper): Comparison {
  const isPart = isChange(after.reading) && !isChange(before.reading);
  const clauses = isPart ? [] : compareClauses(before.pages, after.pages);
  const values = compareTerms(before.reading, after.reading);
  // A new day of closing is told once.
  const times = compareTimes(before.reading, after.reading).filter(({ label }) => !values.some((one) => one.label === label));
  const terms = [...values, ...times];
  return {
    terms: isPart ? terms.filter((term) => term.after !== '') : terms,
    clauses: clauses.slice(0, MOST_CLAUSES),
    isCut: clauses.length > MOST_CLAUSES,
  };
}

function compareTerms(before: ContractReading, after: ContractReading): ChangedTerm[] {
  const [old, now] = [before, after].map((reading) => new Map(showTerms(reading, []).map((term) => [term.path, term])));
  if (old === undefined || now === undefined) return [];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [a, b] = [old.get(path), now.get(path)];
    const [was, is] = [a?.value ?? '', b?.value ?? ''];
    const { label, kind } = b ?? a ?? { label: path, kind: 'text' as const };
    return was === is ? [] : [{ label, kind, before: was, after: is }];
  });
}

function compareTimes(before: ContractReading, after: ContractReading): ChangedTerm[] {
  const timesOf = ({ contingencies = [], deadlines = [] }: ContractReading) =>
    new Map([...deadlines, ...contingencies].map((term) => [sayTerm(term), sayWhen(term)]));
  const [old, now] = [timesOf(before), timesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
    const [was, is] = [old.get(label) ?? '', now.get(label) ?? ''];
    return was === is ? [] : [{ label, kind: 'text' as const, before: was, after: is }];
  });
}

function compareClauses(before: readonly string[], after: readonly string[]): ChangedClause[] {
  const [old, now] = [clausesOf(before), clausesOf(after)];
  const left = new Map(old.map((clause) => [clause.key, clause]));
  const changed = now.flatMap(({ key, heading, words }): ChangedClause[] => {
    const own = left.get(key);
    left.delete(key);
    if (own?.words === words) return [];
    if (own === undefined) return [{ heading, parts: [{ kind: 'added', words: words.slice(0, MOST_LETTERS) }] }];
    return [{ heading, parts: compareWords(own.words, words) }];
  });
  const gone = [...left.values()].map(({ heading, words }): ChangedClause => ({
    heading,
    parts: [{ kind: 'removed', words: words.slice(0, MOST_LETTERS) }],
  }));
  return [...changed, ...gone];
}

/** Clauses by their headings; one that comes again is told apart by its turn. */
function clausesOf(pages: readonly string[]): { key: string; heading: string; words: string }[] {
  const { text } = joinPages(pages);
  const turns = new Map<string, number>();
  return splitClauses(text).flatMap(({ heading, start, end }) => {
    const words = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    if (words === '') return [];
    const turn = (turns.get(heading) ?? 0) + 1;
    turns.set(heading, turn);
    return [{ key: `${heading} ${turn}`, heading: heading === '' ? 'Beginning' : heading, words }];
  });
}

function compareWords(before: string, after: string): ChangedClause['parts'] {
  // Words with their marks: "$312,500.00" changes as one.
  const wordsOf = (text: string) => text.slice(0, MOST_LETTERS).split(/(?<=\s)/);
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  return parts.map(({ added, removed, value }, at) => {
    const words = value.join('');
    if (added) return { kind: 'added', words };
    if (removed) return { kind: 'removed', words };
    return { kind: 'same', words: shorten(words, at === 0, at === parts.length - 1) };
  });
}

/** Of words that stayed, those near a change. */
function shorten(words: string, isFirst: boolean, isLast: boolean): string {
  if (words.length <= KEPT_AROUND * 2) return words;
  const [head, tail] = [words.slice(0, KEPT_AROUND), words.slice(-KEPT_AROUND)];
  if (isFirst) return `… ${tail}`;
  return isLast ? `${head} …` : `${head} … ${tail}`;
}
