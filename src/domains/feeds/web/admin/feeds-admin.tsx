import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { type FeedRun, type FeedState, listFeedStates } from '../../contract.ts';
import { ALARM_HOURS } from '../../model/feed-terms.ts';
import { FeedActions } from './feed-actions.tsx';
import { FeedMapping } from './feed-mapping.tsx';
import { FeedRejects } from './feed-rejects.tsx';
import { FeedUpload } from './feed-upload.tsx';
import { KIND_WORDS, lookAgainMs, sayWhen, STATE_WORDS, WORK_WORDS } from './run-words.ts';

const ADD_COMMAND = 'npm run realty -- feed add https://api.example.com/odata --profile plain --policy idx --sync';

/** Where listings come from: how far each feed was read, what came, what was refused and why. */
export function FeedsAdmin() {
  const query = useQuery({
    ...endpointQuery(listFeedStates),
    refetchInterval: ({ state }) => lookAgainMs(state.data?.feeds ?? []),
  });
  return (
    <div className="space-y-10">
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-6" />}
        failed="We couldn’t load the feeds"
        isEmpty={({ feeds }) => feeds.length === 0}
        empty={
          <EmptyState
            className="mt-6"
            level={2}
            title="No feed yet"
            action={<LineLink href="/seller-flow">List a home by hand</LineLink>}
          >
            <p>
              Homes come in from a RESO Web API or from a file. A server’s address and secret stay off this page, so whoever runs
              this site adds it on the command line. From then on you read, pause and check it here.
            </p>
            <CopyField className="mt-4 text-left" label="The command" value={ADD_COMMAND} />
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
      <FeedUpload />
    </div>
  );
}

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
      <FeedActions feed={feed} />
      <p role="status" className="mt-4 text-sm">
        {feed.requests.map(({ kind }) => `${WORK_WORDS[kind]}: asked for, about to begin or under way. `).join('')}
      </p>
      <KeyValueList
        className="mt-4"
        columns={2}
        items={[
          { label: 'Homes', value: formatNumber(feed.records) },
          { label: 'Removed', value: formatNumber(feed.removed) },
          { label: 'In quarantine', value: formatNumber(feed.openRejects) },
          { label: 'Last success', value: sayWhen(feed.lastSuccessAt) },
          { label: 'Keys compared', value: sayWhen(feed.lastReconciledAt) },
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
      {feed.openRejects > 0 && (
        <Opening show="Show the records" hide="Hide the records">
          {() => <FeedRejects name={feed.name} />}
        </Opening>
      )}
      {!feed.isDemonstration && (
        <Opening show="Show fields and mapping" hide="Hide fields and mapping">
          {() => <FeedMapping feed={feed} />}
        </Opening>
      )}
      {feed.faults.length > 0 && (
        <Part title="Fields left empty or mended">
          {feed.faults.map(({ field, code, times, example, exampleKey, expected }) => (
            <li key={`${field} ${code}`} className="py-2 text-sm wrap-anywhere">
              <span className="font-medium tabular-nums">{formatNumber(times)} ×</span> {field}: {code.replaceAll('-', ' ')}
              {example === '' ? `, in ${exampleKey}` : `, such as “${example}” in ${exampleKey}`}; expected {expected}
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

/** Read when it is opened: a feed may have refused thousands. */
function Opening({ show, hide, children }: { show: string; hide: string; children: () => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="mt-3">
      <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? hide : show}
      </Button>
      {isOpen && children()}
    </section>
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

function RunLine({ run }: { run: FeedRun }) {
  const { label, tone } = STATE_WORDS[run.state];
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
        <span className="tabular-nums">{sayWhen(run.startedAt)}</span>
        <span>{KIND_WORDS[run.kind]}</span>
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
