import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
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

/** The form of an offer for a home that is listed here; people who are not signed in sign in first. */
export function MakeOffer({ listingKey, homeLabel, priceCents, timeZone, onClose }: MakeOfferProps) {
  const { status } = useSession();
  const begin = useSignedInAction<null>('make-offer', () => {});
  const askToSignIn = useEffectEvent(() => {
    begin(null);
    onClose();
  });
  useEffect(() => {
    if (status === 'signed-out') askToSignIn();
  }, [status]);
  if (status !== 'signed-in') return null;
  return (
    <Suspense>
      <OfferDialog
        title={`Offer for ${homeLabel}`}
        from={priceCents}
        timeZone={timeZone}
        submit="Send the offer"
        done="Your offer is with the seller. Your dashboard shows what becomes of it."
        send={(terms, id) => browserApi.call(submitOffer, { params: { listingKey }, body: { id, terms } })}
        onClose={onClose}
      />
    </Suspense>
  );
}
