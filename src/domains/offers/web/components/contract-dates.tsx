import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { VISIT_ANCHOR } from '#domains/listings/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LineLink } from '#ui/link.tsx';
import { listMyOffers, listOffersFor, type Offer, removeContingency, type SaleContract } from '../../contract.ts';
import { CONTINGENCY_LABELS } from '../../model/offer-grid.ts';

type Standing = NonNullable<SaleContract['deadlines'][number]['contingency']>;

/** The dates that an accepted offer sets, for its buyer, who can remove its contingencies here. */
export function ContractDates({ offer, contract }: { offer: Offer; contract: SaleContract }) {
  const { timeZone, listingKey } = offer;
  const [asked, setAsked] = useState<Standing>();
  const isLast = contract.deadlines.filter(({ contingency }) => contingency !== null).length === 1;
  const close = () => setAsked(undefined);
  const remove = useWrite(
    (contingency: Standing) => browserApi.call(removeContingency, { params: { offerId: offer.id, contingency } }),
    {
      refreshes: [listMyOffers, listOffersFor],
      done: { title: 'Removed. We let the seller know.' },
      answered: close,
      failureTitle: 'Not removed',
    },
  );
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-soft">Accepted {formatDate(contract.acceptedOn, timeZone)}. Its dates:</p>
      <dl className="mt-2 grid gap-y-1 text-sm">
        {contract.deadlines.map(({ key, label, on, contingency, removedAt }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1">
            <dt>{label}</dt>
            <dd className="shrink-0 text-ink-soft tabular-nums">
              {removedAt === null ? (
                <time dateTime={on}>{formatDate(on, timeZone)}</time>
              ) : (
                `Removed ${formatDate(removedAt, timeZone)}`
              )}
            </dd>
            {contingency === null ? null : (
              <dd className="basis-full">
                <Button size="small" variant="quiet" className="-ml-3" onClick={() => setAsked(contingency)}>
                  Remove contingency<span className="sr-only">: {CONTINGENCY_LABELS[contingency]}</span>
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <LineLink href="/buyer-workflow">Continue in your roadmap</LineLink>
        <LineLink href={`/property/${listingKey}#${VISIT_ANCHOR}`}>Book the inspection or another visit</LineLink>
      </p>
      {asked === undefined ? null : (
        <Dialog
          open
          onOpenChange={close}
          size="small"
          title={`Remove the contingency: ${CONTINGENCY_LABELS[asked]}?`}
          description={`After that, you can’t step back for this reason without risking your deposit, and you can’t undo it.${isLast ? ' It is the last one: the home becomes “Pending”.' : ''} Follow your contract: it may want the removal in writing. We ask for your password or passkey first.`}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Not now
              </Button>
              <Button variant="destructive" busy={remove.isBusy} onClick={() => void remove.run(asked)}>
                Remove it
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
