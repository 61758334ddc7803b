import { MIN_SAMPLE } from '#lib/min-sample.ts';
import { MARKET_TYPE_LABELS, METRIC_KEYS, METRICS, type MetricKey } from '../../contract.ts';
import { formatChange, formatFigure, sayReason } from '../format-figure.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { Download } from '#ui/icons/index.ts';
import { Button } from '#ui/button.tsx';
import { downloadCsv } from '#ui/download.ts';
import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { explorerHref, type ExplorerState, type MarketOfArea } from './explorer-state.ts';
import { listFigures } from './list-figures.ts';

interface FiguresProps {
  areas: readonly MarketOfArea[];
  state: ExplorerState;
}

/** Every figure of the newest period, of one area with its changes or of several side by side; as a file too. */
export function FigureTable({ areas, state }: FiguresProps) {
  const [first] = areas;
  if (first === undefined) return null;
  const { asOf, periodStart } = first.market;
  if (asOf === null || periodStart === null) {
    return (
      <EmptyState className="mt-10" title="We’re working out the figures">
        They appear about a minute after sales and listings have been loaded.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="figures" className="mt-12">
      <SectionHeading
        id="figures"
        title="Market figures"
        lead={`${MARKET_TYPE_LABELS[state.type]}, ${formatDate(periodStart, 'UTC')} to ${formatDate(asOf, 'UTC')}. Not seasonally adjusted.`}
      />
      <DataTable
        caption={`Market figures as of ${formatDate(asOf, 'UTC')}`}
        hideCaption
        dense
        columns={columnsOf(areas)}
        rows={METRIC_KEYS}
        rowKey={(metric) => metric}
      />
      <p className="mt-3 flex justify-end print:hidden">
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            downloadCsv(`market-${state.areas.join('-')}-${asOf}.csv`, listFigures(areas.map(({ market }) => market)))
          }
        >
          <Download aria-hidden="true" className="size-4" /> Download CSV
        </Button>
      </p>
      <WiderAreas areas={areas} state={state} />
      <Accordion className="mt-4">
        <AccordionItem title="What each figure means">
          <dl className="space-y-3 text-sm">
            {METRIC_KEYS.map((metric) => (
              <div key={metric}>
                <dt className="font-medium text-ink">{METRICS[metric].label}</dt>
                <dd>{METRICS[metric].definition}</dd>
              </div>
            ))}
            <div>
              <dt className="font-medium text-ink">What is withheld</dt>
              <dd>
                A figure with fewer than {MIN_SAMPLE} homes behind it, since it would reveal single homes; and one for a time
                before such events were recorded here. Inventory counts the last day of the period.
              </dd>
            </div>
          </dl>
        </AccordionItem>
      </Accordion>
    </section>
  );
}

function columnsOf(areas: readonly MarketOfArea[]): Column<MetricKey>[] {
  const name: Column<MetricKey> = {
    id: 'metric',
    header: 'Figure',
    rowHeader: true,
    cell: (metric) => METRICS[metric].label,
  };
  if (areas.length > 1) return [name, ...areas.flatMap((area) => [valueColumn(area, true)])];
  return [name, ...areas.flatMap((area) => [valueColumn(area, false), ...changeColumns(area), sampleColumn(area)])];
}

function valueColumn({ market }: MarketOfArea, isOneOfMany: boolean): Column<MetricKey> {
  return {
    id: market.area.slug,
    header: isOneOfMany ? market.area.name : 'Value',
    align: 'end',
    cell: (metric) => {
      const figure = market.figures[metric];
      const reason = sayReason(figure);
      if (reason !== null) return <span className="text-xs text-ink-soft">{reason}</span>;
      return (
        <>
          <span className="font-medium">{formatFigure(metric, figure?.value)}</span>
          {isOneOfMany ? <span className="ml-2 text-xs text-ink-soft">n {formatNumber(figure?.sample ?? 0)}</span> : null}
        </>
      );
    },
  };
}

function changeColumns({ market }: MarketOfArea): Column<MetricKey>[] {
  const column = (id: 'yearOverYear' | 'monthOverMonth', header: string): Column<MetricKey> => ({
    id,
    header,
    align: 'end',
    cell: (metric) => formatChange(metric, market.figures[metric]?.[id]),
  });
  return [column('yearOverYear', 'Compared with a year earlier'), column('monthOverMonth', 'Compared with a month earlier')];
}

function sampleColumn({ market }: MarketOfArea): Column<MetricKey> {
  return {
    id: 'sample',
    header: 'Homes behind it',
    align: 'end',
    cell: (metric) => {
      const sample = market.figures[metric]?.sample ?? 0;
      const [one, several] = METRICS[metric].counts;
      return (
        <>
          {formatNumber(sample)} <span className="text-ink-soft">{sample === 1 ? one : several}</span>
        </>
      );
    },
  };
}

/** If an area has too few sales for its figures: a link to the next wider area. */
function WiderAreas({ areas, state }: FiguresProps) {
  const offers = areas.flatMap(({ market }) => (market.wider === null ? [] : [{ thin: market.area, wider: market.wider }]));
  if (offers.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 text-sm text-ink-soft">
      {offers.map(({ thin, wider }) => (
        <li key={thin.slug}>
          Fewer than {MIN_SAMPLE} sales in {thin.name} in this period.{' '}
          <InlineLink
            href={explorerHref({ ...state, areas: state.areas.map((slug) => (slug === thin.slug ? wider.slug : slug)) })}
          >
            See {wider.name} instead
          </InlineLink>{' '}
          or choose a longer period.
        </li>
      ))}
    </ul>
  );
}
