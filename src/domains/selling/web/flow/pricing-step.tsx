import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getHomeValuation } from '#domains/valuation/contract.ts';
import { formatWholeDollars } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EDITOR_FIELDS } from '../../model/editor-fields.ts';
import { searchBandOf } from '../../model/search-bands.ts';
import { FieldControl } from '../editor/field-control.tsx';
import type { StepProps } from './step-props.ts';

// Apart, because the page names at first what its steps load with it.
const PriceOdds = lazy(() => import('#domains/odds/web/index.ts').then(({ PriceOdds: component }) => ({ default: component })));

/** The price, its position against the estimate, the searches that find it, and the odds of a sale by week. */
export function PricingStep({ listing, draft, disabled }: StepProps) {
  const { homeId } = listing;
  const query = useQuery({ ...endpointQuery(getHomeValuation, { params: { homeId: homeId ?? 0 } }), enabled: homeId !== null });
  const field = EDITOR_FIELDS.get('ListPrice');
  if (field === undefined) return null;
  const value = draft.fields['ListPrice'] ?? null;
  const price = typeof value === 'number' ? value : null;
  const estimate = query.data?.estimate ?? null;
  const band = price === null ? null : searchBandOf(price);
  return (
    <div className="max-w-measure">
      <div className="max-w-80">
        <FieldControl
          field={field}
          value={value}
          disabled={disabled}
          onChange={(next) => draft.draft.change('ListPrice', next)}
        />
      </div>
      {price === null ? null : (
        <ul className="mt-6 grid gap-3">
          {estimate === null ? null : <li>{sayPosition(price, estimate)}</li>}
          {band === null ? null : (
            <li>
              Buyers who search up to {formatWholeDollars(band.upTo)} see it; those who search up to{' '}
              {formatWholeDollars(band.below)} do not.
              {band.isJustAbove ? ` Both would find a price of ${formatWholeDollars(band.below)} or less.` : ''}
            </li>
          )}
        </ul>
      )}
      <section aria-labelledby="odds" className="mt-8">
        <h2 id="odds" className="mb-3 font-serif text-2xl text-ink">
          Price and time
        </h2>
        {homeId === null || (query.isSuccess && estimate === null) ? (
          <p className="text-ink-soft">
            The odds of a sale by week compare a price with our estimate, and this home has none.{' '}
            <InlineLink href="/cma">Make a market analysis</InlineLink> with homes like yours instead.
          </p>
        ) : (
          <Loaded query={query} pending={<SkeletonText lines={6} />} failed="We couldn’t load this home’s estimate">
            {(valuation) =>
              valuation.estimate === null ? null : (
                <Suspense fallback={<SkeletonText lines={6} />}>
                  <PriceOdds
                    homeId={homeId}
                    estimate={valuation.estimate.estimate}
                    price={price}
                    disabled={disabled}
                    onChoose={(next) => draft.draft.change('ListPrice', next)}
                  />
                </Suspense>
              )
            }
          </Loaded>
        )}
      </section>
    </div>
  );
}

function sayPosition(price: number, { estimate, low80, high80 }: { estimate: number; low80: number; high80: number }): string {
  const share = Math.round(Math.abs(price / estimate - 1) * 1000) / 10;
  const against =
    price === estimate
      ? 'equals the estimate'
      : `is ${share}% ${price > estimate ? 'above' : 'below'} the estimate of ${formatWholeDollars(estimate)}`;
  const place =
    price > high80
      ? `, and above its range, which ends at ${formatWholeDollars(high80)}`
      : price < low80
        ? `, and below its range, which begins at ${formatWholeDollars(low80)}`
        : '';
  return `The price ${against}${place}.`;
}
