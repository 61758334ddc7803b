/** In natural-log price. */
export interface Effect {
  effect: number;
  error: number;
  n: number;
  /** Sales of another kind of home that had a say, or spoke alone. */
  lent?: number;
}

/** What the regression finds of the local market, in natural-log price. */
export interface Hedonic {
  n: number;
  /** How many of them in the last 24 months: what condition is worth is learned from these alone. */
  recent: number;
  /** Effect and standard error by term: `size`, `lot`, `bath`, `age`, `Q2`, `C4`, `view:water` … */
  terms: Map<string, Effect>;
  /** The levels that the others are held against, of quality, condition and view. */
  bases: string[];
  /** Effect of each neighborhood against the mean home, and how many sales it rests on. */
  areas: Map<number, { effect: number; n: number }>;
  /** Log level of prices at the start of each quarter back from the effective date, newest first. */
  levels: number[];
  constant: number;
  typicalPriceCents: number;
}
