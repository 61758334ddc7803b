import { useState } from 'react';
import { NetLines } from '#domains/proceeds/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import type { Offer, OfferTerms } from '../../contract.ts';
import type { ReadOfferForm } from '../../model/offer-form.ts';
import { type CostsOn, sayNet, sheetsOfOffer } from '../../model/offer-net.ts';

interface NetCellProps {
  offer: Offer;
  terms: OfferTerms;
  costsOn: CostsOn;
}

/** What an offer leaves the seller, likely and at the least and most, with every line on request. */
export function NetCell({ offer, terms, costsOn }: NetCellProps) {
  const [isOpen, setOpen] = useState(false);
  const sheets = sheetsOfOffer(terms, costsOn);
  const [low, likely, high] = [sheets.low, sheets.likely, sheets.high].map(({ netCents }) => formatMoney(netCents, 'never'));
  const whose = `${offer.buyerName ?? 'A buyer'}’s offer`;
  return (
    <>
      {likely}
      {low === high ? null : (
        <span className="block text-ink-soft">
          {low} to {high}
        </span>
      )}
      <Button size="small" variant="quiet" className="-ml-3 print:hidden" onClick={() => setOpen(true)}>
        Every line<span className="sr-only"> of {whose}</span>
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setOpen} size="large" title={`Net under ${whose}`} description={offer.home}>
          <div data-print="alone">
            <NetLines caption={`Net under ${whose}`} csvFileName="net-of-offer.csv" sheets={sheets} />
            <p className="mt-3 max-w-measure text-sm text-ink-soft">
              The terms of the offer, with the low, likely and high costs of your net sheet. The settlement statement gives the
              amounts at closing.
            </p>
          </div>
          <PrintButton size="small" className="mt-4 print:hidden" />
        </Dialog>
      ) : null}
    </>
  );
}

interface NetUnderProps {
  read: ReadOfferForm;
  costsOn: CostsOn;
}

/** What terms leave the seller as they are typed. */
export function NetUnder({ read, costsOn }: NetUnderProps) {
  return (
    <p className="rounded-control bg-sunken p-3">
      <span className="font-medium">Net to you under these terms: </span>
      {read.success ? sayNet(sheetsOfOffer(read.data, costsOn)) : 'complete them first'}.
      <span className="block text-sm text-ink-soft">With the low, likely and high costs of your net sheet.</span>
    </p>
  );
}
