import type { Quote } from '../contract.ts';
import { quoteAt } from '../model/hiring.ts';
import { sumQuote } from '../model/quote-sum.ts';
import { quoteTermsSchema } from '../model/quote-terms.ts';
import { type QuoteRow, standingQuote } from './stored.ts';

/** The versions of a lead's quote at a moment, newest first. */
export function presentQuotes(rows: readonly QuoteRow[], at: Date): Quote[] {
  return rows
    .toSorted((a, b) => b.version - a.version)
    .map((row) => {
      const terms = quoteTermsSchema.parse(row.terms);
      const { subtotalCents, taxCents } = sumQuote(terms.lines, terms.taxes);
      return {
        id: row.id,
        version: row.version,
        status: quoteAt(standingQuote(row), at),
        terms,
        subtotalCents,
        taxCents,
        totalCents: row.total_cents,
        validUntil: row.valid_until.toISOString(),
        madeAt: row.made_at.toISOString(),
      };
    });
}
