import { sentAnchorOf } from '#domains/correspondence/contract.ts';
import { WithdrawButton } from '#domains/correspondence/web/index.ts';
import { OfferLink } from '#domains/listings/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Card } from '#ui/card.tsx';
import { listMyTours, type SentTour, withdrawTour, WITHDRAWABLE_TOURS } from '../../contract.ts';
import { OtherTimes } from './other-times.tsx';
import { TakeTime } from './take-time.tsx';
import { isOver, TourEntry } from './tour-entry.tsx';

/** A person's tour requests, a card for each. */
export function TourList({ tours }: { tours: readonly SentTour[] }) {
  return (
    <ul className="mt-3 space-y-3">
      {tours.map((tour) => (
        <li key={tour.tourRequestId} id={sentAnchorOf(tour.tourRequestId)}>
          <Card padding="small">
            <TourEntry tour={tour} />
            <TakeTime tour={tour} />
            {tour.listing !== null && tour.takesOffers ? <OfferLink listingKey={tour.listing.listingKey} /> : null}
            <div className="mt-1 flex flex-wrap items-center gap-x-4">
              <OtherTimes tour={tour} />
              {WITHDRAWABLE_TOURS.includes(tour.status) && !isOver(tour) ? (
                <WithdrawButton
                  what="tour"
                  {...(tour.status === 'accepted' ? { news: 'you’re not coming' } : {})}
                  sent={tour}
                  list={listMyTours}
                  withdraw={() => browserApi.call(withdrawTour, { params: { tourRequestId: tour.tourRequestId } })}
                />
              ) : null}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
