import type { Span } from '../contract-text.ts';

/** A sentence at its place in a paper. */
export interface Sentence extends Span {
  /** The whole paper. */
  text: string;
  /** Its own words as {@link plainOf} gives them. */
  plain: string;
  /** What it stands under, the nearest first. */
  headings: readonly string[];
}
