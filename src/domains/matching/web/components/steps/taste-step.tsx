import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Home } from '#ui/icons/index.ts';
import { ListingCard } from '#domains/listings/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { ratingOf } from '../../../model/change-profile.ts';
import { samplesOptions } from '../../api.ts';
import { LikeListing } from '../like-buttons.tsx';
import { SAMPLES } from '../../../model/choose-samples.ts';
import type { StepProps } from './step-props.ts';

const PLACEHOLDERS = 6;

export function TasteStep({ profile, change }: StepProps) {
  return (
    <Loaded
      query={useQuery(samplesOptions(profile))}
      pending={<Placeholders />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState level={2} icon={Home} title="No homes to show">
          No home on the market is within all your limits. Your matches tell you what to relax.
        </EmptyState>
      }
    >
      {({ items }) => {
        const rated = items.filter(({ listingKey }) => ratingOf(profile, listingKey) !== null).length;
        return (
          <Rated rated={rated} of={items.length}>
            {items.map((listing) => (
              <li key={listing.listingKey}>
                <ListingCard
                  level={2}
                  listing={listing}
                  wholeAddress
                  footer={<LikeListing listing={listing} profile={profile} change={change} />}
                />
              </li>
            ))}
          </Rated>
        );
      }}
    </Loaded>
  );
}

function Placeholders() {
  return (
    <Rated rated={0} of={SAMPLES}>
      {Array.from({ length: PLACEHOLDERS }, (_, at) => (
        <li key={at}>
          <PropertyCardSkeleton />
        </li>
      ))}
    </Rated>
  );
}

function Rated({ rated, of, children }: { rated: number; of: number; children: ReactNode }) {
  return (
    <div>
      <ProgressBar label={`${rated} of ${of} rated`} value={rated / of} className="mb-6 max-w-md" />
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </div>
  );
}
