import type { HomeValuation } from '../../contract.ts';
import { WaterfallChart } from '#ui/charts/waterfall-chart.tsx';
import { DRIVER_NAMES } from '../../model/fact-names.ts';
import { WATERFALL } from '../../model/report-words.ts';
import { sayDollars } from '../../model/say-values.ts';

/** From the typical home of the market to this one, step by step; the steps add up to the dollar. */
export function DriversChart({ valuation }: { valuation: HomeValuation }) {
  const { drivers, estimate } = valuation;
  if (drivers === null || estimate === null) return null;
  return (
    <WaterfallChart
      title="What makes the value"
      description={WATERFALL}
      stepLabel="Step"
      steps={[
        { label: 'Typical home, a year ago', change: drivers.base, total: true },
        ...drivers.steps.map(({ group, change }) => ({ label: DRIVER_NAMES[group], change })),
        { label: 'Estimate', total: true },
      ]}
      formatValue={sayDollars}
    />
  );
}
