import type { Listing } from '#domains/listings/contract.ts';
import { SimilarSection } from '#domains/listings/web/index.ts';
import { SourceSection } from './source-section.tsx';

/** What leads on from here, and whose word all of it is. */
export default function ClosingSections({ listing }: { listing: Listing }) {
  return (
    <>
      <SimilarSection listingKey={listing.listingKey} />
      <SourceSection listing={listing} />
    </>
  );
}
