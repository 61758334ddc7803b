import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Home } from '#ui/icons/index.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { getListingFigures, type OwnListingSummary } from '../../contract.ts';
import { ownListingsOptions, photoUrl } from '../api.ts';
import { SellerTabs } from '../seller-tabs.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FiguresView } from './figures-view.tsx';
import { ListingHead } from './listing-head.tsx';
import { LivePrice } from './live-price.tsx';

const figuresOptions = (id: string) => ({
  ...endpointQuery(getListingFigures, { params: { id } }),
  meta: { follows: ['own-listings', 'threads'] as const },
});

/** How the caller's listings are doing, one at a time. The address says which one. */
export function SellerDashboard({ frame }: PersonalViewProps) {
  const [params] = useSearchParams();
  const query = useQuery(ownListingsOptions());
  return (
    <Page {...frame}>
      <SellerTabs current="/seller-dashboard-authentic" />
      <Loaded
        query={query}
        pending={<DashboardSkeleton />}
        className="mt-8"
        isEmpty={({ listings }) => listings.length === 0}
        empty={<NoListings />}
      >
        {({ listings }) => {
          const shown = arrange(listings);
          const chosen = shown.find(({ id }) => id === params.get('listing')) ?? shown[0];
          return chosen === undefined ? null : (
            <>
              {shown.length > 1 && <Switcher listings={shown} chosen={chosen} />}
              <Figures key={chosen.id} listing={chosen} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Homes for sale first, then drafts, the archive last. */
function arrange(listings: readonly OwnListingSummary[]): OwnListingSummary[] {
  const rank = ({ isArchived, standardStatus }: OwnListingSummary) => (isArchived ? 2 : standardStatus === 'Incomplete' ? 1 : 0);
  return listings.toSorted((a, b) => rank(a) - rank(b));
}

function Switcher({ listings, chosen }: { listings: readonly OwnListingSummary[]; chosen: OwnListingSummary }) {
  const [, setParams] = useSearchParams();
  return (
    <Field label="Listing" className="mt-6 max-w-narrow">
      <Select
        value={chosen.id}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          setParams(
            (params) => new URLSearchParams([...[...params].filter(([name]) => name !== 'listing'), ['listing', value]]),
            {
              preventScrollReset: true,
            },
          );
        }}
        options={listings.map(({ id, label, standardStatus, isArchived }) => ({
          value: id,
          label: `${label} (${isArchived ? 'archived' : standardStatus === 'Incomplete' ? 'draft' : standardStatus})`,
        }))}
      />
    </Field>
  );
}

function Figures({ listing }: { listing: OwnListingSummary }) {
  const query = useQuery(figuresOptions(listing.id));
  return (
    <Loaded
      query={query}
      pending={<DashboardSkeleton />}
      failed="The figures for this listing could not be loaded"
      className="mt-8"
    >
      {(figures) => (
        <>
          <ListingHead figures={figures} picture={listing.coverPhotoId === null ? null : photoUrl(listing.coverPhotoId, 480)} />
          <FiguresView figures={figures} price={<LivePrice figures={figures} />} />
        </>
      )}
    </Loaded>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={Home}
      level={2}
      title="You are not selling a home yet"
      className="mt-8"
      action={
        <AppLink href="/seller-flow/intent" className={buttonClasses({})}>
          Start to sell
        </AppLink>
      }
    >
      Once you list a home, you see its views, questions, tours and price here.
    </EmptyState>
  );
}
