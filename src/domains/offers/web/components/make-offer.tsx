import { lazy, Suspense } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { submitOffer } from '../../contract.ts';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferDialog }));

interface MakeOfferProps {
  listingKey: string;
  homeLabel: string;
  priceCents: number;
  timeZone: string;
  onClose: () => void;
}

/** The form of an offer for a home that is listed here, for a signed-in person. */
export function MakeOffer({ listingKey, homeLabel, priceCents, timeZone, onClose }: MakeOfferProps) {
  return (
    <Suspense>
      <OfferDialog
        title={`Offer for ${homeLabel}`}
        from={priceCents}
        timeZone={timeZone}
        submit="Send the offer"
        done="Your offer is with the seller. You can follow it on your dashboard."
        send={(terms, id) => browserApi.call(submitOffer, { params: { listingKey }, body: { id, terms } })}
        onClose={onClose}
      />
    </Suspense>
  );
}
