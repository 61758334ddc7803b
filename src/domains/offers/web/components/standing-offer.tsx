import { formatMoney } from '#lib/format.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AppLink } from '#ui/link.tsx';
import type { Offer } from '../../contract.ts';
import { isOpenOffer } from '../../model/negotiation.ts';
import { sayStatus, sayUntil } from '../../model/offer-words.ts';

/** Where the buyer's own offer for a home stands, instead of a form for another. */
export function StandingOffer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const last = offer.versions.at(-1);
  const until = sayUntil(offer);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Your offer for ${offer.home}`}
      footer={
        <AppLink className={buttonClasses({})} href="/buyer-dashboard#card-offers">
          {isOpenOffer(offer.status) ? 'See it, change it or withdraw it' : 'See it and its dates'}
        </AppLink>
      }
    >
      <p>
        {last === undefined ? '' : `${formatMoney(last.terms.priceCents)}. `}
        {sayStatus(offer.status, 'buyer')}
        {offer.backupNumber === null ? '' : ` ${offer.backupNumber}`}
        {until === undefined ? '' : `, ${until}`}.
      </p>
      {isOpenOffer(offer.status) ? <p className="mt-2 text-ink-soft">A buyer has one offer for a home at a time.</p> : null}
    </Dialog>
  );
}
