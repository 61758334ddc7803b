import type { QuoteTerms } from '../../model/quote-terms.ts';

/** What the form of a quote holds. */
export interface QuoteValues extends QuoteTerms {
  /** The last day on which the client can take it, in the vendor's calendar: YYYY-MM-DD. */
  validDay: string;
}
