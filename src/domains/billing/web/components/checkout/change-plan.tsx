import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatMoney } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Select } from '#ui/select.tsx';
import {
  changeSubscription,
  getCatalog,
  listOrders,
  listSubscriptions,
  type Subscription,
  switchSubscription,
} from '../../../contract.ts';
import { switchOptions } from '../../api.ts';
import { sayPrice } from '../../say-price.ts';
import { useGoToPayment } from './use-go-to-payment.ts';

interface ChangePlanProps {
  plan: Subscription;
  onClose: () => void;
}

/** Another plan: today for the difference, or from the next period on at no cost now. */
export function ChangePlan({ plan, onClose }: ChangePlanProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Change your plan">
      <Loaded query={useQuery(endpointQuery(getCatalog))} failed="We couldn’t load the plans">
        {({ plans }) => {
          const choices = plans.flatMap(({ id, name, prices }) =>
            prices.flatMap(({ period, cents }) =>
              (period === 'month' || period === 'year') && cents > 0 && !isThis(plan, { id, period })
                ? [{ value: `${id} ${period}`, id, period, cents, label: `${name}, ${sayPrice({ period, cents })}` }]
                : [],
            ),
          );
          return (
            <>
              {plan.next === null ? null : <TakeBack plan={plan} next={plan.next} onClose={onClose} />}
              {choices.length === 0 ? (
                <p>There is no other plan to choose.</p>
              ) : (
                <Choose plan={plan} choices={choices} onClose={onClose} />
              )}
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

const isThis = ({ planId, period }: Pick<Subscription, 'planId' | 'period'>, one: { id: string; period: string }) =>
  one.id === planId && one.period === period;

/** What was chosen for the next period, and the way back. */
function TakeBack({ plan, next, onClose }: ChangePlanProps & { next: NonNullable<Subscription['next']> }) {
  const keep = useWrite(changeSubscription, {
    refreshes: [listSubscriptions],
    tells: 'page',
    answered: onClose,
    done: { title: `You keep ${plan.planName}` },
  });
  const body = {
    planId: plan.planId,
    period: plan.period === 'year' ? ('year' as const) : ('month' as const),
    seenCents: plan.cents,
  };
  return (
    <section aria-label="Chosen for your next period" className="mb-5 border-b border-line pb-5">
      <WriteFailure of={keep} title="Your plan hasn’t changed" className="mb-4" />
      <p>
        On {formatDate(plan.periodTo ?? '', 'UTC')} it becomes {next.planName}, {sayPrice(next)}.
      </p>
      <Button
        variant="secondary"
        fullWidth
        className="mt-3"
        busy={keep.isBusy}
        onClick={() => void keep.run({ params: { subscriptionId: plan.id }, body })}
      >
        Keep {plan.planName}, {sayPrice(plan)}
      </Button>
    </section>
  );
}

interface Choice {
  value: string;
  id: string;
  period: 'month' | 'year';
  cents: number;
  label: string;
}

function Choose({ plan, choices, onClose }: ChangePlanProps & { choices: readonly Choice[] }) {
  const goToPayment = useGoToPayment();
  // What is chosen already needs no second choice.
  const first = choices.find((one) => plan.next === null || !isThis(plan.next, one)) ?? choices[0];
  const [value, setValue] = useState(first?.value ?? '');
  const [ids] = useState(() => new Map<string, string>());
  const chosen = choices.find((one) => one.value === value);
  const params = { subscriptionId: plan.id };
  const query = { planId: chosen?.id ?? '', period: chosen?.period ?? 'month' };
  const price = useQuery({ ...switchOptions(plan.id, query), enabled: chosen !== undefined });
  const reads = [listSubscriptions, listOrders] as const;
  const later = useWrite(changeSubscription, {
    refreshes: reads,
    tells: 'page',
    answered: onClose,
    done: { title: 'Your plan changes next period' },
  });
  const now = useWrite(switchSubscription, { refreshes: reads, tells: 'page', answered: goToPayment });
  const day = plan.periodTo === null ? '' : formatDate(plan.periodTo, 'UTC');
  if (chosen === undefined) return null;
  const idOf = (key: string) => {
    const id = ids.get(key) ?? randomUuid();
    ids.set(key, id);
    return id;
  };
  return (
    <div className="grid gap-5">
      <Field label="New plan">
        <Select
          value={value}
          options={choices.map((one) => ({ value: one.value, label: one.label }))}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <WriteFailure of={later} or={now} title="Your plan hasn’t changed" />
      <section aria-label="From today">
        <Loaded query={price} look="line" failed="We couldn’t load today’s price">
          {(answer) => {
            if (answer.whyNot !== undefined) return <p className="text-sm text-ink-soft">{answer.whyNot}</p>;
            const priced = answer.price;
            return priced === null ? null : (
              <>
                <KeyValueList
                  items={[
                    { label: 'A new period', value: formatMoney(priced.priceCents, 'always') },
                    { label: 'Left of what you paid', value: formatMoney(-priced.creditCents, 'always') },
                    ...(priced.taxCents > 0 ? [{ label: 'Tax', value: formatMoney(priced.taxCents, 'always') }] : []),
                    { label: 'Due today', value: formatMoney(priced.totalCents, 'always'), total: true },
                  ]}
                />
                <Button
                  fullWidth
                  className="mt-3"
                  busy={now.isBusy}
                  onClick={() =>
                    void now.run({
                      params,
                      body: { ...query, id: idOf(`${value} ${priced.totalCents}`), seenTotalCents: priced.totalCents },
                    })
                  }
                >
                  Change today
                </Button>
              </>
            );
          }}
        </Loaded>
      </section>
      {plan.next !== null && isThis(plan.next, chosen) ? null : (
        <Button
          variant="secondary"
          fullWidth
          busy={later.isBusy}
          onClick={() => void later.run({ params, body: { ...query, seenCents: chosen.cents } })}
        >
          Change on {day}, nothing due now
        </Button>
      )}
    </div>
  );
}
