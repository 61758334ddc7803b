import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OFFER_ANCHOR } from '#domains/listings/contract.ts';
import { formatDateTime, formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import {
  deleteOfferDraft,
  keepOfferDraft,
  listMyOffers,
  type Offer,
  type OfferDraftLine,
  type OfferTerms,
} from '../../contract.ts';
import { changesBetween, describeEscalation } from '../../model/offer-grid.ts';
import { sayStatus, sayUntil, sayRound } from '../../model/offer-words.ts';
import { myOffersOptions } from '../api.ts';
import { ContractDates } from './contract-dates.tsx';
import { EndContract } from './end-contract.tsx';
import { OfferMoves } from './offer-moves.tsx';
import { OfferPapers } from './offer-papers.tsx';
import { OfferTermsList } from './offer-terms-list.tsx';
import { OfferThread } from './offer-thread.tsx';

/** The offers of a buyer: where each stands, what the seller's counter changes, and what can be done. */
export function MyOffersCard() {
  return (
    <Loaded
      query={useQuery(myOffersOptions())}
      isEmpty={({ offers, drafts }) => offers.length + drafts.length === 0}
      empty={
        <p className="text-ink-soft">
          No offers yet. Homes listed here by their owners have a “Make offer” button on their page.
        </p>
      }
    >
      {({ offers, drafts }) => (
        <ul className="divide-y divide-line">
          {drafts.map((draft) => (
            <DraftLine key={draft.id} draft={draft} />
          ))}
          {offers.map((offer) => (
            <OfferLine key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function OfferLine({ offer }: { offer: Offer }) {
  const [last, before] = [offer.versions.at(-1), offer.versions.at(-2)];
  const [isWriting, setWriting] = useState(false);
  const isOpen = offer.verbs.length > 0;
  const until = sayUntil(offer);
  return (
    <li className="py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LineLink href={`/property/${offer.listingKey}`} look="title">
          {offer.home}
        </LineLink>
        <Badge tone={offer.status === 'accepted' ? 'brand' : 'neutral'}>
          {sayStatus(offer.status, 'buyer')}
          {offer.backupNumber === null ? '' : ` ${offer.backupNumber}`}
        </Badge>
      </div>
      <p className="mt-1">
        {last === undefined ? '' : sayPrice(last.terms)}
        {until === undefined ? null : <span className="text-ink-soft">, {until}</span>}
      </p>
      {offer.isOtherAccepted && isOpen ? (
        <p className="mt-1 text-sm text-ink-soft">
          The seller accepted another offer.
          {offer.status === 'backup' ? '' : ' They can keep yours as a backup until then, and you can withdraw it.'}
        </p>
      ) : null}
      {last?.side === 'seller' && before !== undefined ? (
        <ul className="mt-2 text-sm" aria-label="What the counter changes">
          {changesBetween(before.terms, last.terms, offer.timeZone).map((change) => (
            <li key={change.key}>
              <span className="font-medium">{change.label}</span>: <del>{change.before}</del>{' '}
              <ins className="no-underline">{change.after}</ins>
            </li>
          ))}
        </ul>
      ) : null}
      {offer.round === null ? null : (
        <p className="mt-2 max-w-measure rounded-control bg-sunken p-3 text-sm">{sayRound(offer.round, offer)}</p>
      )}
      {offer.contract === null ? null : <ContractDates offer={offer} contract={offer.contract} />}
      {last === undefined ? null : <OfferTermsList terms={last.terms} timeZone={offer.timeZone} />}
      {isOpen || offer.papers.length > 0 || offer.status === 'accepted' ? (
        <OfferPapers offer={offer} canAdd={isOpen || offer.status === 'accepted'} />
      ) : null}
      <OfferThread offer={offer} isOpen={isWriting} onOpen={setWriting} />
      <div className="mt-3">
        {offer.contract === null ? null : (
          <EndContract offer={offer} contract={offer.contract} onWrite={() => setWriting(true)} />
        )}
        <OfferMoves offer={offer} />
      </div>
    </li>
  );
}

const sayPrice = ({ priceCents, escalation }: OfferTerms): string =>
  escalation === null ? formatMoney(priceCents) : `${formatMoney(priceCents)}, or ${describeEscalation(escalation)}`;

function DraftLine({ draft: { id, form, listingKey, home, takesOffers, updatedAt } }: { draft: OfferDraftLine }) {
  const call = { params: { listingKey } };
  const remove = useWrite(() => browserApi.call(deleteOfferDraft, call), {
    refreshes: [listMyOffers],
    done: { title: `The draft for ${home} is deleted.` },
    undo: () => browserApi.call(keepOfferDraft, { ...call, body: { id, form } }),
  });
  return (
    <li className="py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LineLink href={`/property/${listingKey}`} look="title">
          {home}
        </LineLink>
        <Badge tone="neutral">Draft</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Not sent. Last changed {formatDateTime(updatedAt, viewerTimeZone())}.
        {takesOffers ? '' : ' The home isn’t taking offers now.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {takesOffers ? (
          <AppLink className={buttonClasses({ size: 'small' })} href={`/property/${listingKey}#${OFFER_ANCHOR}`}>
            Continue with it<span className="sr-only">: {home}</span>
          </AppLink>
        ) : null}
        <Button variant="quiet" size="small" busy={remove.isBusy} onClick={() => void remove.run()}>
          Delete draft<span className="sr-only"> for {home}</span>
        </Button>
      </div>
    </li>
  );
}
