import type { Span } from './contract-text.ts';
import type { reachOfDates } from '../values/dates.ts';

/** A sentence at its place in a paper. */
export interface Sentence extends Span {
  /** The whole paper. */
  text: string;
  /** Its own words as {@link plainOf} gives them. */
  plain: string;
  /** The days that times of the paper can have, where it names whole dates. */
  reach: ReturnType<typeof reachOfDates>;
  /** What it stands under, the nearest first. */
  headings: readonly string[];
}
