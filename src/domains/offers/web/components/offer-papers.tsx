import { DocumentList } from '#domains/documents/web/index.ts';
import { type Offer, uploadOfferPaper } from '../../contract.ts';
import { OFFER_PAPER_NAMES, OFFER_PAPERS } from '../../model/paper-kinds.ts';

/** The papers that a buyer sends with an offer. */
export function OfferPapers({ offer, canAdd }: { offer: Offer; canAdd: boolean }) {
  const { length } = offer.papers;
  return (
    <details className="mt-1">
      <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
        Papers{length === 0 ? '' : ` (${length})`}
      </summary>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        The seller can open them while the offer is open. No letters about yourself and no pictures of you: they can lead to
        unfair choices.
      </p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {OFFER_PAPER_NAMES.map((item) => (
          <li key={item}>
            <h4 className="mb-1 text-sm font-medium">{OFFER_PAPERS[item]}</h4>
            <DocumentList
              label={OFFER_PAPERS[item]}
              target={{ endpoint: uploadOfferPaper, params: { offerId: offer.id, item } }}
              belongs={(document) =>
                document.belongsTo === 'offer' && document.belongsToId === offer.id && document.item === item
              }
              canAdd={canAdd}
              canDelete={canAdd}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
