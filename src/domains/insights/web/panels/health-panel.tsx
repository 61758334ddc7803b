import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Vital, VITAL_NAMES, VITALS } from '#domains/analytics/contract.ts';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { getHealth, settleFailure } from '../../contract.ts';
import { sayMilliseconds, TOO_FEW } from '../figure-words.ts';
import { InventedNote } from './invented-note.tsx';
import type { PanelProps } from './panel-props.ts';

const sayMoment = (iso: string | null) => (iso === null ? 'never' : formatDateTime(iso, viewerTimeZone()));

/** How fast pages are, what fails, how fresh feeds are, and what waits. */
export function HealthPanel({ shown: { from, to } }: PanelProps) {
  const query = useQuery({ ...endpointQuery(getHealth, { query: { from, to } }), placeholderData: keepPreviousData });
  const settle = useWrite(settleFailure, { refreshes: [getHealth], failureTitle: 'Not noted' });
  return (
    <Loaded query={query} pending={<SkeletonFigures rows={9} />} failed="We couldn’t load the figures">
      {({ vitals, hiddenRoutes, errors, feeds, queues, inventedUntil }) => (
        <>
          <InventedNote until={inventedUntil} what="Speeds of pages" />
          <PageSection
            id="vitals"
            title="Speed of pages"
            lead="As browsers measured it, over the last 28 of the days at most: three visits in four were at least this fast. Good is a largest paint within 2.5 seconds, an answer within 200 milliseconds, a shift of 0.1 at most."
          >
            <DataTable
              caption="Speed by page, 75th percentile"
              hideCaption
              dense
              csvFileName="speed.csv"
              emptyText={`All pages were measured ${TOO_FEW} times.`}
              rows={vitals}
              rowKey={({ route }) => route}
              columns={[
                { id: 'route', header: 'Page', rowHeader: true, sortBy: ({ route }) => route, cell: ({ route }) => route },
                {
                  id: 'samples',
                  header: 'Measured',
                  align: 'end',
                  sortBy: ({ samples }) => samples,
                  cell: ({ samples }) => formatNumber(samples),
                },
                ...VITAL_NAMES.map((vital) => ({
                  id: vital,
                  header: VITALS[vital].label,
                  align: 'end' as const,
                  sortBy: ({ p75 }: { p75: Record<Vital, number | null> }) => p75[vital],
                  cell: ({ p75 }: { p75: Record<Vital, number | null> }) => <Measured vital={vital} value={p75[vital]} />,
                })),
              ]}
            />
            {hiddenRoutes === 0 ? null : (
              <p className="mt-2 text-sm text-ink-soft">
                {formatNumber(hiddenRoutes)} more, measured {TOO_FEW} times.
              </p>
            )}
          </PageSection>
          <PageSection
            id="failures"
            title="Failures"
            lead="Of browsers and the server, alike ones together, without what people typed."
          >
            <DataTable
              caption="Failures"
              hideCaption
              dense
              csvFileName="failures.csv"
              emptyText="Nothing failed."
              rows={errors}
              rowKey={({ fingerprint }) => fingerprint}
              columns={[
                {
                  id: 'what',
                  header: 'What',
                  rowHeader: true,
                  wrap: true,
                  csv: ({ name, message }) => `${name}: ${message}`,
                  cell: ({ name, message, place }) => (
                    <>
                      <span className="block break-words">
                        {name}: {message}
                      </span>
                      <span className="block text-xs break-all text-ink-soft">{place}</span>
                    </>
                  ),
                },
                {
                  id: 'origin',
                  header: 'Where',
                  sortBy: ({ origin }) => origin,
                  cell: ({ origin }) => (origin === 'server' ? 'Server' : 'Browser'),
                },
                {
                  id: 'times',
                  header: 'Times',
                  align: 'end',
                  sortBy: ({ times }) => times,
                  cell: ({ times }) => formatNumber(times),
                },
                { id: 'last', header: 'Last', sortBy: ({ lastAt }) => lastAt, cell: ({ lastAt }) => sayMoment(lastAt) },
                {
                  id: 'settle',
                  header: 'State',
                  screenOnly: true,
                  cell: ({ fingerprint, isSettled, name }) => (
                    <Button
                      size="small"
                      variant="secondary"
                      busy={settle.underway.some(({ params }) => params?.fingerprint === fingerprint)}
                      onClick={() => void settle.run({ params: { fingerprint }, body: { isSettled: !isSettled } })}
                    >
                      {isSettled ? 'Open again' : 'Taken care of'}
                      <span className="sr-only">: {name}</span>
                    </Button>
                  ),
                },
              ]}
            />
          </PageSection>
          <PageSection
            id="feeds"
            title="Feeds"
            lead="How fresh listings are, by where they come from. Display rules ask for twelve hours at most."
          >
            <DataTable
              caption="Feeds"
              hideCaption
              dense
              csvFileName="feeds.csv"
              rows={feeds}
              rowKey={({ name }) => name}
              columns={[
                { id: 'name', header: 'Source', rowHeader: true, wrap: true, cell: ({ name }) => name },
                { id: 'read', header: 'Read last', cell: ({ lastReadAt }) => sayMoment(lastReadAt) },
                { id: 'changed', header: 'Changed last', cell: ({ changedAt }) => sayMoment(changedAt) },
                { id: 'listings', header: 'Listings', align: 'end', cell: ({ listings }) => formatNumber(listings) },
              ]}
            />
          </PageSection>
          <PageSection id="queues" title="Background work" lead="What’s waiting to be done, and what failed for good.">
            <DataTable
              caption="Background work"
              hideCaption
              dense
              csvFileName="queues.csv"
              emptyText="Nothing is waiting, and nothing has failed."
              rows={queues}
              rowKey={({ name }) => name}
              columns={[
                { id: 'name', header: 'Work', rowHeader: true, cell: ({ name }) => name },
                { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => formatNumber(waiting) },
                { id: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => formatNumber(failed) },
              ]}
            />
          </PageSection>
        </>
      )}
    </Loaded>
  );
}

/** A measurement with how good it is, in words and not by color alone. */
function Measured({ vital, value }: { vital: Vital; value: number | null }) {
  if (value === null) return '–';
  const said = vital === 'CLS' ? formatNumber(value, 3) : sayMilliseconds(value);
  const { good, poor } = VITALS[vital];
  if (value <= good) return said;
  return (
    <span className="inline-flex items-center gap-2">
      {said}
      <Badge tone={value > poor ? 'error' : 'warning'}>{value > poor ? 'poor' : 'fair'}</Badge>
    </span>
  );
}
