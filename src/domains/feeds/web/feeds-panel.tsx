import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Badge } from '#ui/badge.tsx';
import { LineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type FeedState, listFeedStates } from '../contract.ts';
import { ALARM_HOURS } from '../model/feed-terms.ts';
import { lookAgainMs, sayWhen } from './admin/run-words.ts';

/** What an administrator needs to know of the feeds beside the homes that they bring: position, age, counts, refusals. */
export function FeedsPanel() {
  return (
    <QueryScope>
      <Panel />
    </QueryScope>
  );
}

function Panel() {
  const query = useQuery({
    ...endpointQuery(listFeedStates),
    refetchInterval: ({ state }) => lookAgainMs(state.data?.feeds ?? []),
  });
  return (
    <section aria-labelledby="feeds-panel" className="mt-10 rounded-card border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="feeds-panel" className="font-medium">
          Feeds, for administrators
        </h2>
        <LineLink href="/admin/feeds">Read, pause and check feeds</LineLink>
      </div>
      <Loaded query={query} pending={<Skeleton className="mt-2 h-16" />} failed="We couldn’t load the feeds">
        {({ feeds }) =>
          feeds.length === 0 ? (
            <p className="mt-2 text-sm text-ink-soft">No feed yet.</p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {feeds.map((feed) => (
                <li key={feed.name} className="py-2 text-sm">
                  <FeedLine feed={feed} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function FeedLine({ feed }: { feed: FeedState }) {
  const { name, isPaused, isAlarmed, isRegistered, freshness, positions, lastSuccessAt, runs, openRejects, reasons } = feed;
  const position = positions.find(({ resource }) => resource === 'Property');
  const cursor = position?.modified ?? position?.highWater;
  const run = runs.find(({ kind }) => kind !== 'replay');
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        {isAlarmed && <Badge tone="error">No success for {sayCount(ALARM_HOURS, 'hour')}</Badge>}
        {freshness === 'hidden' && <Badge tone="error">Hidden: too old</Badge>}
        {!isRegistered && <Badge tone="error">Hidden: board not registered</Badge>}
        {isPaused && <Badge tone="warning">Paused</Badge>}
      </p>
      <p className="text-ink-soft wrap-anywhere">
        Last success {sayWhen(lastSuccessAt)}; read up to {cursor ?? 'nothing yet'}
        {run === undefined
          ? '.'
          : `; newest run ${formatNumber(run.added)} added, ${formatNumber(run.changed)} changed, ${formatNumber(run.removed)} removed.`}
      </p>
      {openRejects > 0 && (
        <p className="text-ink-soft wrap-anywhere">
          {sayCount(openRejects, 'record')} refused:{' '}
          {reasons
            .slice(0, 3)
            .map(
              ({ field, code, times }) =>
                `${formatNumber(times)} × ${field === '' ? 'record' : field} ${code.replaceAll('-', ' ')}`,
            )
            .join(', ')}
          .
        </p>
      )}
    </>
  );
}
