import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import {
  ASK_FOR_PAPERS_ANCHOR,
  firmInWords,
  type Listing,
  OFFER_ANCHOR,
  TAKES_OFFERS,
  VISIT_ANCHOR,
} from '#domains/listings/contract.ts';
import { streetOf } from '#domains/listings/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DockItem } from '#ui/dock-item.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { sayContact } from './contact-lead.ts';
import type { Purpose } from './contact-sheets.tsx';
import type { Standing } from './own-standing.tsx';

// Forms load when someone opens one, since they bring their validation rules.
const ContactSheets = lazy(() => import('./contact-sheets.tsx'));
const OwnStanding = lazy(async () => ({ default: (await import('./own-standing.tsx')).OwnStanding }));
const SoldByReader = lazy(async () => ({ default: (await import('./own-standing.tsx')).SoldByReader }));

/** Ask and request a tour: a card beside the page on wide screens, in the dock on narrow ones. */
export function ContactPanel({ listing }: { listing: Listing }) {
  const [purpose, setPurpose] = useState<Purpose>();
  const [standing, setStanding] = useState<Standing>();
  // The key is new for each press of a link, also to where one already is.
  const { hash, key } = useLocation();
  const { status } = useSession();
  const offer = useSignedInAction<null>('make-offer', () => setPurpose('offer'));
  const isSoon = listing.standardStatus === 'Coming Soon';
  const canTour = isSoon ? listing.onMarketDate !== null : listing.standardStatus === 'Active';
  const canOffer = listing.source.isListedHere && TAKES_OFFERS.some((status) => status === listing.standardStatus);
  const isUnderContract = listing.standardStatus === 'Active Under Contract' || listing.standardStatus === 'Pending';
  const isVisited = isUnderContract && status === 'signed-in' && standing?.isBuyer === true;
  const canAsk = listing.standardStatus !== 'Closed';
  const firmName = firmInWords(listing.listOfficeName);
  const homeLabel = listing.unparsedAddress === null ? `listing ${listing.listingId ?? ''}`.trim() : streetOf(listing);
  const choose = (to: Purpose) => (to === 'offer' ? offer(null) : setPurpose(to));
  const opening = hash === `#${ASK_FOR_PAPERS_ANCHOR}` ? `Please send me the seller disclosures for ${homeLabel}.` : undefined;
  const openIfAsked = useEffectEvent(() => {
    if (canOffer && hash === `#${OFFER_ANCHOR}` && status !== 'loading') choose('offer');
    if (isUnderContract && listing.source.isListedHere && hash === `#${VISIT_ANCHOR}` && status !== 'loading') setPurpose('tour');
    if (canAsk && opening !== undefined && status !== 'loading') choose('ask');
  });
  useEffect(() => openIfAsked(), [hash, key, status]);
  if (!canAsk) return <aside className="hidden lg:block" />;
  const sold = status === 'signed-in' ? standing?.soldAs : undefined;
  const buttons = {
    canTour: canTour || isVisited,
    isVisited,
    canOffer: canOffer && !isVisited,
    hasOffer: status === 'signed-in' && standing?.hasOffer === true,
    isBackup: isUnderContract,
    onChoose: choose,
  };
  return (
    <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
      {status === 'signed-in' && listing.source.isListedHere ? (
        <Suspense fallback={null}>
          <OwnStanding listing={listing} onKnown={setStanding} />
        </Suspense>
      ) : null}
      <div className="hidden lg:sticky lg:top-24 lg:block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-card">
        {sold === undefined ? (
          <>
            <h2 className="font-serif text-xl text-ink">
              {isVisited ? 'You are buying this home' : canTour ? 'See this home' : 'Ask about this home'}
            </h2>
            <p className="mt-1 text-sm text-ink-soft">
              {isVisited
                ? 'Book the inspection and other visits here, on times the sellers have open.'
                : sayContact(
                    { standardStatus: listing.standardStatus, isListedHere: listing.source.isListedHere, canTour },
                    firmName,
                  )}
            </p>
            <Buttons {...buttons} />
          </>
        ) : (
          <Suspense fallback={null}>
            <SoldByReader id={sold} inRow={false} />
          </Suspense>
        )}
      </div>
      <DockItem place="page">
        {sold === undefined ? (
          <Buttons {...buttons} inRow />
        ) : (
          <Suspense fallback={null}>
            <SoldByReader id={sold} inRow />
          </Suspense>
        )}
      </DockItem>
      {purpose !== undefined && (
        <Suspense fallback={<Spinner className="fixed inset-x-0 top-20 z-40" />}>
          <ContactSheets
            listing={listing}
            purpose={purpose}
            homeLabel={homeLabel}
            firmName={firmName}
            opening={opening}
            onClose={() => setPurpose(undefined)}
          />
        </Suspense>
      )}
    </aside>
  );
}

function Buttons({
  canTour,
  isVisited,
  canOffer,
  hasOffer,
  isBackup,
  onChoose,
  inRow = false,
}: {
  canTour: boolean;
  /** By its buyer, who is under contract. */
  isVisited: boolean;
  canOffer: boolean;
  /** One that is not over: it is shown instead of a form. */
  hasOffer: boolean;
  /** Another offer was accepted: a new one waits behind it. */
  isBackup: boolean;
  onChoose: (purpose: Purpose) => void;
  inRow?: boolean;
}) {
  const look = inRow ? ({ size: 'small', className: 'grow' } as const) : { fullWidth: true };
  return (
    <div className={inRow ? 'flex gap-2' : 'mt-4 space-y-2'}>
      {canTour && (
        <Button {...look} onClick={() => onChoose('tour')}>
          {isVisited ? 'Book a visit' : 'Request tour'}
        </Button>
      )}
      <Button {...look} variant={canTour ? 'secondary' : 'primary'} onClick={() => onChoose('ask')}>
        Ask
      </Button>
      {canOffer && (
        <Button {...look} variant="secondary" onClick={() => onChoose('offer')}>
          {hasOffer ? 'See your offer' : isBackup ? 'Make backup offer' : 'Make offer'}
        </Button>
      )}
    </div>
  );
}
