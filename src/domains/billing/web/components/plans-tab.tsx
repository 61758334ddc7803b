import { Button } from '#ui/button.tsx';
import { CompareGrid } from '#ui/compare-grid.tsx';
import { AppLink } from '#ui/link.tsx';
import type { CatalogPlan } from '../../contract.ts';
import { PLAN_FEATURE_NAMES, PLAN_FEATURES } from '../../model/plan-features.ts';
import { sayPrice } from '../say-price.ts';
import { PlanCard } from './plan-card.tsx';

/** The plans as cards, then side by side. */
export function PlansTab({ plans }: { plans: readonly CatalogPlan[] }) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={
              <Button asChild variant="secondary" fullWidth>
                <AppLink href={`/services?autoSelect=${plan.id}`}>Choose {plan.name}</AppLink>
              </Button>
            }
          />
        ))}
      </div>
      <h2 className="mt-12 mb-4 font-serif text-2xl">Side by side</h2>
      <PlanComparison plans={plans} />
    </>
  );
}

function PlanComparison({ plans }: { plans: readonly CatalogPlan[] }) {
  const features = PLAN_FEATURE_NAMES.map((feature) => ({
    label: PLAN_FEATURES[feature],
    values: plans.map(({ features: given }) => (given[feature] ? 'Yes' : 'No')),
  }));
  const prices = (['month', 'year', 'sale'] as const).map((period) => ({
    label: { month: 'Monthly', year: 'Yearly', sale: 'For one sale' }[period],
    values: plans.map((plan) => {
      const price = plan.prices.find((one) => one.period === period);
      return price === undefined ? 'Not offered' : sayPrice(price);
    }),
  }));
  return (
    <CompareGrid
      caption="What each plan includes"
      columns={plans.map(({ id, name }) => ({ id, head: <span className="font-semibold">{name}</span> }))}
      rows={[...prices, ...features]}
    />
  );
}
