import { useQuery } from '@tanstack/react-query';
import { ListingCard } from '#domains/listings/web/index.ts';
import { formatCount } from '#lib/format.ts';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { getMyMatches } from '../../contract.ts';
import { CARD_MATCHES, cardMatchesOptions } from '../api.ts';

/** The best homes now, on the dashboard. */
export function MatchesCard() {
  return (
    <Loaded
      query={useQuery(cardMatchesOptions)}
      pending={<MatchesToCome />}
      isEmpty={({ hasProfile }) => !hasProfile}
      empty={
        <div>
          <p className="text-ink-soft">Answer a few questions, and homes are ranked for you, with reasons.</p>
          <AppLink href="/buyer-flow" className={buttonClasses({ size: 'small', className: 'mt-3' })}>
            Find your match
          </AppLink>
        </div>
      }
    >
      {(matches) => <Matches matches={matches} />}
    </Loaded>
  );
}

/** As large as what comes, so that the cards below stay where they are. */
function MatchesToCome() {
  return (
    <>
      <Skeleton className="h-6 w-2/3" />
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {Array.from({ length: CARD_MATCHES }, (_, at) => (
          <Skeleton key={at} className="h-108" />
        ))}
      </div>
    </>
  );
}

function Matches({ matches: { matching, newCount, items } }: { matches: NonNullable<EndpointAnswer<typeof getMyMatches>> }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        {matching === 0
          ? 'No home for sale meets every must right now.'
          : `${formatCount(matching, 'home')} match${matching === 1 ? 'es' : ''} what you’re looking for.`}
        {newCount > 0 ? <Badge tone="accent">{newCount} new since your last visit</Badge> : null}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {items.slice(0, CARD_MATCHES).map(({ listing, match }) => (
          <li key={listing.listingKey} className="has-[[data-hidden-home]]:hidden">
            <ListingCard
              listing={listing}
              footer={
                <p className="text-sm">
                  Match {match.score} of 100{match.reasons[0] === undefined ? '' : `: ${match.reasons[0]}`}
                </p>
              }
            />
          </li>
        ))}
      </ul>
      <LineLink href="/buyer-flow?step=matches" className="mt-3">
        {matching === 0 ? 'See what to relax' : 'See all matches'}
      </LineLink>
    </div>
  );
}
