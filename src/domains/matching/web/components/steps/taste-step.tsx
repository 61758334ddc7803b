import { useQuery } from '@tanstack/react-query';
import { Home } from '#ui/icons/index.ts';
import { ListingCard } from '#domains/listings/web/index.ts';
import { errorIdOf } from '#platform/web/api-client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { rateHome, ratingOf } from '../../../model/change-profile.ts';
import { samplesOptions } from '../../api.ts';
import { LikeButtons } from '../like-buttons.tsx';
import type { StepProps } from './step-props.ts';

const PLACEHOLDERS = 6;

export function TasteStep({ profile, change }: StepProps) {
  const samples = useQuery(samplesOptions(profile));
  if (samples.isError)
    return <ErrorState onRetry={() => void samples.refetch()} retrying={samples.isFetching} errorId={errorIdOf(samples.error)} />;
  const items = samples.data?.items;
  if (items?.length === 0) {
    return (
      <EmptyState level={2} icon={Home} title="No homes to show">
        No home on the market is within all your limits. Go on to your matches: they say what to relax.
      </EmptyState>
    );
  }
  const rated = items?.filter(({ listingKey }) => ratingOf(profile, listingKey) !== null).length ?? 0;
  return (
    <div>
      <ProgressBar
        label={`${rated} of ${items?.length ?? 10} rated`}
        value={rated / (items?.length ?? 10)}
        className="mb-6 max-w-md"
      />
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items === undefined
          ? Array.from({ length: PLACEHOLDERS }, (_, at) => (
              <li key={at}>
                <PropertyCardSkeleton />
              </li>
            ))
          : items.map((listing) => (
              <li key={listing.listingKey}>
                <ListingCard
                  level={2}
                  listing={listing}
                  wholeAddress
                  footer={
                    <LikeButtons
                      name={listing.streetAddress ?? 'this home'}
                      rating={ratingOf(profile, listing.listingKey)}
                      onRate={(isLiked) => change((now) => rateHome(now, listing.listingKey, isLiked))}
                    />
                  }
                />
              </li>
            ))}
      </ul>
    </div>
  );
}
