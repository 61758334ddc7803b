import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { Check } from '#ui/icons/index.ts';
import type { CatalogPlan } from '../../contract.ts';
import { PLAN_FEATURE_NAMES, PLAN_FEATURES } from '../../model/plan-features.ts';
import { type Period, sayPrice } from '../say-price.ts';

/** The price of a plan for a period, or the one it has instead. */
export function priceFor({ prices }: Pick<CatalogPlan, 'prices'>, period: Period): CatalogPlan['prices'][number] | undefined {
  return prices.find((price) => price.period === period) ?? prices[0];
}

/** Who a plan is for, what it costs, what it includes and how it ends. */
export function PlanCard({ plan, period, action }: { plan: CatalogPlan; period?: Period; action: ReactNode }) {
  const shown = period === undefined ? plan.prices[0] : priceFor(plan, period);
  const others = plan.prices.filter(({ id }) => id !== shown?.id);
  return (
    <Card className="flex flex-col">
      <h2 className="font-sans text-lg font-semibold">{plan.name}</h2>
      <p className="mt-1 text-ink-soft">{plan.summary}</p>
      <p className="mt-4 font-serif text-3xl tabular-nums">{shown === undefined ? 'Not available now' : sayPrice(shown)}</p>
      <p className="text-sm text-ink-soft md:min-h-6">
        {others.length === 0 ? null : `or ${others.map((price) => sayPrice(price)).join(', ')}`}
      </p>
      <p className="mt-4">
        <span className="text-sm text-ink-soft">For you if: </span>
        {plan.forWhom}
      </p>
      <ul className="mt-4 space-y-1 text-sm" aria-label={`What ${plan.name} includes`}>
        {PLAN_FEATURE_NAMES.filter((feature) => plan.features[feature]).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
            {PLAN_FEATURES[feature]}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-6 text-sm text-ink-soft">{plan.refundRule}</p>
      <div className="mt-auto">{action}</div>
    </Card>
  );
}
