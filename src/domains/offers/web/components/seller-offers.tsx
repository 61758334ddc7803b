import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { inboxPath } from '#domains/correspondence/contract.ts';
import type { OwnListing } from '#domains/selling/contract.ts';
import { saleFactsOfDraft } from '#domains/selling/web/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { LineLink } from '#ui/link.tsx';
import { CompareGrid } from '#ui/compare-grid.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import type { Offer } from '../../contract.ts';
import { verbsBeside } from '../../model/negotiation.ts';
import { compareEscalations, orderOffers } from '../../model/compare-offers.ts';
import { costsByClosing } from '../../model/offer-net.ts';
import { sayStatus } from '../../model/offer-words.ts';
import { offersForOptions } from '../api.ts';
import { useSeenOffers } from '../use-seen-offers.ts';
import { raisedPriceOf, rowsForSeller, rowsOfEscalations, rowsOfTerms } from './grid-rows.tsx';
import { NetUnder } from './net-cell.tsx';
import { OfferMoves } from './offer-moves.tsx';
import { RoundPanel } from './round-panel.tsx';
import { SaleSteps } from './sale-steps.tsx';

/** The offers for one home side by side, with what each leaves the seller. Nothing in it describes a buyer. */
export function SellerOffers({ listing }: { listing: OwnListing }) {
  return (
    <section aria-label={`Offers for ${listing.label}`} className="mt-8 first:mt-0">
      <h2 className="font-serif text-2xl text-ink">{listing.label}</h2>
      <Loaded
        query={useQuery(offersForOptions(listing.listingKey))}
        pending={<SkeletonRows className="mt-4" />}
        isEmpty={({ offers }) => offers.length === 0}
        empty={<p className="mt-2 text-ink-soft">No offers yet.</p>}
      >
        {(known) => (
          <>
            <RoundPanel listingKey={listing.listingKey} timeZone={listing.timeZone} known={known} />
            {known.offers.map((offer) =>
              offer.contract === null ? null : <SaleSteps key={offer.id} offer={offer} contract={offer.contract} />,
            )}
            {known.mayDecide ? null : (
              <p className="mt-2 max-w-measure text-ink-soft">
                The owners decide on these offers. You can compare them and write to the buyers.
              </p>
            )}
            {known.mayDecide && known.offers.some(({ status }) => status === 'countered') ? (
              <p className="mt-4 max-w-measure text-ink-soft">
                A yes to your counter binds you, so no other offer can be countered until the buyer answers, the counter ends, or
                you reject that offer.
              </p>
            ) : null}
            <Grid
              listing={listing}
              mayDecide={known.mayDecide}
              offers={known.offers.map((offer) => ({ ...offer, verbs: verbsBeside(offer.verbs, known.offers) }))}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** More columns than a wide screen shows. */
const DRAWN_FIRST = 6;

interface GridProps {
  listing: OwnListing;
  offers: readonly Offer[];
  mayDecide: boolean;
}

function Grid({ listing, offers, mayDecide }: GridProps) {
  useSeenOffers(offers, { mayDecide });
  const [now] = useState(() => new Date());
  const facts = saleFactsOfDraft(listing.fields, listing.plan, now);
  const costsOn = facts === undefined ? null : costsByClosing(facts, listing.plan.costs);
  const shown = orderOffers(offers).flatMap((offer) => {
    const last = offer.versions.at(-1);
    return last === undefined ? [] : [{ offer, last, terms: last.terms }];
  });
  const escalated =
    costsOn === null
      ? null
      : compareEscalations(
          shown.map(({ offer, terms }) => ({ id: offer.id, status: offer.status, terms })),
          costsOn,
        );
  const stepOf = new Map(escalated?.kind === 'calculated' ? escalated.steps.map((step) => [step.id, step]) : []);
  const rows = [
    ...rowsForSeller(shown, { costsOn, today: dayInZone(now, listing.timeZone), timeZone: listing.timeZone }),
    ...(escalated?.kind === 'calculated' ? rowsOfEscalations(shown, escalated) : []),
    ...rowsOfTerms(shown, listing.timeZone),
  ];
  // What is in sight is drawn first: forty offers are thousands of elements.
  const drawn = useDeferredValue(shown.length, Math.min(shown.length, DRAWN_FIRST));
  return (
    <>
      {escalated?.kind === 'refused' ? (
        <Notice className="mt-4" tone="warning" title="We can’t calculate the escalations">
          {escalated.reason}
        </Notice>
      ) : null}
      <CompareGrid
        className="mt-4"
        isRoomy
        caption={`Offers for ${listing.label}`}
        columns={shown.slice(0, drawn).map(({ offer }) => ({
          id: offer.id,
          head: (
            <>
              <p className="font-medium">{offer.buyerName ?? 'A buyer'}</p>
              <p className="text-sm text-ink-soft">
                {sayStatus(offer.status, 'seller')}
                {offer.backupNumber === null ? '' : ` ${offer.backupNumber}`}
              </p>
              <span data-print="hide">
                <LineLink href={`${inboxPath(offer.id)}&filter=offers`}>Write to the buyer</LineLink>
              </span>
              <div className="mt-2">
                <OfferMoves
                  offer={offer}
                  escalatedCents={raisedPriceOf(stepOf.get(offer.id))}
                  explainCounter={costsOn === null ? undefined : (read) => <NetUnder read={read} costsOn={costsOn} />}
                />
              </div>
            </>
          ),
        }))}
        rows={rows.map((row) => ({ ...row, values: row.values.slice(0, drawn) }))}
      />
      <PrintButton size="small" className="mt-4">
        Print the comparison
      </PrintButton>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        Net to you uses the low, likely and high costs in your net sheet and each offer’s own terms. Certainty is a sum of points
        for proof of funds, deposit and deadlines, not a probability; the type of loan and the buyer don’t count.
        {escalated === null
          ? ''
          : ' Escalations compare what the open offers leave you. They don’t accept anything: to take an escalated price, counter at that price. Buyers see neither the result nor each other.'}
      </p>
    </>
  );
}
