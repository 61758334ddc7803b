import type { Listing } from '#domains/listings/contract.ts';
import { useSite } from '#platform/web/site-context.ts';
import { AppLink } from '#ui/link.tsx';

/** Who says so, when, and under which terms; fair housing; how to report a mistake. */
export function SourceSection({ listing }: { listing: Listing }) {
  const { supportEmail } = useSite();
  const { source } = listing;
  const report = `mailto:${supportEmail ?? ''}?subject=${encodeURIComponent(`Mistake on listing ${listing.listingId ?? listing.listingKey}`)}`;
  return (
    <section aria-label="Source and terms" className="mt-14 space-y-2 border-t border-line pt-6 text-sm text-ink-soft">
      <p className="text-base text-ink">
        Listing provided by {source.name}, listed by {listing.listOfficeName ?? 'its listing office'}
        {listing.attributionContact === null ? '' : `, ${listing.attributionContact}`}.
      </p>
      <p>
        Data last updated <time dateTime={source.lastUpdated}>{source.lastUpdated.replace('T', ' ').slice(0, 16)} UTC</time>.
      </p>
      <p className="max-w-[90ch]">{source.disclaimer}</p>
      {source.copyrightNotice !== null && <p>{source.copyrightNotice}</p>}
      <p className="max-w-[90ch]">
        Homes are shown under equal housing opportunity rules; see{' '}
        <AppLink href="/terms#fair-housing" className="text-info underline underline-offset-4">
          fair housing
        </AppLink>
        .{' '}
        {supportEmail === null ? null : (
          <a href={report} className="text-info underline underline-offset-4">
            Report a mistake on this listing
          </a>
        )}
      </p>
    </section>
  );
}
