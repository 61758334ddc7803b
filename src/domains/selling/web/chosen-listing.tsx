import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { STATUS_WORDS } from '#domains/listings/contract.ts';
import { Home } from '#ui/icons/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import type { OwnListingSummary } from '../contract.ts';
import { ownListingsOptions } from './api.ts';

interface ChosenListingProps {
  pending: ReactNode;
  /** What people find here once they list a home, as a sentence. */
  once: string;
  children: (listing: OwnListingSummary) => ReactNode;
}

/** One of the caller's listings, with a switcher. The address says which one. */
export function ChosenListing({ pending, once, children }: ChosenListingProps) {
  const [params] = useSearchParams();
  const query = useQuery(ownListingsOptions());
  return (
    <Loaded
      query={query}
      pending={pending}
      className="mt-8"
      isEmpty={({ listings }) => listings.length === 0}
      empty={<NoListings once={once} />}
    >
      {({ listings }) => {
        const shown = arrange(listings);
        const asked = params.get('listing');
        const chosen = shown.find(({ id }) => id === asked) ?? shown[0];
        return chosen === undefined ? null : (
          <>
            {asked === null || asked === chosen.id ? null : (
              <Notice className="mt-6 print:hidden" title="This link is for a home that you don’t sell">
                Here is {chosen.label} instead.
              </Notice>
            )}
            {shown.length > 1 && <Switcher listings={shown} chosen={chosen} />}
            {children(chosen)}
          </>
        );
      }}
    </Loaded>
  );
}

/** Homes for sale first, then drafts, the archive last. */
function arrange(listings: readonly OwnListingSummary[]): OwnListingSummary[] {
  const rank = ({ isArchived, standardStatus }: OwnListingSummary) => (isArchived ? 2 : standardStatus === 'Incomplete' ? 1 : 0);
  return listings.toSorted((a, b) => rank(a) - rank(b));
}

function Switcher({ listings, chosen }: { listings: readonly OwnListingSummary[]; chosen: OwnListingSummary }) {
  const [, change] = useAddressQuery();
  return (
    <Field label="Listing" className="mt-6 max-w-narrow print:hidden">
      <Select
        value={chosen.id}
        onChange={({ currentTarget }) => change({ listing: currentTarget.value })}
        options={listings.map(({ id, label, standardStatus, isArchived }) => ({
          value: id,
          label: `${label} (${isArchived ? 'archived' : STATUS_WORDS[standardStatus].toLowerCase()})`,
        }))}
      />
    </Field>
  );
}

function NoListings({ once }: { once: string }) {
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
      {once}
    </EmptyState>
  );
}
