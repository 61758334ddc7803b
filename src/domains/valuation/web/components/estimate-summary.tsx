import type { HomeValuation } from '../../contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { Stat, type StatChange, StatRow } from '#ui/stat.tsx';
import { sayDay, sayDollars, sayRounded } from '../../model/say-values.ts';

/** The figure with its range, or why there is none. */
export function EstimateSummary({ valuation }: { valuation: HomeValuation }) {
  const { estimate, refusal, change30Days, lastSale } = valuation;
  if (estimate === null) {
    return (
      <EmptyState title="No estimate for this home" level={3}>
        {refusal}
      </EmptyState>
    );
  }
  return (
    <>
      <StatRow>
        <Stat
          label="Estimated value"
          size="large"
          value={sayRounded(estimate.estimate)}
          range={`${sayRounded(estimate.low68)} to ${sayRounded(estimate.high68)} in two of three cases`}
          {...(change30Days === null ? {} : { change: describeChange(change30Days) })}
          asOf={`As of ${sayDay(estimate.asOf)}`}
        />
        <Stat
          label="Confidence"
          value={estimate.band}
          unit={`${estimate.confidence} of 100`}
          range={`Typical error of homes like this ±${Math.round(estimate.fsd * 100)}%`}
        />
        {lastSale !== null && (
          <Stat label="Last recorded sale" value={sayDollars(lastSale.price)} asOf={sayDay(lastSale.closeDate)} />
        )}
      </StatRow>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <EngineBadge engine={{ kind: 'statistics', name: estimate.modelVersion }} />
        An estimate, not an appraisal. It uses no list price.
        {valuation.isDemonstration && ' The city and its sales are a demonstration.'}
      </p>
    </>
  );
}

/** A change smaller than the estimate's precision counts as none. */
const LEAST_CHANGE = 500;

function describeChange(change: number): StatChange {
  if (Math.abs(change) < LEAST_CHANGE) return { direction: 'flat', text: 'Almost unchanged in 30 days, by the market' };
  return { direction: change > 0 ? 'up' : 'down', text: `${sayRounded(Math.abs(change))} in 30 days, by the market` };
}
