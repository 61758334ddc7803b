import { overWords } from './over-words.ts';

/** How a thing is dismissed: it is refused, or it may be there or not. */
export interface Dismissal {
  /** Over the words of a line, tried at each word that it can begin with. */
  pattern: RegExp;
  scope: 'must_not' | 'either';
  /** Where the thing stands: after the words, between them, before them, or before them and a pause. */
  thing: 'after' | 'between' | 'before' | 'apart' | 'pair';
  /** An order: said with a negation before it, it keeps the thing ("don't skip the garage"). */
  isOrder?: true;
}

/** Who speaks, as those to whom something matters. */
export const US = '(?:me|us|my [a-z]+|our [a-z]+)';
export const SOMEBODY_ELSE =
  '(?:(?:some(?:one|body)|any(?:one|body)) else|others|other (?:people|folks|buyers)|the next (?:guy|person|buyer|family)|(?:people|folks|families|those|them|(?:some|any)(?:one|body)|whoever|buyers)(?: (?:who|that|with)(?: [a-z]+){1,4}?| wants? (?:it|one|1)))';

/** Patterns of dismissals, for where the thing stands and then for what they mean for it. */
export const dismiss =
  (thing: Dismissal['thing']) =>
  (scope: Dismissal['scope'], ...families: string[]): Dismissal[] =>
    families.map((family) => ({ pattern: overWords(family), scope, thing }));
/** The same, as orders. */
export const ordered = (all: readonly Dismissal[]): Dismissal[] => all.map((one) => ({ ...one, isOrder: true }));
