/** In natural-log price. */
export interface Effect {
  effect: number;
  error: number;
  n: number;
  /** Sales of another kind of home that contributed, or were the only source. */
  lent?: number;
}

/** What the regression finds of the local market, in natural-log price. */
export interface Hedonic {
  n: number;
  /** How many of them in the last 24 months: the worth of condition is learned only from these. */
  recent: number;
  /** Effect and standard error by term: `size`, `lot`, `bath`, `age`, `Q2`, `C4`, `view:water` … */
  terms: Map<string, Effect>;
  /** The base levels of quality, condition and view that others are compared with. */
  bases: string[];
  /** Effect of each neighborhood against the mean home, and its number of sales. */
  areas: Map<number, { effect: number; n: number }>;
  /** Log level of prices at the start of each quarter back from the effective date, newest first. */
  levels: number[];
  constant: number;
  typicalPriceCents: number;
}
