import type { FeedListing, FeedSource } from '#domains/listings/contract.ts';
import { ListingCard } from '#domains/listings/web/index.ts';
import { formatCount, formatNumber } from '#lib/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { TabLinks } from '#ui/tabs.tsx';

export interface FeedListingsPageProps {
  source: string | undefined;
  cursor: string | undefined;
  result: { items: FeedListing[]; sources: FeedSource[]; nextCursor: string | null };
}

/** Homes of other brokers, under the rules of the boards they come from. */
export function FeedListingsPage({ source, cursor, result }: FeedListingsPageProps) {
  const { items, sources, nextCursor } = result;
  const shown = sources.filter(({ name }) => source === undefined || name === source);
  const total = shown.reduce((sum, { homes }) => sum + homes, 0);
  return (
    <Page
      size="large"
      title="Homes from other brokers"
      lead="Listed by brokers who share them here. Each names its firm and how to reach it."
      note={`${formatNumber(total)} ${total === 1 ? 'home' : 'homes'}`}
    >
      {shown
        .filter(({ isOld }) => isOld)
        .map(({ name, board, lastUpdated }) => (
          <Notice key={name} tone="warning" className="mt-4">
            We have not heard from {board} since {lastUpdated === null ? 'it was added' : formatMoment(lastUpdated)}. Some of
            these homes may have changed or sold.
          </Notice>
        ))}
      {sources.length > 1 && (
        <TabLinks
          label="Source"
          className="mt-6"
          links={[
            { href: '/idx-listings', label: 'All sources', current: source === undefined },
            ...sources.map(({ name, board }) => ({ href: sourceHref(name), label: board, current: source === name })),
          ]}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          className="mt-8"
          level={2}
          title="No homes from other brokers right now"
          action={<LineLink href="/properties">Browse all homes</LineLink>}
        >
          They appear here as soon as a source sends them.
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">Homes</h2>
          <ul className="mt-6 grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((home, index) => (
              <li key={home.listingKey}>
                <FeedHome home={home} isEager={index < 3} />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <Pagination
              previousHref={cursor === undefined ? undefined : sourceHref(source)}
              nextHref={nextCursor === null ? undefined : sourceHref(source, nextCursor)}
              position={`${formatCount(items.length, 'home')} on this page`}
            />
          </div>
        </>
      )}
      <section aria-label="Sources and terms" className="mt-12 space-y-6 border-t border-line pt-6">
        {shown.map((one) => (
          <div key={one.name} className="max-w-[90ch] space-y-1">
            <h2 className="text-base font-semibold text-ink">{one.board}</h2>
            <p className="text-sm text-ink-soft">
              {one.lastUpdated === null ? 'Not updated yet' : `Last updated ${formatMoment(one.lastUpdated)}`}
            </p>
            <p className="text-sm text-ink-soft">{one.disclaimer}</p>
          </div>
        ))}
        <p className="max-w-[90ch] text-sm text-ink-soft">
          Something wrong with a home? Open its page and choose Report a mistake. We let the listing firm know.
        </p>
      </section>
    </Page>
  );
}

/** The card names the firm and its contact in the size of the home's own data; rules ask for no less. */
function FeedHome({ home, isEager }: { home: FeedListing; isEager: boolean }) {
  return (
    <ListingCard
      listing={home}
      eager={isEager}
      level={3}
      imageSizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
      footer={
        <p className="text-sm text-ink-soft">
          {home.listOfficeName === null && 'Listed by its listing office. '}
          Source: {home.source.name}
          {home.listingId === null ? '' : `, # ${home.listingId}`}. Updated {formatMoment(home.source.lastUpdated)}.
        </p>
      }
    />
  );
}

const formatMoment = (iso: string) => `${iso.replace('T', ' ').slice(0, 16)} UTC`;

function sourceHref(source: string | undefined, cursor?: string): string {
  const params = new URLSearchParams();
  if (source !== undefined) params.set('source', source);
  if (cursor !== undefined) params.set('cursor', cursor);
  const text = params.toString();
  return text === '' ? '/idx-listings' : `/idx-listings?${text}`;
}
