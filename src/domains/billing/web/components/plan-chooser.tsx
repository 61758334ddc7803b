import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { CatalogPlan } from '../../contract.ts';
import { cart, useCart } from '../cart.ts';
import { type Period, PLAN_PERIODS } from '../say-price.ts';
import { PlanCard, priceFor } from './plan-card.tsx';

/** The plans at the prices of one period; a press chooses one and leads to the checkout. */
export function PlanChooser({ plans }: { plans: readonly CatalogPlan[] }) {
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
          const isChosen = price !== undefined && inCart?.id === plan.id && inCart.period === price.period;
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              period={period}
              action={
                price === undefined ? null : (
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
