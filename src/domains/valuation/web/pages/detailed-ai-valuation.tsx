import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { useSite } from '#platform/web/site-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { getHomeValuation, getListingValuation, getModelCard } from '../../contract.ts';
import { AccuracyHeadline } from '../components/accuracy-figures.tsx';
import { ComparablesTable } from '../components/comparables-table.tsx';
import { DriversChart } from '../components/drivers-chart.tsx';
import { EstimateSummary } from '../components/estimate-summary.tsx';
import { FactsList } from '../components/facts-list.tsx';
import { HomePicker } from '../components/home-picker.tsx';
import { MarketIndexChart } from '../components/market-index-chart.tsx';
import { Part } from '../components/part.tsx';
import { ValueForecast, ValueHistory } from '../components/value-history.tsx';
import { loadIndex } from '../load-index.ts';
import { readHomeId } from '../read-home-id.ts';
import { sayDay } from '../say-values.ts';
import type { Route } from './+types/detailed-ai-valuation';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const homeId = readHomeId(request.url);
  const { listingId: listingKey } = params;
  if (listingKey === undefined && homeId === null) return null;
  return loadForPage(async () => {
    const valuation = await (listingKey === undefined
      ? api.call(getHomeValuation, { params: { homeId: homeId ?? 0 } })
      : api.call(getListingValuation, { params: { listingKey } }));
    const { card } = await api.call(getModelCard);
    const index = await loadIndex(api);
    return { valuation, card, index };
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: loaderData?.valuation.address == null ? 'Valuation report' : `Valuation report: ${loaderData.valuation.address}`,
    description: 'The full, printable valuation report of a home.',
    path: '/detailed-ai-valuation',
    isIndexed: false,
  });
}

export default function DetailedAiValuation({ loaderData }: Route.ComponentProps) {
  const { productName } = useSite();
  if (loaderData === null)
    return (
      <article className="mx-auto max-w-3xl">
        <h1 className="font-serif text-4xl text-ink">Valuation report</h1>
        <EmptyState className="mt-8" level={2} title="Choose a home">
          Type an address to make its report.
        </EmptyState>
        <div className="mt-6">
          <HomePicker target="/detailed-ai-valuation" />
        </div>
      </article>
    );
  const { valuation, card, index } = loaderData;
  return (
    <article className="mx-auto max-w-5xl">
      <header className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-6">
        <div>
          <p className="text-sm text-ink-soft">{productName} · Valuation report</p>
          <h1 className="mt-1 font-serif text-4xl text-ink">{valuation.address ?? 'Home whose address is withheld'}</h1>
          {valuation.estimate !== null && (
            <p className="mt-2 text-ink-soft">As of {sayDay(valuation.estimate.asOf)}. An estimate, not an appraisal.</p>
          )}
        </div>
        <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </header>
      <Part title="Estimate">
        <EstimateSummary valuation={valuation} />
      </Part>
      <Part title="Facts">
        <FactsList valuation={valuation} />
      </Part>
      {valuation.estimate !== null && (
        <>
          <Part title="Drivers">
            <DriversChart valuation={valuation} />
          </Part>
          <Part title="Comparable sales and adjustments">
            <ComparablesTable valuation={valuation} />
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
