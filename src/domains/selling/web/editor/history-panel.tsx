import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATUS_WORDS } from '#domains/listings/contract.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { together } from '#platform/web/loaded-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { formatDate, formatDateTime, formatWholeDollars } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextDiff } from '#ui/text-diff.tsx';
import { type OwnListing, type OwnListingEvent, type OwnListingVersion, restoreOwnListingVersion } from '../../contract.ts';
import { EDITOR_FIELDS } from '../../model/editor-fields.ts';
import { eventsOptions, useShowListing, versionsOptions } from '../api.ts';
import { changesSince } from './compare-versions.ts';
import { sayValue } from './conflict-notice.tsx';

/** Every change with its author and time, and a button to restore it; and every public change with its reason. */
export function HistoryPanel({ listing, canEdit }: { listing: OwnListing; canEdit: boolean }) {
  const history = useInfiniteQuery(versionsOptions(listing.id));
  const query = together({ history, events: useQuery(eventsOptions(listing.id)) });
  const [compared, setCompared] = useState<number>();
  const show = useShowListing();
  const restore = useWrite(restoreOwnListingVersion, {
    answered: (answer) => show(answer),
    refreshes: [{ path: '/api/own-listings/{id}/versions' }],
    done: { title: 'Restored. The earlier state is still in the history.' },
  });
  return (
    <Loaded query={query}>
      {({ history: { pages }, events: { events } }) => {
        const versions = pages.flatMap((page) => page?.versions ?? []);
        return (
          <>
            {events.length === 0 ? null : (
              <section aria-labelledby="public-changes">
                <h3 id="public-changes" className="font-sans text-base font-semibold text-ink">
                  Status and price
                </h3>
                <ol className="mt-2 divide-y divide-line border-y border-line">
                  {events.map((event) => (
                    <EventLine key={event.id} event={event} />
                  ))}
                </ol>
              </section>
            )}
            <section aria-labelledby="versions" className="mt-8 first:mt-0">
              <h3 id="versions" className="font-sans text-base font-semibold text-ink">
                Versions of the draft
              </h3>
              {versions.length === 0 ? (
                <EmptyState className="mt-3" title="Nothing has been changed yet" />
              ) : (
                <ol className="mt-2 divide-y divide-line border-y border-line">
                  {versions.map((version) => (
                    <li key={version.version} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
                      <VersionWords version={version} />
                      {version.version === versions[0]?.version ? null : (
                        <div className="flex flex-wrap gap-2">
                          <Button
                            size="small"
                            variant="quiet"
                            aria-expanded={compared === version.version}
                            onClick={() => setCompared(compared === version.version ? undefined : version.version)}
                          >
                            Compare<span className="sr-only"> version {version.version}</span> with now
                          </Button>
                          {canEdit ? (
                            <Button
                              size="small"
                              variant="secondary"
                              busy={restore.underway.some(({ params }) => params.version === version.version)}
                              onClick={() => void restore.run({ params: { id: listing.id, version: version.version } })}
                            >
                              Restore
                              <span className="sr-only"> version {version.version}</span>
                            </Button>
                          ) : null}
                        </div>
                      )}
                      {compared === version.version ? (
                        <Comparison version={version.version} changes={changesSince(versions, version.version)} />
                      ) : null}
                    </li>
                  ))}
                </ol>
              )}
              {history.hasNextPage ? (
                <div className="mt-4">
                  <NextPage of={history}>Earlier versions</NextPage>
                </div>
              ) : null}
            </section>
          </>
        );
      }}
    </Loaded>
  );
}

function VersionWords({ version: { version, by, isMine, madeAt, changes, restoredVersion } }: { version: OwnListingVersion }) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="text-ink-soft">
        Version {version}, {isMine ? 'you' : (by ?? 'someone whose account is gone')}, {formatDateTime(madeAt, viewerTimeZone())}
        {restoredVersion === null ? '' : `. Restores version ${restoredVersion}`}
      </p>
      <ul className="mt-1">
        {changes.map((change) => (
          <ChangeLine key={change.field} change={change} />
        ))}
      </ul>
    </div>
  );
}

function Comparison({ version, changes }: { version: number; changes: OwnListingVersion['changes'] }) {
  return (
    <div className="w-full rounded-card bg-sunken p-4 text-sm">
      {changes.length === 0 ? (
        <p>The draft is the same as in version {version}.</p>
      ) : (
        <>
          <p className="text-ink-soft">From version {version} to the draft as it is now:</p>
          <ul className="mt-1">
            {changes.map((change) => (
              <ChangeLine key={change.field} change={change} isOpen />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const LONGEST_SHOWN = 160;

/** Short values stand side by side. Of long texts, the words that changed are marked. */
function ChangeLine({
  change: { field, before, after },
  isOpen,
}: {
  change: OwnListingVersion['changes'][number];
  isOpen?: boolean;
}) {
  const label = EDITOR_FIELDS.get(field)?.label ?? field;
  const [was, is] = [sayValue(field, before), sayValue(field, after)];
  if (Math.max(was.length, is.length) > LONGEST_SHOWN)
    return (
      <li>
        <details open={isOpen}>
          <summary className="inline-flex min-h-8 items-center font-medium pointer-coarse:min-h-control">
            {label}: what changed
          </summary>
          <TextDiff className="mt-1" before={before === null ? '' : was} after={after === null ? '' : is} />
        </details>
      </li>
    );
  return (
    <li className="break-words">
      <span className="font-medium">{label}</span>: <del>{was}</del> <ins className="no-underline">{is}</ins>
    </li>
  );
}

function EventLine({ event }: { event: OwnListingEvent }) {
  const { statusBefore, statusAfter, priceBefore, priceAfter, reason, effectiveOn, by } = event;
  const changes = [
    ...(statusBefore === statusAfter ? [] : [`${STATUS_WORDS[statusBefore]} to ${STATUS_WORDS[statusAfter]}`]),
    ...(priceBefore === priceAfter || priceAfter === null
      ? []
      : [
          priceBefore === null
            ? formatWholeDollars(priceAfter)
            : `${formatWholeDollars(priceBefore)} to ${formatWholeDollars(priceAfter)}`,
        ]),
  ];
  return (
    <li className="py-3 text-sm">
      <p className="font-medium text-ink">{changes.join(', ')}</p>
      <p className="text-ink-soft">
        {formatDate(effectiveOn, 'UTC')}
        {by === null ? '' : `, ${by}`}. {reason}
      </p>
    </li>
  );
}
