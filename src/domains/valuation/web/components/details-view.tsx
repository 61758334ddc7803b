import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import type { HomeValuation, MarketIndex, ModelCard } from '../../contract.ts';
import { nameFactWithin } from '../../model/fact-names.ts';
import { WEIGHING } from '../../model/report-words.ts';
import { sayDay, sayDollars } from '../../model/say-values.ts';
import { AccuracyHeadline } from './accuracy-figures.tsx';
import { AdviceList } from './advice-list.tsx';
import { ChooseHome } from './choose-home.tsx';
import { Comparables } from './comparables.tsx';
import { DriversChart } from './drivers-chart.tsx';
import { EstimateSummary } from './estimate-summary.tsx';
import { FactsList } from './facts-list.tsx';
import { KeepEstimate } from './keep-estimate.tsx';
import { ModelFacts } from './model-facts.tsx';
import { Part } from './part.tsx';
import { ValueForecast } from './value-history.tsx';
import { WhatIf } from './what-if.tsx';

export interface DetailsViewProps {
  valuation: HomeValuation;
  /** When it was kept; null for the estimate of today. */
  keptAt: string | null;
  card: ModelCard | null;
  backtest: MarketIndex['backtest'];
}

/** Why the estimate is what it is. */
export function DetailsView({ details }: { details: DetailsViewProps | null }) {
  if (details === null)
    return (
      <ChooseHome title="Why the estimate is what it is" target="/ai-valuation-details">
        Type an address to see what makes up its value.
      </ChooseHome>
    );
  const { valuation, keptAt, card, backtest } = details;
  // What an estimate was made with is told of the model that serves now, unless it is another one.
  const isOwnModel = keptAt === null || valuation.estimate?.modelVersion === card?.version;
  return (
    <Page
      width="wide"
      size="large"
      title={`Why ${valuation.address ?? 'this home'} ${valuation.estimate === null ? 'has no estimate' : 'has this value'}`}
    >
      {keptAt === null ? null : (
        <Notice className="mt-6" title={`As estimated on ${sayDay(valuation.estimate?.asOf ?? keptAt.slice(0, 10))}`}>
          Nothing on this page has changed since, except “What if”, which asks today’s model.{' '}
          {valuation.homeId === null ? null : (
            <InlineLink href={`/ai-valuation-details?home=${valuation.homeId}`}>See today’s estimate</InlineLink>
          )}
        </Notice>
      )}
      <Part title="The estimate">
        <EstimateSummary valuation={valuation} />
        {keptAt === null && valuation.estimate !== null && valuation.homeId !== null ? (
          <KeepEstimate homeId={valuation.homeId} />
        ) : null}
      </Part>
      {valuation.estimate !== null && (
        <>
          <Part title="From a typical home to this one">
            <DriversChart valuation={valuation} />
          </Part>
          <Part title="Comparable sales" lead={WEIGHING}>
            <Comparables valuation={valuation} />
          </Part>
          <div className="print:hidden">
            <Part title="What if" lead="The same model, with other facts: how much each one matters here.">
              <WhatIf valuation={valuation} />
            </Part>
          </div>
          <Part title="The year to come">
            <ValueForecast valuation={valuation} backtest={backtest} />
          </Part>
          <Part title="What would raise confidence">
            <AdviceList valuation={valuation} />
          </Part>
        </>
      )}
      <Part title="Data used">
        <FactsList valuation={valuation} />
        <p className="mt-3 max-w-measure text-sm text-ink-soft">
          {valuation.missingFacts.length === 0
            ? 'Nothing that the model uses is missing.'
            : `Missing: ${valuation.missingFacts.map((fact) => nameFactWithin(fact)).join(', ')}.`}
        </p>
      </Part>
      <Part title="What earlier models said">
        <DataTable
          caption="Recorded estimates of this home"
          hideCaption
          rows={valuation.recorded}
          rowKey={(row) => row.modelVersion}
          columns={[
            { id: 'asOf', header: 'As of', cell: (row) => sayDay(row.asOf), rowHeader: true },
            { id: 'estimate', header: 'Estimate', cell: (row) => sayDollars(row.estimate), align: 'end' },
            { id: 'model', header: 'Model', cell: (row) => row.modelVersion },
          ]}
          emptyText="Estimates are recorded, with every new model, for homes on the market and homes someone follows. This one has none yet."
          dense
        />
      </Part>
      {card?.heldOut != null && isOwnModel && (
        <Part title="The model">
          <AccuracyHeadline heldOut={card.heldOut} />
          <div className="mt-5">
            <ModelFacts card={card} area={valuation.area} />
          </div>
          <p className="mt-3 max-w-measure text-ink-soft">
            Measured on sales it had not seen. <InlineLink href="/accuracy">All figures, by price, area, type and age</InlineLink>
            .
          </p>
        </Part>
      )}
      <Part title="Wrong about your home?">
        <p className="max-w-measure text-ink">
          Correct the facts on <InlineLink href={`/ai-valuation?home=${valuation.homeId ?? ''}`}>its page</InlineLink>, and say
          what they’re based on; only recorded facts move the number. Sellers can also turn estimates off in the listing; then no
          page here shows one.
        </p>
      </Part>
    </Page>
  );
}
