import type { FeedSource, ListingSummary } from '#domains/listings/contract.ts';
import { AsOf } from '#domains/listings/web/index.ts';
import { TabLinks } from '#ui/tabs.tsx';
import { browseHref, startOf, type BrowseState } from './browse-state.ts';

export function SourceTabs({ state, sources }: { state: BrowseState; sources: readonly FeedSource[] }) {
  const to = (source: string | undefined) => browseHref(startOf({ ...state, source }));
  return (
    <TabLinks
      label="Source"
      className="mt-4"
      links={[
        { href: to(undefined), label: 'All sources', current: state.source === undefined },
        ...sources.map(({ name, board }) => ({ href: to(name), label: board, current: state.source === name })),
      ]}
    />
  );
}

/** The card itself names the firm and its contact in the size of the home's own data; rules ask for no less. */
export function SourceLine({ home, sources }: { home: ListingSummary; sources: readonly FeedSource[] }) {
  const asOf = sources.find(({ name }) => name === home.sourceName)?.lastUpdated ?? null;
  return (
    <p className="text-sm text-ink-soft">
      {home.listOfficeName === null && 'Listed by its listing office. '}
      Source: {home.sourceName}
      {home.listingId === null ? '' : `, # ${home.listingId}`}.
      {asOf === null ? (
        ''
      ) : (
        <>
          {' '}
          Updated <AsOf at={asOf} />.
        </>
      )}
    </p>
  );
}

/** What the boards have us say. */
export function SourceTerms({ sources }: { sources: readonly FeedSource[] }) {
  return (
    <section aria-label="Sources and terms" className="mt-12 space-y-6 border-t border-line pt-6">
      {sources.map((one) => (
        <div key={one.name} className="max-w-[90ch] space-y-1">
          <h2 className="text-base font-semibold text-ink">{one.board}</h2>
          <p className="text-sm text-ink-soft">
            {one.lastUpdated === null ? (
              'Not updated yet'
            ) : (
              <>
                Last updated <AsOf at={one.lastUpdated} />
              </>
            )}
          </p>
          <p className="text-sm text-ink-soft">{one.disclaimer}</p>
        </div>
      ))}
      <p className="max-w-[90ch] text-sm text-ink-soft">
        Something wrong with a home? Open its page and choose Report a mistake. We let the listing firm know.
      </p>
    </section>
  );
}
