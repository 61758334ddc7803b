import { useQuery } from '@tanstack/react-query';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Home } from '#ui/icons/index.ts';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ScoredListing } from '../../contract.ts';
import { scoresOptions } from '../api.ts';
import { sayMinutes, sayPoints } from '../components/score-words.ts';

/** The caller's listings with their scores, the lowest first. */
export function PortfolioView({ frame }: PersonalViewProps) {
  const query = useQuery({ ...scoresOptions(), meta: { follows: ['own-listings'] } });
  return (
    <Page {...frame}>
      <p className="mt-4">
        <InlineLink href="/AIListingEnhancer">Check a text that is not listed here</InlineLink>
      </p>
      <Loaded
        query={query}
        pending={<Skeleton className="h-96 w-full" />}
        failed="The scores could not be loaded"
        className="mt-8"
        isEmpty={({ listings }) => listings.length === 0}
        empty={<NoListings />}
      >
        {({ listings }) => (
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {listings.map((listing) => (
              <Row key={listing.listingId} listing={listing} />
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}

function Row({ listing }: { listing: ScoredListing }) {
  const { listingId, label, standardStatus, isReadOnly, score, ungated, gates, gains, minutes } = listing;
  const shut = gates.filter(({ isOpen }) => !isOpen);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 py-6">
      <ProgressRing label={`Score of ${label}`} value={score / 100} text={String(score)} />
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg font-semibold text-ink">
          <AppLink href={`/seller/optimize-listing/${listingId}`} className="hover:underline">
            {label}
          </AppLink>
        </h2>
        <p className="text-sm text-ink-soft">
          {standardStatus === 'Incomplete' ? 'Draft' : standardStatus}
          {isReadOnly
            ? ', for reading only'
            : gains.length === 0
              ? '. Nothing left to gain'
              : `, ${sayMinutes(minutes)} for all points`}
        </p>
        {shut.map(({ gate, why }) => (
          <p key={gate} className="mt-2 text-sm font-medium text-error">
            {why}. Until then the score is 0 instead of {ungated}.
          </p>
        ))}
        {gains.length === 0 || isReadOnly ? null : (
          <ol className="mt-3 space-y-1 text-sm">
            {gains.map(({ key, todo, points, minutes: effort }) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0">{todo}</span>
                <span className="text-ink-soft">
                  {sayPoints(points)}, {sayMinutes(effort)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <AppLink href={`/seller/optimize-listing/${listingId}`} className={buttonClasses({ variant: 'secondary', size: 'small' })}>
        {isReadOnly ? 'See the score' : 'Improve'}
        <span className="sr-only"> {label}</span>
      </AppLink>
    </li>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={Home}
      level={2}
      title="You are not selling a home yet"
      action={
        <AppLink href="/seller-flow/intent" className={buttonClasses({})}>
          Start to sell
        </AppLink>
      }
    >
      Once you list a home, its score is here, with what to do first.
    </EmptyState>
  );
}
