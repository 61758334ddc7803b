import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { getFeedbackFigures } from '../../contract.ts';
import type { PanelProps } from './panel-props.ts';
import { SpanStats } from './span-stats.tsx';

const sayHours = (hours: number | null) =>
  hours === null ? '–' : hours < 48 ? `${formatNumber(hours, 1)} h` : `${formatNumber(hours / 24, 1)} days`;
const sayScore = (kind: string, value: number | null) =>
  value === null ? '–' : kind === 'csat' ? formatPercent(value, 0) : formatNumber(value, kind === 'nps' ? 0 : 1);

/** What people say of the product, and how fast they are answered. */
export function FeedbackPanel({ shown: { from, to, compare } }: PanelProps) {
  const query = useQuery({
    ...endpointQuery(getFeedbackFigures, { query: { from, to, compare } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} pending={<SkeletonFigures />} failed="We couldn’t load the figures">
      {({ now, before, scores, themes, places }) => (
        <>
          <PageSection
            id="heard"
            title="What people say"
            lead={
              <>
                Of the days above. <InlineLink href="/widget-testing">The workbench</InlineLink> has every answer, with its status
                and owner.
              </>
            }
          >
            <SpanStats
              now={now}
              before={before}
              compare={compare}
              stats={[
                { name: 'responses', label: 'Answers' },
                { name: 'asked', label: 'Wanted a reply' },
                { name: 'replied', label: 'Got a reply' },
                { name: 'medianHoursToReply', label: 'Time to reply, median', say: sayHours },
              ]}
            />
          </PageSection>
          <div className="mt-8 grid gap-6 lg:grid-cols-2">
            <DataTable
              caption="Scores"
              dense
              csvFileName="feedback-scores.csv"
              emptyText="No question with five answers."
              rows={scores}
              rowKey={({ label, kind }) => `${kind} ${label}`}
              columns={[
                { id: 'label', header: 'Question', rowHeader: true, wrap: true, cell: ({ label }) => label },
                { id: 'n', header: 'Answers', align: 'end', sortBy: ({ n }) => n, cell: ({ n }) => formatNumber(n) },
                {
                  id: 'value',
                  header: 'Score',
                  align: 'end',
                  sortBy: ({ value }) => value,
                  cell: ({ kind, value }) => sayScore(kind, value),
                },
                {
                  id: 'before',
                  header: compare === 'year' ? 'A year ago' : 'Before',
                  align: 'end',
                  cell: ({ kind, before: earlier }) => sayScore(kind, earlier),
                },
              ]}
            />
            <DataTable
              caption="Themes"
              dense
              csvFileName="feedback-themes.csv"
              emptyText="No word that five answers share."
              rows={themes}
              rowKey={({ theme }) => theme}
              columns={[
                { id: 'theme', header: 'Word', rowHeader: true, sortBy: ({ theme }) => theme, cell: ({ theme }) => theme },
                {
                  id: 'responses',
                  header: 'Answers',
                  align: 'end',
                  sortBy: ({ responses }) => responses,
                  cell: ({ responses }) => formatNumber(responses),
                },
              ]}
            />
            <DataTable
              caption="Where they were"
              dense
              csvFileName="feedback-pages.csv"
              emptyText="No page with five answers."
              rows={places}
              rowKey={({ place }) => place}
              columns={[
                { id: 'place', header: 'Page', rowHeader: true, wrap: true, cell: ({ place }) => place },
                {
                  id: 'responses',
                  header: 'Answers',
                  align: 'end',
                  sortBy: ({ responses }) => responses,
                  cell: ({ responses }) => formatNumber(responses),
                },
              ]}
            />
          </div>
        </>
      )}
    </Loaded>
  );
}
