import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Download } from '#ui/icons/index.ts';
import { checkProof, getOfferPaper, listOffersFor, type Offer } from '../../contract.ts';
import { showsPapers } from '../../model/negotiation.ts';
import { OFFER_PAPERS } from '../../model/paper-kinds.ts';

/** The papers of an offer by what they are; their names stay with the files. */
export function PapersCell({ offer }: { offer: Offer }) {
  const download = useWrite(
    ({ documentId, name }: Offer['papers'][number]) =>
      downloadAsUser(endpointUrl(getOfferPaper.path, { offerId: offer.id, documentId }), name),
    { nameOf: ({ documentId }) => documentId },
  );
  if (offer.papers.length === 0) return showsPapers(offer.status) ? 'None' : 'Closed';
  return (
    <ul className="space-y-1">
      {offer.papers.map((paper) => (
        <li key={paper.documentId}>
          <Button size="small" variant="quiet" onClick={() => void download.run(paper)}>
            <Download aria-hidden="true" className="size-4" /> {OFFER_PAPERS[paper.item]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Whether the sellers checked the proof of the money themselves: nothing here checks it for them. */
export function ProofCell({ offer, isNamed }: { offer: Offer; isNamed: boolean }) {
  const check = useWrite(
    (isChecked: boolean) =>
      browserApi.call(checkProof, { params: { offerId: offer.id }, body: { version: offer.version, isChecked } }),
    {
      refreshes: [listOffersFor],
      done: (_answer, isChecked) => ({ title: isChecked ? 'Noted as checked' : 'Noted as not checked' }),
    },
  );
  if (!isNamed) return 'None named';
  if (!showsPapers(offer.status)) return offer.isProofChecked ? 'Checked by you' : 'Not checked';
  return (
    <Checkbox
      label={<span className="text-sm">I checked it</span>}
      aria-label={`I checked the proof of funds from ${offer.buyerName ?? 'this buyer'}`}
      checked={offer.isProofChecked}
      onChange={({ target }) => {
        // Disabled, it would lose the focus.
        if (!check.isBusy) void check.run(target.checked);
      }}
    />
  );
}
