import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { getHomeValuation, getModelCard } from '../../contract.ts';
import { AccuracyHeadline } from '../components/accuracy-figures.tsx';
import { ComparablesTable } from '../components/comparables-table.tsx';
import { DriversChart } from '../components/drivers-chart.tsx';
import { EstimateSummary } from '../components/estimate-summary.tsx';
import { FactsList } from '../components/facts-list.tsx';
import { HomePicker } from '../components/home-picker.tsx';
import { Part } from '../components/part.tsx';
import { ValueForecast } from '../components/value-history.tsx';
import { WhatIf } from '../components/what-if.tsx';
import { nameFact } from '../fact-names.ts';
import { loadIndex } from '../load-index.ts';
import { readHomeId } from '../read-home-id.ts';
import { sayDay, sayDollars } from '../say-values.ts';
import type { Route } from './+types/ai-valuation-details';

export async function loader({ context, request }: Route.LoaderArgs) {
  const homeId = readHomeId(request.url);
  if (homeId === null) return null;
  const api = context.get(apiContext);
  return loadForPage(async () => {
    const [valuation, { card }] = await Promise.all([api.call(getHomeValuation, { params: { homeId } }), api.call(getModelCard)]);
    const index = await loadIndex(api);
    return { valuation, card, backtest: index?.backtest ?? null };
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Why the estimate is what it is',
    description: 'The drivers, comparable sales, sensitivity, data and model behind a home value estimate.',
    path: '/ai-valuation-details',
    isIndexed: false,
  });
}

export default function AiValuationDetails({ loaderData }: Route.ComponentProps) {
  if (loaderData === null)
    return (
      <article className="mx-auto max-w-3xl">
        <h1 className="font-serif text-4xl text-ink">Why the estimate is what it is</h1>
        <EmptyState className="mt-8" level={2} title="Choose a home">
          Type an address to see what makes its value.
        </EmptyState>
        <div className="mt-6">
          <HomePicker target="/ai-valuation-details" />
        </div>
      </article>
    );
  const { valuation, card, backtest } = loaderData;
  return (
    <article className="mx-auto max-w-5xl">
      <h1 className="font-serif text-4xl text-ink">Why {valuation.address ?? 'this home'} is valued so</h1>
      <Part title="The estimate">
        <EstimateSummary valuation={valuation} />
      </Part>
      {valuation.estimate !== null && (
        <>
          <Part title="From a typical home to this one">
            <DriversChart valuation={valuation} />
          </Part>
          <Part
            title="Comparable sales"
            lead="Each is brought to today's prices by the index, and to this home's facts by the regression on all sales. Weights grow with similarity and shrink with what had to be adjusted."
          >
            <ComparablesTable valuation={valuation} />
          </Part>
          <Part title="What if" lead="The same model, with other facts.">
            <WhatIf valuation={valuation} />
          </Part>
          <Part title="The year to come">
            <ValueForecast valuation={valuation} backtest={backtest} />
          </Part>
        </>
      )}
      <Part title="Data used">
        <FactsList valuation={valuation} />
        <p className="mt-3 max-w-measure text-sm text-ink-soft">
          {valuation.missingFacts.length === 0
            ? 'Nothing that the model looks at is missing.'
            : `Missing: ${valuation.missingFacts.map((fact) => nameFact(fact).toLowerCase()).join(', ')}.`}
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
          emptyText="Estimates are recorded, with every new model, for homes on the market and homes that somebody follows. This one has none yet."
          dense
        />
      </Part>
      {card?.heldOut != null && (
        <Part title={`Model ${card.version}`}>
          <AccuracyHeadline heldOut={card.heldOut} />
          <p className="mt-3 max-w-measure text-ink-soft">
            Measured on sales it had not seen. <InlineLink href="/accuracy">All figures, by price, area, type and age</InlineLink>
            . Wrong about your home? Put the facts right on{' '}
            <InlineLink href={`/ai-valuation?home=${valuation.homeId ?? ''}`}>its page</InlineLink>; a seller may also switch
            estimates off in the listing.
          </p>
        </Part>
      )}
    </article>
  );
}
