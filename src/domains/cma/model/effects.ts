/** In natural-log price. */
export interface Effect {
  effect: number;
  error: number;
  n: number;
  /** Sales of another kind of home that contributed to this effect, or that are its only source. */
  lent?: number;
}

/** What the regression finds in the local market, in natural-log price. */
export interface Hedonic {
  n: number;
  /** How many of these sales are from the last 24 months. Only these teach the value of condition. */
  recent: number;
  /** Effect and standard error by term: `size`, `lot`, `bath`, `age`, `Q2`, `C4`, `view:water` … */
  terms: Map<string, Effect>;
  /** The base levels of quality, condition and view. Other levels are compared with them. */
  bases: string[];
  /** Effect of each neighborhood compared with the mean home, and its number of sales. */
  areas: Map<number, { effect: number; n: number }>;
  /** Log price level at the start of each quarter, going back from the effective date, newest first. */
  levels: number[];
  constant: number;
  typicalPriceCents: number;
}
