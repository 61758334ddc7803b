import type { Span } from '../../text/contract-text.ts';
import type { DayRule } from '../../times/spans-of-days.ts';

export interface Deadline extends Span {
  type: string;
  rule: DayRule | undefined;
  /** A calendar date that the clause names, and its hour. */
  day: string | undefined;
  time?: string | undefined;
  /** Where its count stands, if it is that of a name which the paper explains elsewhere. */
  countedAt?: Span;
}

/** A time with the names that it may bear where its kind is taken. */
export type Named = Deadline & {
  names: readonly string[];
  /** Whether it is of no known kind, and its type the words of its clause. */
  isOwnName?: boolean;
  /** The kind that the things in its clause would give it, if no other time of the paper has that kind. */
  thing?: string | undefined;
  /** Whether its day is that of a name which the paper explains elsewhere: "by the Walk Date". */
  isByName?: boolean;
};
