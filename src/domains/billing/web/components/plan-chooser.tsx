import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { CatalogPlan, Subscription } from '../../contract.ts';
import { givesWay } from '../../model/one-plan.ts';
import { cart, useCart } from '../cart.ts';
import { PLAN_PERIODS } from '../../model/line-words.ts';
import type { Period } from '../say-price.ts';
import { OWN_PLAN } from './checkout/own-plan-id.ts';
import { PlanCard, priceFor } from './plan-card.tsx';

interface PlanChooserProps {
  plans: readonly CatalogPlan[];
  /** The plan that the reader has now. */
  own?: Pick<Subscription, 'planId' | 'cents'> | undefined;
}

/**
 * The plans at the prices of one period; a press chooses one and leads to the checkout. Whoever has a plan finds it named, and
 * changes it where it stands: a second one cannot be bought.
 */
export function PlanChooser({ plans, own }: PlanChooserProps) {
  const inCart = useCart().find(({ period }) => period !== 'once');
  const [chosen, setChosen] = useState<Exclude<Period, 'once'>>();
  const period = chosen ?? (inCart?.period === 'year' || inCart?.period === 'sale' ? inCart.period : 'month');
  return (
    <section aria-labelledby="choose-plan" className="mt-8">
      <h2 id="choose-plan" className="sr-only">
        Choose a plan
      </h2>
      <SegmentedControl legend="Pay" hideLegend segments={PLAN_PERIODS} value={period} onValueChange={setChosen} />
      <div className="mt-5 grid gap-5 md:grid-cols-3">
        {plans.map((plan) => {
          const price = priceFor(plan, period);
          const isOwn = own?.planId === plan.id;
          const isChosen = price !== undefined && inCart?.id === plan.id && inCart.period === price.period;
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              period={period}
              action={
                own !== undefined && !givesWay(own, plan.id) ? (
                  <Button asChild fullWidth variant="secondary">
                    <a href={`#${OWN_PLAN}`}>
                      {isOwn ? `${plan.name} is your plan` : price?.cents === 0 ? 'See your plan' : `Change to ${plan.name}`}
                    </a>
                  </Button>
                ) : price === undefined ? null : (
                  <Button
                    fullWidth
                    variant={isChosen ? 'primary' : 'secondary'}
                    aria-pressed={isChosen}
                    onClick={() => {
                      cart.add({ id: plan.id, quantity: 1, period: price.period });
                      const title = document.getElementById('checkout-title');
                      title?.scrollIntoView({ block: 'start' });
                      title?.focus({ preventScroll: true });
                    }}
                  >
                    {isChosen ? `${plan.name} is chosen` : `Choose ${plan.name}`}
                  </Button>
                )
              }
            />
          );
        })}
      </div>
    </section>
  );
}
