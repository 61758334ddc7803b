import { isByOwner, type Listing } from '#domains/listings/contract.ts';
import { AsOf } from '#domains/listings/web/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { ReportButton } from '#domains/inquiries/web/index.ts';

/** The source, its date and its terms; fair housing; how to report a mistake. */
export function SourceSection({ listing }: { listing: Listing }) {
  const { source } = listing;
  return (
    <section aria-label="Source and terms" className="mt-14 space-y-2 border-t border-line pt-6 text-sm text-ink-soft">
      <p className="text-base text-ink">
        {sourceOf(listing)}
        {listing.attributionContact === null ? '' : `, ${listing.attributionContact}`}.
        {source.isListedHere ? null : (
          <>
            {' '}
            <InlineLink href={`/idx-listings?${new URLSearchParams({ source: source.name })}`}>
              More homes from this source
            </InlineLink>
          </>
        )}
      </p>
      <p>
        Data last updated <AsOf at={source.lastUpdated} />.
        {source.isOld && (
          <strong className="text-warning">
            {' '}
            This is older than usual: the home may have changed since. Ask before you count on it.
          </strong>
        )}
      </p>
      <p className="max-w-[90ch]">{source.disclaimer}</p>
      {source.copyrightNotice !== null && <p>{source.copyrightNotice}</p>}
      <p className="max-w-[90ch]">
        Homes are shown under equal housing opportunity rules; see{' '}
        <InlineLink href="/terms#fair-housing">fair housing</InlineLink>.
      </p>
      <ReportButton listing={listing} />
    </section>
  );
}

function sourceOf({ source, listOfficeName }: Listing): string {
  const by = isByOwner(listOfficeName) ? 'its owner' : (listOfficeName ?? 'its listing office');
  return source.isListedHere ? `Listed here by ${by}` : `Listing provided by ${source.name}, listed by ${by}`;
}
