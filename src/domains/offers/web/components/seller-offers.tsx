import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { estimateProceeds, startCosts } from '#domains/proceeds/contract.ts';
import type { OwnListing } from '#domains/selling/contract.ts';
import { saleFactsOfDraft } from '#domains/selling/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { CompareGrid } from '#ui/compare-grid.tsx';
import type { Offer } from '../../contract.ts';
import { rateCertainty } from '../../model/certainty.ts';
import { termRows } from '../../model/offer-grid.ts';
import { sheetOfOffer } from '../../model/offer-net.ts';
import { STATUS_WORDS } from '../../model/offer-words.ts';
import { offersForOptions } from '../api.ts';
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
        isEmpty={({ offers }) => offers.length === 0}
        empty={<p className="mt-2 text-ink-soft">No offers yet.</p>}
      >
        {(known) => (
          <>
            <RoundPanel listingKey={listing.listingKey} timeZone={listing.timeZone} known={known} />
            {known.offers.map((offer) =>
              offer.contract === null ? null : <SaleSteps key={offer.id} offer={offer} contract={offer.contract} />,
            )}
            <Grid listing={listing} offers={known.offers} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Grid({ listing, offers }: { listing: OwnListing; offers: readonly Offer[] }) {
  const [now] = useState(() => new Date());
  const today = dayInZone(now, listing.timeZone);
  const facts = saleFactsOfDraft(listing.fields, listing.plan, now);
  const costs =
    facts === undefined ? null : estimateProceeds(facts.priceCents, startCosts(facts), listing.plan.costs).inputs.likely;
  const shown = offers.flatMap((offer) => {
    const last = offer.versions.at(-1);
    if (last === undefined) return [];
    return [
      {
        offer,
        terms: termRows(last.terms, listing.timeZone),
        net: costs === null ? null : sheetOfOffer(last.terms, costs).netCents,
        certainty: rateCertainty(last.terms, { today, isProofVerified: false }),
      },
    ];
  });
  const best = Math.max(...shown.map(({ net }) => net ?? Number.NEGATIVE_INFINITY));
  const bestAt = shown.length < 2 || costs === null ? undefined : shown.findIndex(({ net }) => net === best);
  const rows = [
    {
      label: 'Net to you',
      group: 'For you',
      values: shown.map(({ net }) => (net === null ? 'Set a price first' : formatMoney(net, 'never'))),
      bestAt,
    },
    {
      label: 'Certainty',
      values: shown.map(({ certainty }) => `${certainty.points} of 100 points`),
    },
    ...(shown[0]?.terms ?? []).map(({ key, label, group }, at, all) => {
      const values = shown.map(({ terms }) => terms.find((row) => row.key === key)?.text ?? '');
      return {
        label,
        ...(all[at - 1]?.group === group ? {} : { group }),
        values,
        differs: new Set(values).size > 1,
      };
    }),
  ];
  return (
    <>
      <div className="mt-4 overflow-x-auto">
        <CompareGrid
          caption={`Offers for ${listing.label}`}
          columns={shown.map(({ offer }) => ({
            id: offer.id,
            head: (
              <div className="min-w-48">
                <p className="font-medium">{offer.buyerName ?? 'A buyer'}</p>
                <p className="text-sm text-ink-soft">
                  {STATUS_WORDS[offer.status]}
                  {offer.backupNumber === null ? '' : ` ${offer.backupNumber}`}
                </p>
                <div className="mt-2">
                  <OfferMoves offer={offer} />
                </div>
              </div>
            ),
          }))}
          rows={rows}
        />
      </div>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        Net to you takes the costs of your net sheet and each offer’s own terms. Certainty is a sum of points for proof of the
        money, deposit and deadlines, not a probability; the kind of loan and the buyer count for nothing.
      </p>
    </>
  );
}
