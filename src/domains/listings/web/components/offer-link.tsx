import { LineLink } from '#ui/link.tsx';
import { OFFER_ANCHOR } from '../../contract.ts';

/** To the form of an offer, from wherever a person writes about a home that is listed here. */
export function OfferLink({ listingKey }: { listingKey: string }) {
  return <LineLink href={`/property/${listingKey}#${OFFER_ANCHOR}`}>Make an offer</LineLink>;
}
