import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayBeginOfDay } from '#domains/analytics/contract.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { Stat } from '#ui/stat.tsx';
import { getTraffic, type Traffic } from '../../contract.ts';
import { sayFigure, sayDimension, saySeconds, sayShare, sayValue, TOO_FEW } from '../figure-words.ts';
import { InventedNote } from './invented-note.tsx';
import type { ChangingPanelProps } from './panel-props.ts';
import { SpanStats } from './span-stats.tsx';

/** Visitors, visits and views, where they come from, and with what. */
export function TrafficPanel({ shown, change }: ChangingPanelProps) {
  const [begin] = useState(() => sayBeginOfDay(new Date(), viewerTimeZone()));
  const { from, to, value, compare } = shown;
  // A dimension without a value is only what the table below breaks down by.
  const dimension = value === 'all' ? 'all' : shown.dimension;
  const query = useQuery({
    ...endpointQuery(getTraffic, { query: { from, to, dimension, value, compare } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={query}
      pending={<SkeletonFigures rows={14} />}
      failed="We couldn’t load the traffic"
      isEmpty={({ now, before }) => now.visitors === 0 && before.visitors === 0 && dimension === 'all'}
      empty={
        <EmptyState title="No visits yet">
          Visits show up within a minute. Robots, and browsers that ask not to be tracked, are never counted.
        </EmptyState>
      }
    >
      {({ now, before, days, dimensions, people, inventedUntil }) => (
        <>
          <InventedNote until={inventedUntil} />
          {dimension === 'all' ? null : (
            <p className="mb-4 flex flex-wrap items-center gap-2">
              Only visits with
              <RemovableChip
                label={`${sayDimension(dimension)}: ${sayValue(dimension, value)}`}
                onRemove={() => change({ dimension: null, value: null })}
              />
            </p>
          )}
          <SpanStats
            now={now}
            before={before}
            compare={compare}
            stats={[
              { name: 'visitors', label: 'Visitors, by day' },
              { name: 'visits', label: 'Visits' },
              { name: 'views', label: 'Page views' },
              { name: 'bounceRate', label: 'Left right away', say: sayShare },
              { name: 'secondsPerVisit', label: 'Time a visit', say: saySeconds },
            ]}
          >
            <Stat
              label="Sign-ups"
              value={sayFigure(people.signUps)}
              asOf={inventedUntil === null ? undefined : 'None of them invented'}
            />
          </SpanStats>
          {days.length > 1 ? (
            <LineChart
              className="mt-8"
              title="By day"
              description={`Visitors and visits of each day. ${begin}`}
              xs={days.map(({ day }) => Date.parse(day))}
              xLabel="Day"
              formatX={(x) => formatDate(new Date(x).toISOString(), 'UTC', 'short')}
              formatValue={(figure) => formatNumber(figure)}
              fromZero
              series={[
                { label: 'Visitors', values: days.map(({ visitors }) => visitors) },
                { label: 'Visits', values: days.map(({ visits }) => visits) },
              ]}
            />
          ) : null}
          <Dimensions dimensions={dimensions} shown={shown} change={change} />
        </>
      )}
    </Loaded>
  );
}

interface DimensionsProps extends ChangingPanelProps {
  dimensions: readonly { dimension: string; hidden: number; rows: readonly (Traffic & { value: string })[] }[];
}

function Dimensions({ dimensions, shown, change }: DimensionsProps) {
  const [first] = dimensions;
  const by = dimensions.find(({ dimension }) => dimension === shown.dimension) ?? first;
  if (by === undefined) return null;
  const { dimension, hidden, rows } = by;
  return (
    <section className="mt-10" aria-label="Where visits come from, and with what">
      <SegmentedControl
        legend="Broken down by"
        wraps
        segments={dimensions.map((one) => ({ value: one.dimension, label: sayDimension(one.dimension) }))}
        value={dimension}
        onValueChange={(next) => change({ dimension: next, value: null })}
      />
      <DataTable
        className="mt-4"
        caption={sayDimension(dimension)}
        dense
        csvFileName={`traffic-by-${dimension}.csv`}
        rows={rows}
        rowKey={({ value }) => value}
        emptyText={`Everything is of ${TOO_FEW} people.`}
        columns={[
          {
            id: 'value',
            header: sayDimension(dimension),
            rowHeader: true,
            wrap: true,
            sortBy: ({ value }) => sayValue(dimension, value),
            cell: ({ value }) => (
              <Button variant="quiet" size="small" className="-ml-3" onClick={() => change({ dimension, value })}>
                {sayValue(dimension, value)}
              </Button>
            ),
          },
          {
            id: 'visitors',
            header: 'Visitors',
            align: 'end',
            sortBy: ({ visitors }) => visitors,
            cell: ({ visitors }) => sayFigure(visitors),
          },
          {
            id: 'visits',
            header: 'Visits',
            align: 'end',
            sortBy: ({ visits }) => visits,
            cell: ({ visits }) => sayFigure(visits),
          },
          { id: 'views', header: 'Views', align: 'end', sortBy: ({ views }) => views, cell: ({ views }) => sayFigure(views) },
          ...(dimension === 'route'
            ? []
            : [
                {
                  id: 'bounce',
                  header: 'Left right away',
                  csvHeader: 'Left right away (share)',
                  align: 'end' as const,
                  sortBy: (row: Traffic) => row.bounceRate,
                  cell: (row: Traffic) => sayShare(row.bounceRate),
                },
                {
                  id: 'seconds',
                  header: 'Time a visit',
                  csvHeader: 'Time a visit (seconds)',
                  align: 'end' as const,
                  sortBy: (row: Traffic) => row.secondsPerVisit,
                  cell: (row: Traffic) => saySeconds(row.secondsPerVisit),
                },
              ]),
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">
        Without days on which {TOO_FEW} visitors came, in all or of a kind.
        {hidden === 0 ? null : ` ${formatNumber(hidden)} more had no other days.`}
      </p>
    </section>
  );
}
