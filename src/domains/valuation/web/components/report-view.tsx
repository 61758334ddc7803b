import { FileDown } from '#ui/icons/index.ts';
import type { ReactNode } from 'react';
import { HazardFacts } from '#domains/neighborhoods/web/index.ts';
import type { Surroundings } from '#domains/neighborhoods/contract.ts';
import { useSite } from '#platform/web/site-context.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import type { HomeValuation, MarketIndex, ModelCard } from '../../contract.ts';
import { LIMITS, METHOD, NOT_AN_APPRAISAL } from '../../model/report-words.ts';
import { sayDay } from '../../model/say-values.ts';
import { AccuracyHeadline } from './accuracy-figures.tsx';
import { Comparables } from './comparables.tsx';
import { DriversChart } from './drivers-chart.tsx';
import { EstimateSummary } from './estimate-summary.tsx';
import { FactsList } from './facts-list.tsx';
import { MarketIndexChart } from './market-index-chart.tsx';
import { hasOtherPrices, OtherPrices } from './other-prices.tsx';
import { Part } from './part.tsx';
import { ShareReport } from './share-report.tsx';
import { ValueForecast, ValueHistory } from './value-history.tsx';

export interface ReportViewProps {
  valuation: HomeValuation;
  card: ModelCard | null;
  index: MarketIndex | null;
  hazards: Surroundings['hazards'];
  /** Where the same report lies as PDF. */
  pdfUrl: string;
  /** Whether it can be shared from here: a report that came by a link cannot. */
  canShare?: boolean;
  /** Between title and estimate: who shared it, and until when. */
  notice?: ReactNode;
}

/** The full, printable report of a home's value. */
export function ReportView({ valuation, card, index, hazards, pdfUrl, canShare = false, notice }: ReportViewProps) {
  const { productName } = useSite();
  return (
    <Page
      width="wide"
      size="large"
      above={`${productName} · Valuation report`}
      title={valuation.address ?? 'Home whose address is withheld'}
      note={valuation.estimate !== null && `As of ${sayDay(valuation.estimate.asOf)}. ${NOT_AN_APPRAISAL}`}
      actions={
        <>
          <a href={pdfUrl} className={buttonClasses({})}>
            <FileDown aria-hidden="true" className="size-5" /> Open as PDF
          </a>
          <PrintButton />
          {canShare && valuation.homeId !== null && <ShareReport homeId={valuation.homeId} address={valuation.address} />}
        </>
      }
    >
      <hr className="mt-6 border-line" />
      {notice}
      <Part title="Estimate">
        <EstimateSummary valuation={valuation} />
      </Part>
      <Part title="Facts">
        <FactsList valuation={valuation} />
      </Part>
      {valuation.estimate !== null && (
        <>
          {hasOtherPrices(valuation) && (
            <Part title="Compared with other prices" lead="The estimate uses none of these.">
              <OtherPrices valuation={valuation} />
            </Part>
          )}
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
        <Part title="Risk facts" lead="From public maps. The model does not use them.">
          <HazardFacts hazards={hazards} />
        </Part>
      )}
      <Part title="Method and limits">
        <div className="grid max-w-measure gap-3 text-ink">
          <p>{METHOD}</p>
          <p>{LIMITS}</p>
        </div>
        {card?.heldOut != null && (
          <div className="mt-5">
            <AccuracyHeadline heldOut={card.heldOut} />
          </div>
        )}
      </Part>
    </Page>
  );
}
