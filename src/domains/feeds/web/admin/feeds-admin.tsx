import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type FeedRun, type FeedState, listFeedStates } from '../../contract.ts';
import { ALARM_HOURS } from '../../model/feed-terms.ts';

/** Where listings come from: how far each feed was read, what came, what was refused and why. */
export function FeedsAdmin() {
  return (
    <Loaded
      query={useQuery(endpointQuery(listFeedStates))}
      pending={<Skeleton className="mt-6 h-96" />}
      failed="We couldn’t load the feeds"
      isEmpty={({ feeds }) => feeds.length === 0}
      empty={
        <EmptyState className="mt-6" level={2} title="No feed yet">
          Whoever runs this site adds one on the command line: realty feed add.
        </EmptyState>
      }
    >
      {({ feeds }) => (
        <ul className="space-y-10">
          {feeds.map((feed) => (
            <li key={feed.name}>
              <FeedCard feed={feed} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const say = (iso: string | null) => (iso === null ? 'Never' : formatDateTime(iso, viewerTimeZone()));

function FeedCard({ feed }: { feed: FeedState }) {
  return (
    <article aria-labelledby={`feed-${feed.name}`} className="rounded-card border border-line p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={`feed-${feed.name}`} className="text-lg font-semibold wrap-anywhere">
          {feed.name}
        </h2>
        <Badge>{feed.kind === 'file' ? 'File' : feed.profile}</Badge>
        {feed.isPaused && <Badge tone="warning">Paused</Badge>}
        {feed.freshness === 'hidden' && <Badge tone="error">Hidden: too old</Badge>}
      </div>
      {!feed.isRegistered && (
        <Notice tone="error" className="mt-4">
          The board of {feed.sourceName} is not registered, so none of its homes is shown.
        </Notice>
      )}
      {feed.isAlarmed && (
        <Notice tone="warning" className="mt-4">
          More than {sayCount(ALARM_HOURS, 'hour')} without a successful run.
        </Notice>
      )}
      <KeyValueList
        className="mt-4"
        columns={2}
        items={[
          { label: 'Homes', value: formatNumber(feed.records) },
          { label: 'Removed', value: formatNumber(feed.removed) },
          { label: 'In quarantine', value: formatNumber(feed.openRejects) },
          { label: 'Last success', value: say(feed.lastSuccessAt) },
          { label: 'Keys compared', value: say(feed.lastReconciledAt) },
          { label: 'Read', value: feed.kind === 'file' ? 'When asked' : `Every ${feed.everyMinutes} minutes` },
          ...feed.positions.map(({ resource, phase, modified, key, highWater }) => ({
            label: resource,
            value: <span className="wrap-anywhere">{modified ?? highWater ?? 'From the start'}</span>,
            note: phase === 'idle' ? 'Read up to here' : `Under way${key === null ? '' : `, after ${key}`}`,
          })),
        ]}
      />
      {feed.reasons.length > 0 && (
        <Part title="Refused records">
          {feed.reasons.map(({ field, code, times, example, expected }) => (
            <li key={`${field} ${code}`} className="py-2 text-sm wrap-anywhere">
              <span className="font-medium tabular-nums">{formatNumber(times)} ×</span> {field === '' ? 'Record' : field}:{' '}
              {code.replaceAll('-', ' ')}
              {example === '' ? '' : `, such as “${example}”`}; expected {expected}
            </li>
          ))}
        </Part>
      )}
      {feed.unknownValues.length > 0 && (
        <Part title="Words we do not know">
          {feed.unknownValues.map(({ field, value, times }) => (
            <li key={`${field} ${value}`} className="py-2 text-sm wrap-anywhere">
              <span className="font-medium tabular-nums">{formatNumber(times)} ×</span> {field}: “{value}”
            </li>
          ))}
        </Part>
      )}
      {feed.runs.length > 0 && (
        <Part title="Runs">
          {feed.runs.map((run) => (
            <li key={run.id} className="py-2 text-sm">
              <RunLine run={run} />
            </li>
          ))}
        </Part>
      )}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

const KINDS: Record<FeedRun['kind'], string> = {
  file: 'File',
  full: 'Everything',
  increment: 'Changes',
  reconcile: 'Keys compared',
  replay: 'Mapped again',
};
const STATES: Record<FeedRun['state'], { label: string; tone: 'neutral' | 'brand' | 'error' | 'warning' }> = {
  running: { label: 'Running', tone: 'neutral' },
  done: { label: 'Done', tone: 'brand' },
  failed: { label: 'Failed', tone: 'error' },
  held: { label: 'Waits for a person', tone: 'warning' },
};

function RunLine({ run }: { run: FeedRun }) {
  const { label, tone } = STATES[run.state];
  const counts = [
    [run.read, 'read'],
    [run.added, 'new'],
    [run.changed, 'changed'],
    [run.removed, 'removed'],
    [run.refused, 'refused'],
  ] as const;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular-nums">{say(run.startedAt)}</span>
        <span>{KINDS[run.kind]}</span>
        <Badge tone={tone}>{label}</Badge>
        <span className="text-ink-soft tabular-nums">
          {counts
            .filter(([value], index) => index === 0 || value > 0)
            .map(([value, word]) => `${formatNumber(value)} ${word}`)
            .join(', ')}
        </span>
      </span>
      {run.error !== null && <span className="mt-1 block wrap-anywhere text-ink-soft">{run.error}</span>}
    </>
  );
}
