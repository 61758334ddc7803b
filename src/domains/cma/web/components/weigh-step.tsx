import { streetLine } from '#lib/street-line.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#lib/format.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Stat } from '#ui/stat.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { Cma } from '../../contract.ts';
import { useWeights } from '../use-weights.ts';
import { CountBadge } from './count-badge.tsx';
import { NetSheetForm } from './net-sheet-form.tsx';

/** Step 4: how much each sale counts, the resulting value, the asking price, and the net proceeds. */
export function WeighStep({ cma }: { cma: Cma }) {
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');
  const { weights, isManual, state, setWeight, setMode } = useWeights(cma.id, sold);

  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-measure text-ink-soft">
          A sale counts in proportion to how alike it is, divided by its gross adjustment; or as you say. An outlier is far from
          the others: it gets no weight unless you give it one.
        </p>
        <SegmentedControl
          className="print:hidden"
          legend="Weights"
          segments={[
            { value: 'auto', label: 'Automatic' },
            { value: 'manual', label: 'By hand' },
          ]}
          value={isManual ? 'manual' : 'auto'}
          onValueChange={setMode}
        />
      </div>
      <DataTable
        className="mt-5"
        caption="Weights"
        hideCaption
        rows={sold}
        rowKey={(comp) => comp.key}
        emptyText="No sales are chosen yet."
        columns={[
          {
            id: 'home',
            header: 'Sale',
            rowHeader: true,
            cell: (comp) => (
              <>
                {sold.indexOf(comp) + 1}. {streetLine(comp.facts.home.address)} <CountBadge comp={comp} />
              </>
            ),
          },
          { id: 'price', header: 'Sale price', align: 'end', cell: (comp) => formatMoney(comp.facts.priceCents, 'never') },
          {
            id: 'gross',
            header: 'Gross adjustment',
            align: 'end',
            cell: (comp) => formatPercent(comp.grossCents / comp.facts.priceCents, 0),
          },
          { id: 'alike', header: 'Alike, of 100', align: 'end', cell: (comp) => Math.round(comp.similarity * 100) },
          { id: 'adjusted', header: 'Adjusted price', align: 'end', cell: (comp) => formatMoney(comp.adjustedCents, 'never') },
          {
            id: 'weight',
            header: 'Weight',
            align: 'end',
            cell: (comp) =>
              isManual && !comp.isLater ? (
                <NumberBox
                  className="ml-auto w-28"
                  label={`Weight of ${comp.facts.home.address} in percent`}
                  suffix="%"
                  value={weights[comp.key] ?? 0}
                  min={0}
                  max={100}
                  step={0.1}
                  onCommit={(percent) => setWeight(comp.key, percent)}
                />
              ) : (
                formatPercent(comp.weight)
              ),
          },
        ]}
      />
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-soft print:hidden">
        {SAVE_WORDS[state]}
      </p>
      <Strategies cma={cma} />
      <NetSheetForm cma={cma} />
    </>
  );
}

function Strategies({ cma }: { cma: Cma }) {
  if (cma.strategies.length === 0) return null;
  const timed = cma.daysByPrice.filter((point) => point.medianDays !== null);
  const weeks = [...new Set(cma.strategies.flatMap(({ chances }) => chances.map(({ week }) => week)))].toSorted((a, b) => a - b);
  const late = `over ${cma.odds?.weeks ?? 0} weeks`;
  return (
    <section aria-labelledby="strategies" className="mt-12">
      <h3 id="strategies" className="font-serif text-xl text-ink">
        What to ask
      </h3>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        {cma.odds === null
          ? 'We don’t show odds of a sale here: what we learned in this market doesn’t hold for other homes yet.'
          : `Chances of a buyer by week, learned from ${formatNumber(cma.odds.n)} homes that came on the market in ${cma.odds.where} since ${formatDate(cma.odds.from, 'UTC')}. ${formatNumber(cma.odds.sold)} of them found one. They compare asking price with value then, and held on homes that came later.`}
      </p>
      {cma.suggestion === null ? null : (
        <Stat
          className="mt-4"
          label="Suggested asking price"
          size="large"
          value={formatMoney(cma.suggestion.listPriceCents, 'never')}
          range={cma.suggestion.reason}
        />
      )}
      <DataTable
        className="mt-4"
        caption="Asking prices"
        hideCaption
        rows={cma.strategies}
        rowKey={(strategy) => strategy.name}
        columns={[
          {
            id: 'name',
            header: 'Strategy',
            rowHeader: true,
            wrap: true,
            cell: (strategy) => (
              <>
                {strategy.name}
                <span className="block text-sm font-normal text-ink-soft">{strategy.meaning}</span>
              </>
            ),
          },
          {
            id: 'price',
            header: 'Asking price',
            align: 'end',
            cell: (strategy) => formatMoney(strategy.listPriceCents, 'never'),
          },
          ...weeks.map((week) => ({
            id: `week-${week}`,
            header: `Within ${week} weeks of listing`,
            align: 'end' as const,
            cell: (strategy: Cma['strategies'][number]) => {
              const known = strategy.chances.find((chance) => chance.week === week);
              return known === undefined ? 'not known' : formatPercent(known.chance, 0);
            },
          })),
          ...(weeks.length === 0
            ? []
            : [
                {
                  id: 'days',
                  header: 'Half sold in',
                  align: 'end' as const,
                  cell: ({ expectedDays, chances }: Cma['strategies'][number]) =>
                    chances.length === 0 ? 'not known' : expectedDays === null ? late : `${expectedDays} days`,
                },
              ]),
        ]}
      />
      {timed.length > 1 && (
        <LineChart
          className="mt-8"
          title="Days to a buyer by asking price"
          description={`Half of homes like this have found a buyer by then. Where the line ends, half take ${late}.`}
          xs={timed.map((point) => point.listPriceCents)}
          series={[{ label: 'Median days', values: timed.map((point) => point.medianDays ?? 0) }]}
          xLabel="Asking price"
          formatX={(cents) => formatMoney(cents, 'never')}
          formatValue={(days) => formatNumber(days)}
        />
      )}
      {cma.result === null ? null : (
        <BarChart
          className="mt-8"
          title="Adjusted prices"
          categoryLabel="Sale"
          valueLabel="Adjusted price"
          bars={[
            ...cma.comps
              .filter((comp) => comp.kind === 'sold')
              .map((comp, at) => ({ label: String(at + 1), value: comp.adjustedCents })),
            { label: 'Value', value: cma.result.indicatedCents, highlighted: true },
          ]}
          formatValue={(cents) => formatMoney(cents, 'never')}
          formatTick={(cents) => `$${Math.round(cents / 100_000)}K`}
        />
      )}
    </section>
  );
}
