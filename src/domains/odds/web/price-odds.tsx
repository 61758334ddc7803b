import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatWholeDollars } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Slider } from '#ui/slider.tsx';
import { getSaleOdds, type SaleOddsAnswer } from '../contract.ts';
import { curveSourceOf, OddsCurve, sayRatio } from './odds-curve.tsx';

export interface PriceOddsProps {
  homeId: number;
  /** Decimal US dollars. */
  estimate: number;
  /** Null until one is chosen. */
  price: number | null;
  disabled?: boolean | undefined;
  onChoose: (price: number) => void;
}

/** Tries prices and shows the chance of a sale by week at each, without a call as the slider moves. */
export function PriceOdds({ homeId, ...rest }: PriceOddsProps) {
  const query = useQuery(endpointQuery(getSaleOdds, { params: { homeId } }));
  return (
    <Loaded query={query} pending={<SkeletonText lines={6} />} failed="We couldn’t load the odds of a sale">
      {(answer) => <Trial key={rest.price} answer={answer} {...rest} />}
    </Loaded>
  );
}

const STEP = 500;

type TrialProps = Omit<PriceOddsProps, 'homeId'> & { answer: SaleOddsAnswer };

function Trial({ answer, ...rest }: TrialProps) {
  const source = curveSourceOf(answer);
  if (source === null) return <OddsCurve answer={answer} ratio={1} title="" />;
  const low = Math.ceil((source.ratios.low * rest.estimate) / STEP) * STEP;
  const high = Math.floor((source.ratios.high * rest.estimate) / STEP) * STEP;
  return <Trials answer={answer} low={low} high={high} {...rest} />;
}

function Trials({ answer, low, high, estimate, price, disabled, onChoose }: TrialProps & { low: number; high: number }) {
  const within = (dollars: number) => Math.min(high, Math.max(low, dollars));
  // A price that too few homes asked is none of those that can be tried.
  const [tried, setTried] = useState(within(price ?? Math.round(estimate / STEP) * STEP));
  const drawn = useDeferredValue(tried);
  return (
    <>
      <Slider
        label="Try a price"
        hint={`From ${formatWholeDollars(low)} to ${formatWholeDollars(high)}: where enough homes like it were listed.`}
        min={low}
        max={high}
        step={STEP}
        prefix="$"
        value={tried}
        format={(value) => `${formatWholeDollars(value)}, ${sayRatio(value / estimate)} the estimate`}
        onValueChange={setTried}
      />
      <p className="mt-2 flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-soft">
        <span>
          {formatWholeDollars(tried)} is {sayRatio(tried / estimate)} the estimate of {formatWholeDollars(estimate)}.
        </span>
        {tried === price ? null : (
          <Button size="small" variant="secondary" disabled={disabled === true} onClick={() => onChoose(tried)}>
            Use {formatWholeDollars(tried)}
          </Button>
        )}
      </p>
      <div className="mt-4">
        <OddsCurve
          answer={answer}
          ratio={drawn / estimate}
          title={`Homes with a buyer, by week, at ${formatWholeDollars(drawn)}`}
        />
      </div>
    </>
  );
}
