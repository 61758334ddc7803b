import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { getListingFigures, type OwnListingSummary } from '../../contract.ts';
import { coverUrl } from '../api.ts';
import { ChosenListing } from '../chosen-listing.tsx';
import { SellerTabs } from '../seller-tabs.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FiguresView } from './figures-view.tsx';
import { ListingHead } from './listing-head.tsx';
import { LivePrice } from './live-price.tsx';

const figuresOptions = (id: string) => ({
  ...endpointQuery(getListingFigures, { params: { id } }),
  meta: { follows: ['own-listings', 'threads', 'appointments', 'offers'] as const },
});

interface SellerDashboardProps {
  /** What the reader spent on a sale here. */
  spent: (listingId: string) => ReactNode;
}

/** How the caller's listings are doing, one at a time. The address says which one. */
export function SellerDashboard({ frame, spent }: PersonalViewProps & SellerDashboardProps) {
  return (
    <Page {...frame}>
      <SellerTabs current="/seller-dashboard-authentic" />
      <ChosenListing
        pending={<DashboardSkeleton />}
        once="Once you list a home, you see its views, questions, tours and price here."
      >
        {(listing) => <Figures key={listing.id} listing={listing} spent={spent} />}
      </ChosenListing>
    </Page>
  );
}

function Figures({ listing, spent }: { listing: OwnListingSummary } & SellerDashboardProps) {
  const query = useQuery(figuresOptions(listing.id));
  return (
    <Loaded query={query} pending={<DashboardSkeleton />} failed="We couldn’t load the figures for this listing" className="mt-8">
      {(figures) => (
        <>
          <ListingHead figures={figures} picture={listing.coverPhotoId === null ? null : coverUrl(listing.coverPhotoId, 480)} />
          <FiguresView figures={figures} price={<LivePrice figures={figures} />} spent={spent(listing.id)} />
        </>
      )}
    </Loaded>
  );
}
