import { formatNumber } from '#lib/format.ts';
import { TINT_COLORS, TINT_OPACITY } from '#ui/map/tint-colors.ts';
import { type PriceSteps, spread } from '../map-price-tint.ts';

interface PriceLegendProps {
  levels: PriceSteps;
  /** `waiting` while the squares load. */
  state: 'ready' | 'waiting' | 'failed' | 'too-wide';
}

const WORDS = {
  waiting: 'Looking at the prices of what is in view…',
  failed: 'We couldn’t load prices. Move the map to try again.',
  'too-wide': 'There are too many homes in view. Zoom in to see prices.',
} as const;

/** Explains the tints of the price layer, and describes the map for people who do not see it. */
export function PriceLegend({ levels: { steps, summary }, state }: PriceLegendProps) {
  return (
    <section
      aria-label="Price per square foot"
      className="absolute bottom-20 left-3 lg:bottom-10 z-10 max-w-[min(19rem,calc(100%-1.5rem))] rounded-control border border-line bg-surface px-3 py-2 shadow-card"
    >
      <p className="text-sm font-medium">Asking price per ft²</p>
      {state === 'ready' && steps.length > 0 ? (
        <>
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs tabular-nums">
            {steps.map(({ from, to }, at) => (
              <li key={from} className="flex items-center gap-1.5">
                <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
                  <rect
                    width="12"
                    height="12"
                    rx="2"
                    fill={TINT_COLORS[spread(at, steps.length - 1)]}
                    fillOpacity={TINT_OPACITY + 0.25}
                    className="stroke-line-strong"
                  />
                </svg>
                {from === to ? `$${formatNumber(from)}` : `$${formatNumber(from)}–${formatNumber(to)}`}
              </li>
            ))}
          </ul>
          <p role="status" className="mt-1 text-xs text-ink-soft">
            {summary} Medians of the homes of this search; squares with under three stay blank.
          </p>
        </>
      ) : (
        <p role="status" className="mt-1 text-xs text-ink-soft">
          {state === 'ready' ? 'Fewer than three homes are close together here.' : WORDS[state]}
        </p>
      )}
    </section>
  );
}
