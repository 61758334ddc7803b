import { formatDateTime, formatWholeDollars } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { ListingFigures } from '../../contract.ts';

interface OpenOffersProps {
  figures: ListingFigures;
  isSample: boolean | undefined;
}

/** The offers that wait for somebody, the first to end first. */
export function OpenOffers({ figures: { id, offers, sale, timeZone }, isSample }: OpenOffersProps) {
  if (offers.length === 0 && sale !== null) return null;
  return (
    <PageSection id="offers" title={sale === null ? 'Offers' : 'Other offers'}>
      <Card>
        {offers.length === 0 ? (
          <p className="text-ink-soft">No open offers. Buyers can make one on your home’s page.</p>
        ) : (
          <ul className="divide-y divide-line">
            {offers.map((offer) => (
              <li key={offer.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
                <span className="min-w-0 break-words">
                  <span className="font-medium tabular-nums">{formatWholeDollars(offer.price)}</span>
                  {offer.buyerName === null ? '' : ` from ${offer.buyerName}`}{' '}
                  <Badge tone={offer.isWaiting ? 'warning' : 'neutral'}>{offer.standing}</Badge>
                </span>
                {offer.expiresAt === null ? null : (
                  <span className="text-sm text-ink-soft">Open until {formatDateTime(offer.expiresAt, timeZone)}</span>
                )}
              </li>
            ))}
          </ul>
        )}
        {offers.length === 0 || isSample ? null : (
          <p className="mt-3">
            <LineLink href={`/seller/dashboard/inquiries?listing=${id}&filter=offers`}>
              {offers.length === 1 ? 'See its terms and what you’d keep' : 'Compare them by what you’d keep'}
            </LineLink>
          </p>
        )}
      </Card>
    </PageSection>
  );
}
