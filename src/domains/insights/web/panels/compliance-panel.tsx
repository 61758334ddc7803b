import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { capitalize, formatCount, formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { InlineLink, LineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import { getCompliance } from '../../contract.ts';
import { sayFigure, sayShare, TOO_FEW } from '../figure-words.ts';
import { InventedNote } from './invented-note.tsx';
import type { PanelProps } from './panel-props.ts';

const sayDays = (days: number | null) => (days === null ? '–' : formatCount(Math.round(days), 'day'));

/** Requests about data, what waits for a look, and what the gate of words let pass. */
export function CompliancePanel({ shown: { from, to } }: PanelProps) {
  const query = useQuery({ ...endpointQuery(getCompliance, { query: { from, to } }), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} pending={<SkeletonFigures />} failed="We couldn’t load the figures">
      {({ privacy, waiting, passed, hiddenCategories, refused, refusedRate, inventedUntil }) => (
        <>
          <InventedNote until={inventedUntil} />
          <PageSection
            id="data-requests"
            title="Requests about data"
            lead={
              <>
                What waits now, and what was answered in the days above.{' '}
                <InlineLink href="/admin/privacy">See them one by one</InlineLink>.
              </>
            }
          >
            <StatRow>
              <Stat label="Waiting" value={formatNumber(privacy.open)} />
              <Stat label="Late" value={formatNumber(privacy.late)} />
              <Stat label="Oldest" value={sayDays(privacy.oldestDays)} />
              <Stat label="Answered" value={sayFigure(privacy.answered)} />
              <Stat label="Time to answer, median" value={sayDays(privacy.medianDays)} />
            </StatRow>
          </PageSection>
          <PageSection id="looks" title="Waiting for a look" lead="As of now.">
            <StatRow>
              <Stat
                label="Reviews and reports"
                value={
                  <LineLink look="snug" href="/admin/moderation">
                    {formatNumber(waiting.moderation)}
                  </LineLink>
                }
              />
              <Stat
                label="Mistakes in listings"
                value={
                  <LineLink look="snug" href="/admin/moderation">
                    {formatNumber(waiting.mistakes)}
                  </LineLink>
                }
              />
              <Stat
                label="Experts to verify"
                value={
                  <LineLink look="snug" href="/admin/vendors">
                    {formatNumber(waiting.vendors)}
                  </LineLink>
                }
              />
            </StatRow>
          </PageSection>
          <PageSection
            id="words"
            title="Fair housing"
            lead="Sentences that the search refused in the days above, and warnings that sellers let pass with a reason until now."
          >
            <StatRow>
              <Stat label="Sentences refused" value={sayFigure(refused)} />
              <Stat label="Of all sentences" value={sayShare(refusedRate)} />
            </StatRow>
            <DataTable
              className="mt-6"
              caption="Warnings let pass"
              dense
              csvFileName="warnings-let-pass.csv"
              emptyText="No kind of warning from five sellers or more."
              rows={passed}
              rowKey={({ category }) => category}
              columns={[
                {
                  id: 'category',
                  header: 'About',
                  rowHeader: true,
                  cell: ({ category }) => capitalize(category.replaceAll('_', ' ')),
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
            {hiddenCategories === 0 ? null : (
              <p className="mt-2 text-sm text-ink-soft">
                {formatCount(hiddenCategories, 'kind')} of {TOO_FEW} sellers left out.
              </p>
            )}
          </PageSection>
        </>
      )}
    </Loaded>
  );
}
