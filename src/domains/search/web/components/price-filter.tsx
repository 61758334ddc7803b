import { cn } from '#ui/class-names.ts';
import { formatCompactMoney } from '#lib/format.ts';
import type { Facets } from '../../contract.ts';
import { BoundInputs } from './bound-inputs.tsx';

interface PriceFilterProps {
  min: string | undefined;
  max: string | undefined;
  bands: Facets['price'] | undefined;
  onChange: (bounds: { min: string; max: string }) => void;
}

/** A histogram of prices with two thumbs below and boxes to type in. */
export function PriceFilter({ min, max, bands, onChange }: PriceFilterProps) {
  return (
    <div className="flex flex-col gap-3">
      {bands === undefined ? (
        <div aria-hidden="true" className="h-24 animate-breathe rounded-control bg-sunken" />
      ) : (
        <PriceBars {...{ min, max, onChange }} bands={trim(bands)} />
      )}
      <BoundInputs legend="Price" hideLegend min={min} max={max} prefix="$" onChange={onChange} />
    </div>
  );
}

/** Leaves out empty bands at both ends, which would squeeze the others. */
function trim(bands: Facets['price']): Facets['price'] {
  const first = bands.findIndex((band) => band.count > 0);
  const last = bands.findLastIndex((band) => band.count > 0);
  if (first < 0) return bands;
  return bands.slice(Math.max(0, first - 1), last + 2);
}

function PriceBars({ min, max, bands, onChange }: PriceFilterProps & { bands: Facets['price'] }) {
  const starts = bands.map((band) => band.from);
  const from = min === undefined ? 0 : nearestAt(starts, Number(min));
  const to = max === undefined ? bands.length : Math.max(from + 1, nearestAt(starts, Number(max)));
  const highest = Math.max(1, ...bands.map((band) => band.count));

  function moveFrom(at: number) {
    const next = Math.min(at, to - 1);
    onChange({ min: next <= 0 ? '' : String(starts[next] ?? ''), max: max ?? '' });
  }
  function moveTo(at: number) {
    const next = Math.max(at, from + 1);
    onChange({ min: min ?? '', max: next >= bands.length ? '' : String(starts[next] ?? '') });
  }
  const say = (at: number) => (at >= bands.length ? 'no highest price' : formatCompactMoney((starts[at] ?? 0) * 100));

  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bands.length * 10} 100`}
        preserveAspectRatio="none"
        className="mx-3 block h-14 w-[calc(100%-1.5rem)]"
      >
        {bands.map((band, at) => {
          const height = band.count === 0 ? 0 : Math.max(3, (band.count / highest) * 100);
          return (
            <rect
              key={band.from}
              x={at * 10 + 1}
              y={100 - height}
              width="8"
              height={height}
              className={at >= from && at < to ? 'fill-brand/60' : 'fill-line'}
            />
          );
        })}
      </svg>
      <div className="relative -mt-5 h-control">
        <svg aria-hidden="true" className="pointer-events-none absolute inset-x-3 inset-y-0 my-auto h-1 w-[calc(100%-1.5rem)]">
          <rect width="100%" height="4" rx="2" className="fill-line-strong/60" />
          <rect
            x={`${(from / bands.length) * 100}%`}
            width={`${((to - from) / bands.length) * 100}%`}
            height="4"
            className="fill-brand"
          />
        </svg>
        <input
          type="range"
          data-paired
          aria-label="Lowest price"
          aria-valuetext={from === 0 ? 'no lowest price' : say(from)}
          min={0}
          max={bands.length}
          value={from}
          onChange={(event) => moveFrom(event.target.valueAsNumber)}
          className={cn('ui-range', from > bands.length / 2 && 'z-10')}
        />
        <input
          type="range"
          data-paired
          aria-label="Highest price"
          aria-valuetext={say(to)}
          min={0}
          max={bands.length}
          value={to}
          onChange={(event) => moveTo(event.target.valueAsNumber)}
          className="ui-range"
        />
      </div>
    </div>
  );
}

function nearestAt(starts: readonly number[], price: number): number {
  const at = starts.findLastIndex((start) => start <= price);
  return Math.max(0, at);
}
