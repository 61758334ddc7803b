import { LineLink } from '#ui/link.tsx';
import type { ListingSummary } from '../../contract.ts';
import { streetOf } from '../../model/street-of.ts';

/** A home as a link to its page. */
export function HomeName({ listing }: { listing: ListingSummary | null }) {
  if (listing === null) return <span>A home that is no longer shown</span>;
  return (
    <LineLink href={`/property/${listing.listingKey}`} look="title">
      {streetOf(listing)}
      {listing.city === null ? '' : `, ${listing.city}`}
    </LineLink>
  );
}
