import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { estimateVariants, type HomeValuation } from '../../contract.ts';
import { combineFacts, listRenovations, type Renovation } from '../renovations.ts';
import { sayDifference, sayDollars, sayRounded } from '../../model/say-values.ts';

const MOST_COST = 10_000_000;
/** Rounding of a range's ends. */
const ROUND_DOLLARS = 500;

/** Works on the home: what each would add to the estimate, against what it costs. */
export function Renovate({ valuation }: { valuation: HomeValuation }) {
  const { estimate, homeId } = valuation;
  const works = estimate === null ? [] : listRenovations(valuation.facts, Number(estimate.asOf.slice(0, 4)));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [costs, setCosts] = useState<Readonly<Record<string, number>>>({});
  const picked = works.filter(({ id }) => chosen.includes(id));
  const { data, isError, isPaused, isPlaceholderData } = useQuery({
    queryKey: ['/api/valuation/variants', homeId, chosen],
    queryFn: () =>
      browserApi.call(estimateVariants, {
        body: { homeId: homeId ?? 0, variants: [combineFacts(picked), ...works.map(({ facts }) => facts)] },
      }),
    enabled: homeId !== null && works.length > 0,
    placeholderData: (before) => before,
  });
  if (estimate === null || homeId === null || works.length === 0) return null;
  const gainOf = (at: number): Gain | null => {
    const [changed, range] = [data?.estimates[at], data?.changes[at]];
    return changed == null || range == null ? null : { middle: changed.estimate - estimate.estimate, ...range };
  };
  const costOf = (work: Renovation) => costs[work.id] ?? work.startingCost;
  const cost = picked.reduce((sum, work) => sum + costOf(work), 0);
  // The works each keep their value while the choice changes; what they bring together is of that choice alone.
  const gain = isPlaceholderData ? null : gainOf(0);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <ul className="divide-y divide-line border-y border-line">
        {works.map((work, at) => (
          <li key={work.id} className="grid items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_9rem_10rem]">
            <Checkbox
              label={work.label}
              hint={work.detail}
              checked={chosen.includes(work.id)}
              onChange={(event) => setChosen(event.target.checked ? [...chosen, work.id] : chosen.filter((id) => id !== work.id))}
            />
            <NumberBox
              label={`Cost of: ${work.label}`}
              prefix="$"
              value={costOf(work)}
              min={0}
              max={MOST_COST}
              step={500}
              onCommit={(value) => setCosts({ ...costs, [work.id]: value })}
            />
            <GainWords gain={gainOf(at + 1)} />
          </li>
        ))}
      </ul>
      <div className="self-start rounded-card border border-line bg-surface p-5" aria-live="polite">
        <p className="text-sm text-ink-soft">Together</p>
        <dl className="mt-2 grid grid-cols-2 gap-y-1 tabular-nums">
          <dt>Value added</dt>
          <dd className="text-right">{picked.length === 0 ? '–' : sayGain(gain)}</dd>
          <dt>Cost</dt>
          <dd className="text-right">{picked.length === 0 ? '–' : sayDollars(cost)}</dd>
          <dt className="font-semibold">Left</dt>
          <dd className="text-right font-semibold">
            {picked.length === 0 || gain === null ? '–' : sayDifference((isMeasured(gain) ? gain.middle : 0) - cost)}
          </dd>
        </dl>
        {picked.length > 0 && gain !== null && (
          <p className="mt-3 text-sm text-ink">
            {isMeasured(gain)
              ? `The estimate would be ${sayRounded(estimate.estimate + gain.middle)}, higher by ${saySpan(gain)} in four cases of five.`
              : `The sales show no measurable gain (${saySpan(gain)} in four cases of five).`}{' '}
            {cost === 0 || !isMeasured(gain)
              ? ''
              : `${Math.round((gain.middle / cost) * 100)}% of the cost would come back in the price.`}
          </p>
        )}
        {(isError || isPaused) && (
          <p className="mt-3 text-sm text-error">We couldn’t work out the values. Check your connection and choose again.</p>
        )}
        <p className="mt-3 text-sm text-ink-soft">
          Costs are round figures to start from: put your contractor&rsquo;s quotes in their place. Values are what buyers of
          recorded sales paid for homes that have it, not what your work will fetch: where sales tell too little, there is no
          measurable gain. Nothing is stored.
        </p>
      </div>
    </div>
  );
}

interface Gain {
  middle: number;
  low: number;
  high: number;
}

/** Whether the gain differs from zero. */
function isMeasured({ low }: Gain): boolean {
  return low > 0;
}

function GainWords({ gain }: { gain: Gain | null }) {
  return (
    <p className="text-right text-sm tabular-nums">
      <span className="text-ink-soft">Value </span>
      {sayGain(gain)}
      {/* Its line is there before its words, so that nothing moves when they come. */}
      <span className="block text-ink-soft">{gain === null ? '\u00a0' : saySpan(gain)}</span>
    </p>
  );
}

function sayGain(gain: Gain | null): string {
  if (gain === null) return '…';
  return isMeasured(gain) ? sayDifference(gain.middle) : 'no measurable gain';
}

function saySpan({ low, high }: Gain): string {
  return `${sayDifference(roundTo(low))} to ${sayDifference(roundTo(high))}`;
}

function roundTo(dollars: number): number {
  return Math.round(dollars / ROUND_DOLLARS) * ROUND_DOLLARS;
}
