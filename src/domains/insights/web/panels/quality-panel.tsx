import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import { getQuality } from '../../contract.ts';
import { sayShare } from '../figure-words.ts';
import { InventedNote } from './invented-note.tsx';
import type { PanelProps } from './panel-props.ts';
import { SpanStats } from './span-stats.tsx';

/** How good the machine's answers are. */
export function QualityPanel({ shown: { from, to, compare } }: PanelProps) {
  const query = useQuery({ ...endpointQuery(getQuality, { query: { from, to, compare } }), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} pending={<SkeletonFigures />} failed="We couldn’t load the figures">
      {({ valuation, now, before, inventedUntil }) => (
        <>
          <InventedNote until={inventedUntil} />
          <PageSection
            id="answers"
            title="Texts, matches and refusals"
            lead="Of the days above. A text counts as taken when it is copied as it stands."
          >
            <SpanStats
              now={now}
              before={before}
              compare={compare}
              stats={[
                { name: 'copyMade', label: 'Descriptions written' },
                { name: 'copyTaken', label: 'Taken as they stand' },
                { name: 'copyTakenRate', label: 'Share taken', say: sayShare },
                { name: 'matchesSeen', label: 'Matches shown' },
                { name: 'matchesOpenedRate', label: 'Opened from matches', say: sayShare },
                { name: 'refused', label: 'Sentences refused' },
              ]}
            />
          </PageSection>
          <PageSection
            id="estimates"
            title="Estimates"
            lead={
              valuation === null ? (
                'The model is made from recorded sales. Until it is, nothing is estimated.'
              ) : (
                <>
                  Model {valuation.version} of {formatDate(valuation.trainedAt, 'UTC')}, made from {formatNumber(valuation.sales)}{' '}
                  sales. <InlineLink href="/accuracy">The public record</InlineLink> says more.
                </>
              )
            }
          >
            {valuation?.figures == null ? null : (
              <>
                <StatRow>
                  <Stat label="Median error" value={formatPercent(valuation.figures.mdape, 1)} />
                  <Stat label="Within 10%" value={formatPercent(valuation.figures.ppe10, 1)} />
                  <Stat label="Within 20%" value={formatPercent(valuation.figures.ppe20, 1)} />
                  <Stat label="Homes with an estimate" value={formatPercent(valuation.figures.hitRate, 1)} />
                  <Stat label="Sales it had not seen" value={formatNumber(valuation.figures.n)} />
                </StatRow>
                <DataTable
                  className="mt-6"
                  caption="By area"
                  dense
                  csvFileName="estimates-by-area.csv"
                  rows={valuation.areas}
                  rowKey={({ area }) => area}
                  columns={[
                    { id: 'area', header: 'Area', rowHeader: true, sortBy: ({ area }) => area, cell: ({ area }) => area },
                    { id: 'n', header: 'Sales', align: 'end', sortBy: ({ n }) => n, cell: ({ n }) => formatNumber(n) },
                    {
                      id: 'mdape',
                      header: 'Median error',
                      align: 'end',
                      sortBy: ({ mdape }) => mdape,
                      cell: ({ mdape }) => formatPercent(mdape, 1),
                    },
                    {
                      id: 'ppe10',
                      header: 'Within 10%',
                      align: 'end',
                      sortBy: ({ ppe10 }) => ppe10,
                      cell: ({ ppe10 }) => formatPercent(ppe10, 1),
                    },
                    {
                      id: 'hit',
                      header: 'With an estimate',
                      align: 'end',
                      sortBy: ({ hitRate }) => hitRate,
                      cell: ({ hitRate }) => formatPercent(hitRate, 1),
                    },
                  ]}
                />
              </>
            )}
          </PageSection>
        </>
      )}
    </Loaded>
  );
}
