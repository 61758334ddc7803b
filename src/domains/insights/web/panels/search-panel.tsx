import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { getSearchQuality } from '../../contract.ts';
import { sayFigure, sayFilter, sayShare, TOO_FEW } from '../figure-words.ts';
import { InventedNote } from './invented-note.tsx';
import type { PanelProps } from './panel-props.ts';
import { SpanStats } from './span-stats.tsx';

/** How searches end, and which words of sentences are not understood. */
export function SearchPanel({ shown: { from, to, compare } }: PanelProps) {
  const query = useQuery({
    ...endpointQuery(getSearchQuality, { query: { from, to, compare } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} pending={<SkeletonFigures />} failed="We couldn’t load the figures">
      {({ now, before, words, filters, inventedUntil }) => (
        <>
          <InventedNote until={inventedUntil} />
          <SpanStats
            now={now}
            before={before}
            compare={compare}
            stats={[
              { name: 'searches', label: 'Searches' },
              { name: 'emptyRate', label: 'Found no home', say: sayShare },
              { name: 'sentences', label: 'Sentences' },
              { name: 'partlyReadRate', label: 'Not fully understood', say: sayShare },
              { name: 'refusedRate', label: 'Refused', say: sayShare },
            ]}
          />
          <div className="mt-8 grid gap-6 lg:grid-cols-2">
            <div className="min-w-0">
              <DataTable
                caption="Words that were not understood"
                dense
                csvFileName="words-not-understood.csv"
                emptyText="None by five visitors or more."
                rows={words}
                rowKey={({ name }) => name}
                columns={[
                  { id: 'name', header: 'Word', rowHeader: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
                  {
                    id: 'visitors',
                    header: 'Visitors',
                    align: 'end',
                    sortBy: ({ visitors }) => visitors,
                    cell: ({ visitors }) => formatNumber(visitors),
                  },
                  {
                    id: 'times',
                    header: 'Times',
                    align: 'end',
                    sortBy: ({ times }) => times,
                    cell: ({ times }) => formatNumber(times),
                  },
                ]}
              />
              <p className="mt-2 text-sm text-ink-soft">Without words of {TOO_FEW} visitors.</p>
            </div>
            <DataTable
              caption="Filters in use"
              dense
              csvFileName="filters.csv"
              emptyText="None by five visitors or more."
              rows={filters}
              rowKey={({ name }) => name}
              columns={[
                {
                  id: 'name',
                  header: 'Filter',
                  rowHeader: true,
                  sortBy: ({ name }) => sayFilter(name),
                  cell: ({ name }) => sayFilter(name),
                },
                {
                  id: 'visitors',
                  header: 'Visitors',
                  align: 'end',
                  sortBy: ({ visitors }) => visitors,
                  cell: ({ visitors }) => sayFigure(visitors),
                },
              ]}
            />
          </div>
        </>
      )}
    </Loaded>
  );
}
