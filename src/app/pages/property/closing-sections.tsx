import type { Listing } from '#domains/listings/contract.ts';
import { SimilarSection } from '#domains/listings/web/index.ts';
import { SourceSection } from './source-section.tsx';

/** Links to go on, and the source of everything on the page. */
export default function ClosingSections({ listing }: { listing: Listing }) {
  return (
    <>
      <SimilarSection listingKey={listing.listingKey} />
      <SourceSection listing={listing} />
    </>
  );
}
