import { TourForm } from '#domains/appointments/web/index.ts';
import { BookTime } from '#domains/bookings/web/index.ts';
import type { Listing } from '#domains/listings/contract.ts';
import { AskForm } from '#domains/inquiries/web/index.ts';
import { MakeOffer } from '#domains/offers/web/index.ts';
import { tourDayPath } from '#lib/tour-day-path.ts';
import { toCents } from '#lib/money.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

export type Purpose = 'tour' | 'ask' | 'offer';

interface ContactSheetsProps {
  listing: Listing;
  purpose: Purpose | undefined;
  homeLabel: string;
  firmName: string;
  /** What a question begins with. */
  opening: string | undefined;
  onClose: () => void;
}

/** The two forms, each in a sheet of its own. */
export default function ContactSheets({ listing, purpose, homeLabel, firmName, opening, onClose }: ContactSheetsProps) {
  const closeIfAsked = (open: boolean) => {
    if (!open) onClose();
  };
  const isUnderContract = listing.standardStatus === 'Active Under Contract' || listing.standardStatus === 'Pending';
  const tourForm = (
    <TourForm
      listingKey={listing.listingKey}
      firmName={firmName}
      timeZone={listing.timeZone}
      firstDay={listing.standardStatus === 'Coming Soon' ? (listing.onMarketDate ?? undefined) : undefined}
    />
  );
  return (
    <QueryScope>
      <Sheet
        side="right"
        open={purpose === 'tour'}
        onOpenChange={closeIfAsked}
        title={isUnderContract ? 'Book a visit' : 'Request a tour'}
        description={homeLabel}
      >
        {isUnderContract ? (
          <BookTime
            whose={{ listingKey: listing.listingKey }}
            empty={
              <Notice title="No visits can be booked now">
                The sellers have no times open for you. Write to them about the inspection and other visits.
              </Notice>
            }
          />
        ) : listing.source.isListedHere && listing.standardStatus === 'Active' ? (
          <BookTime whose={{ listingKey: listing.listingKey }} empty={tourForm} otherwise={tourForm} />
        ) : (
          tourForm
        )}
        {isUnderContract ? null : <PlanDay listing={listing} />}
      </Sheet>
      <Sheet side="right" open={purpose === 'ask'} onOpenChange={closeIfAsked} title="Ask a question" description={homeLabel}>
        <AskForm listingKey={listing.listingKey} homeLabel={homeLabel} firmName={firmName} opening={opening} />
      </Sheet>
      {purpose === 'offer' ? (
        <MakeOffer
          listingKey={listing.listingKey}
          homeLabel={homeLabel}
          priceCents={toCents(listing.listPrice ?? 0)}
          timeZone={listing.timeZone}
          onClose={onClose}
        />
      ) : null}
    </QueryScope>
  );
}

/** Who tours this home may see others on the same day. */
function PlanDay({ listing }: { listing: Listing }) {
  const path = tourDayPath([listing]);
  if (path === undefined) return null;
  return (
    <p className="mt-6 border-t border-line pt-4 text-sm">
      Seeing several homes? <InlineLink href={path}>Plan a day of tours with this one</InlineLink>
    </p>
  );
}
