import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { findStanding, listMyOffers } from '#domains/offers/contract.ts';
import { listOwnListings } from '#domains/selling/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';

/** How a reader stands to a home that is listed here. */
export interface Standing {
  /** The listing's own id, for those who sell the home. */
  soldAs: string | undefined;
  /** Their offer for it was accepted. */
  isBuyer: boolean;
  /** An offer of theirs for it is not over. */
  hasOffer: boolean;
}

interface OwnStandingProps {
  listing: Pick<Listing, 'listingKey'>;
  onKnown: (standing: Standing) => void;
}

/** Looks whether a signed-in reader sells the home, or is buying it, or has an offer for it. */
export function OwnStanding(props: OwnStandingProps) {
  return (
    <QueryScope>
      <Look {...props} />
    </QueryScope>
  );
}

function Look({ listing: { listingKey }, onKnown }: OwnStandingProps) {
  const { data: own } = useQuery(endpointQuery(listOwnListings));
  const { data: bought } = useQuery(endpointQuery(listMyOffers));
  const soldAs = own?.listings.find((one) => one.listingKey === listingKey)?.id;
  const isBuyer = bought?.offers.some((offer) => offer.listingKey === listingKey && offer.status === 'accepted') === true;
  const hasOffer = findStanding(bought?.offers ?? [], listingKey) !== undefined;
  useEffect(() => onKnown({ soldAs, isBuyer, hasOffer }), [soldAs, isBuyer, hasOffer, onKnown]);
  return null;
}

/** For those who sell the home, instead of what buyers do. */
export function SoldByReader({ id, inRow }: { id: string; inRow: boolean }) {
  if (inRow)
    return (
      <AppLink
        className={buttonClasses({ size: 'small', variant: 'secondary' })}
        href={`/seller-dashboard-authentic?listing=${id}`}
      >
        Your listing
      </AppLink>
    );
  return (
    <>
      <h2 className="font-serif text-xl text-ink">You’re selling this home</h2>
      <p className="mt-1 text-sm text-ink-soft">This is what buyers see. Their questions, tours and offers come to you.</p>
      <ul className="mt-4 grid gap-2">
        <li>
          <LineLink href={`/seller-dashboard-authentic?listing=${id}`}>How it’s doing</LineLink>
        </li>
        <li>
          <LineLink href={`/seller/dashboard/listings?listing=${id}`}>Edit the listing</LineLink>
        </li>
        <li>
          <LineLink href={`/seller/dashboard/inquiries?listing=${id}`}>Questions and offers</LineLink>
        </li>
      </ul>
    </>
  );
}
