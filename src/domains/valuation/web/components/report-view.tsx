import type { ReactNode } from 'react';
import { HazardFacts } from '#domains/neighborhoods/web/index.ts';
import type { Surroundings } from '#domains/neighborhoods/contract.ts';
import { useSite } from '#platform/web/site-context.ts';
import { Button } from '#ui/button.tsx';
import type { HomeValuation, MarketIndex, ModelCard } from '../../contract.ts';
import { sayDay } from '../say-values.ts';
import { AccuracyHeadline } from './accuracy-figures.tsx';
import { Comparables } from './comparables.tsx';
import { DriversChart } from './drivers-chart.tsx';
import { EstimateSummary } from './estimate-summary.tsx';
import { FactsList } from './facts-list.tsx';
import { MarketIndexChart } from './market-index-chart.tsx';
import { OtherPrices } from './other-prices.tsx';
import { Part } from './part.tsx';
import { ValueForecast, ValueHistory } from './value-history.tsx';

export interface ReportViewProps {
  valuation: HomeValuation;
  card: ModelCard | null;
  index: MarketIndex | null;
  hazards: Surroundings['hazards'];
  /** Between title and estimate: who shared it, and until when. */
  notice?: ReactNode;
}

/** The full, printable report of a home's value. */
export function ReportView({ valuation, card, index, hazards, notice }: ReportViewProps) {
  const { productName } = useSite();
  return (
    <article className="mx-auto max-w-5xl">
      <header className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-6">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{productName} · Valuation report</p>
          <h1 className="mt-1 font-serif text-4xl text-balance text-ink">
            {valuation.address ?? 'Home whose address is withheld'}
          </h1>
          {valuation.estimate !== null && (
            <p className="mt-2 text-ink-soft">As of {sayDay(valuation.estimate.asOf)}. An estimate, not an appraisal.</p>
          )}
        </div>
        <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </header>
      {notice}
      <Part title="Estimate">
        <EstimateSummary valuation={valuation} />
      </Part>
      <Part title="Facts">
        <FactsList valuation={valuation} />
      </Part>
      {valuation.estimate !== null && (
        <>
          <Part title="Beside other prices" lead="The estimate looks at none of these.">
            <OtherPrices valuation={valuation} />
          </Part>
          <Part title="Drivers">
            <DriversChart valuation={valuation} />
          </Part>
          <Part title="Comparable sales and adjustments">
            <Comparables valuation={valuation} />
          </Part>
          <Part title="History">
            <ValueHistory valuation={valuation} />
          </Part>
          <Part title="Forecast">
            <ValueForecast valuation={valuation} backtest={index?.backtest} />
          </Part>
        </>
      )}
      {index !== null && (
        <Part title="The market">
          <MarketIndexChart index={index} />
        </Part>
      )}
      {hazards.length > 0 && (
        <Part title="Risk facts" lead="From public maps. The model does not look at them.">
          <HazardFacts hazards={hazards} />
        </Part>
      )}
      <Part title="Method and limits">
        <div className="grid max-w-measure gap-3 text-ink">
          <p>
            The estimate comes from recorded sales alone: a regression sets what facts are worth, the sales near by say what the
            place adds, boosted trees correct both, and a price index carries everything to today. The range is set so that it
            held the price as often as it says, on sales that the model had not seen.
          </p>
          <p>
            Nobody has been inside. Condition, finishes, noise, views and legal matters that are not on record are not in the
            figure. A lender or a court needs an appraisal by a licensed appraiser.
          </p>
        </div>
        {card?.heldOut != null && (
          <div className="mt-5">
            <AccuracyHeadline heldOut={card.heldOut} />
          </div>
        )}
      </Part>
    </article>
  );
}
