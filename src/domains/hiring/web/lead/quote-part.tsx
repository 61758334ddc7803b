import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type Lead, withdrawQuote } from '../../contract.ts';
import { sayQuoteStatus } from '../../model/hiring-words.ts';
import { HIRING_READS } from '../api.ts';
import { QuoteTermsView } from '../quote-terms-view.tsx';
import { sayDate, sayTime } from '../say-when.ts';

const QuoteBuilder = lazy(async () => ({ default: (await import('./quote-builder.tsx')).QuoteBuilder }));

/** The quote of a lead: its versions, and the builder of the next. */
export function QuotePart({ lead }: { lead: Lead }) {
  const [isBuilding, setBuilding] = useState(false);
  const [withdrawn, setWithdrawn] = useState<string>();
  const withdraw = useWrite(withdrawQuote, {
    refreshes: HIRING_READS,
    answered: () => setWithdrawn(undefined),
    done: { title: 'Quote withdrawn' },
  });
  const canQuote = lead.verbs.includes('quote');
  if (!canQuote && lead.quotes.length === 0) return null;
  const [latest] = lead.quotes;
  return (
    <section aria-labelledby="quote">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="quote" className="font-serif text-2xl text-ink">
          Quote
        </h2>
        {canQuote && !isBuilding ? (
          <Button variant={latest === undefined ? 'primary' : 'secondary'} onClick={() => setBuilding(true)}>
            {latest === undefined ? 'Write a quote' : 'Write a new version'}
          </Button>
        ) : null}
      </div>
      {isBuilding ? (
        <Suspense fallback={<Spinner />}>
          <QuoteBuilder lead={lead} latest={latest} onClose={() => setBuilding(false)} />
        </Suspense>
      ) : null}
      <ul className="mt-3 divide-y divide-line">
        {lead.quotes.map((quote) => (
          <li key={quote.id} className="py-3">
            <details open={quote === latest && !isBuilding}>
              <summary className="flex cursor-pointer flex-wrap items-center gap-3">
                <span className="font-medium">
                  Version {quote.version}: {formatMoney(quote.totalCents, 'always')}
                </span>
                <Badge tone={quote.status === 'sent' || quote.status === 'accepted' ? 'brand' : 'neutral'}>
                  {sayQuoteStatus(quote.status, 'vendor')}
                </Badge>
                <span className="text-sm text-ink-soft">
                  Sent {sayTime(quote.madeAt)}, valid until {sayDate(quote.validUntil)}
                </span>
              </summary>
              <div className="mt-3 max-w-text">
                <QuoteTermsView quote={quote} />
              </div>
            </details>
            {quote.status === 'sent' && canQuote ? (
              <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setWithdrawn(quote.id)}>
                Take it back
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={withdrawn !== undefined}
        onOpenChange={() => setWithdrawn(undefined)}
        title="Take the quote back?"
        description="The client can no longer accept it, and we tell them. You can send a new version."
        confirm="Take it back"
        busy={withdraw.isBusy}
        onConfirm={() => void withdraw.run({ params: { leadId: lead.id, quoteId: withdrawn ?? '' } })}
      />
    </section>
  );
}
