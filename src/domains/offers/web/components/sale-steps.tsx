import { useState } from 'react';
import { formatDate, formatMoney } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { listMyOffers, listOffersFor, type Offer, type SaleContract, tickSaleStep } from '../../contract.ts';

type Step = NonNullable<SaleContract['steps']>[number];

/** What the sellers of a home do from the accepted offer to the keys, with the dates of its contract. */
export function SaleSteps({ offer, contract }: { offer: Offer; contract: SaleContract }) {
  const [now] = useState(() => new Date());
  const today = dayInZone(now, offer.timeZone);
  const tick = useWrite(
    ({ step, isDone }: { step: Step; isDone: boolean }) =>
      browserApi.call(tickSaleStep, { params: { offerId: offer.id, step: step.key }, body: { isDone } }),
    {
      refreshes: [listOffersFor, listMyOffers],
      done: (_answer, { step, isDone }) => ({
        title: isDone ? 'Ticked' : 'Unchecked',
        undo: () => void tick.run({ step, isDone: !isDone }),
      }),
    },
  );
  const steps = contract.steps ?? [];
  const terms = offer.versions.at(-1)?.terms;
  const done = steps.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card className="mt-4">
      <section aria-labelledby={`sale-${offer.id}`}>
        <h3 id={`sale-${offer.id}`} className="font-sans text-base font-semibold">
          From here to the closing
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          {offer.buyerName ?? 'The buyer'}’s offer{terms === undefined ? '' : ` of ${formatMoney(terms.priceCents)}`}, accepted{' '}
          {formatDate(contract.acceptedOn, offer.timeZone)}. {done} of {steps.length} done. Days count from acceptance, but the
          signed contract takes precedence.
        </p>
        <Contingencies contract={contract} today={today} timeZone={offer.timeZone} />
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {steps.map((step) => (
            <li key={step.key} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
              <Checkbox
                className="min-w-0 flex-1 basis-64"
                label={step.title}
                hint={step.doneAt === null ? step.help : `Done ${formatDate(step.doneAt, offer.timeZone)}${by(step)}`}
                checked={step.doneAt !== null}
                onChange={({ target }) => {
                  // Disabled, it would lose the focus.
                  if (!tick.isBusy) void tick.run({ step, isDone: target.checked });
                }}
              />
              <StepDate step={step} today={today} timeZone={offer.timeZone} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** What still lets the buyer step back; once all days have passed, what the sellers can do about the status. */
function Contingencies({ contract, today, timeZone }: { contract: SaleContract; today: string; timeZone: string }) {
  const standing = contract.deadlines.filter(({ contingency }) => contingency !== null);
  const last = standing.at(-1);
  if (last === undefined) return <p className="mt-2 text-sm text-ink">The buyer has no contingencies left.</p>;
  if (last.on >= today)
    return (
      <p className="mt-2 text-sm text-ink">
        The home becomes “Pending” once the buyer removes every contingency. The last one ends {formatDate(last.on, timeZone)}.
      </p>
    );
  return (
    <Notice className="mt-3" title="The days of all contingencies have passed">
      If they end by themselves under your contract, change the status to “Pending”. If they don’t, ask the buyer to remove them.
    </Notice>
  );
}

const by = ({ doneBy }: Step) => (doneBy === null ? '' : ` by ${doneBy}`);

function StepDate({ step: { dueOn, doneAt }, today, timeZone }: { step: Step; today: string; timeZone: string }) {
  if (dueOn === null) return null;
  if (doneAt === null && dueOn < today) return <Badge tone="error">Was due {formatDate(dueOn, timeZone)}</Badge>;
  return (
    <time dateTime={dueOn} className="py-1 text-sm text-ink-soft tabular-nums">
      {formatDate(dueOn, timeZone)}
    </time>
  );
}
