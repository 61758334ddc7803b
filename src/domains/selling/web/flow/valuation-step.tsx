import { useQuery } from '@tanstack/react-query';
import { getHomeValuation } from '#domains/valuation/contract.ts';
import { formatDate, formatWholeDollars } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { InlineLink, LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import type { StepProps } from './step-props.ts';

const MOST_SHOWN = 6;

/** The value from the product's own model, and the sales behind it. */
export function ValuationStep({ listing: { homeId } }: Pick<StepProps, 'listing'>) {
  if (homeId === null)
    return (
      <Notice title="This home isn’t on record here">
        We have no estimate for it. <InlineLink href="/cma">Make a market analysis</InlineLink> with homes like yours instead.
      </Notice>
    );
  return <OnRecord homeId={homeId} />;
}

function OnRecord({ homeId }: { homeId: number }) {
  const query = useQuery(endpointQuery(getHomeValuation, { params: { homeId } }));
  return (
    <Loaded query={query} pending={<SkeletonFigures rows={4} />}>
      {({ estimate, refusal, comparables }) =>
        estimate === null ? (
          <Notice>{refusal ?? 'This home has no estimate.'}</Notice>
        ) : (
          <>
            <EngineBadge engine={{ kind: 'statistics', name: estimate.modelVersion }} />
            <p className="mt-2 font-serif text-4xl text-ink">{formatWholeDollars(estimate.estimate)}</p>
            <p className="mt-1 text-ink-soft">
              In four of five cases, between {formatWholeDollars(estimate.low80)} and {formatWholeDollars(estimate.high80)}.
              Confidence: {estimate.band.toLowerCase()}. As of {formatDate(estimate.asOf, 'UTC')}.
            </p>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              <LineLink look="snug" href={`/ai-valuation?home=${homeId}`}>
                See why, and correct facts
              </LineLink>
              <LineLink look="snug" href={`/cma?home=${homeId}`}>
                Make a market analysis
              </LineLink>
            </p>
            <h2 className="mt-8 font-serif text-2xl text-ink">Sales behind the estimate</h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {comparables.slice(0, MOST_SHOWN).map((sale) => (
                <li key={sale.saleId} className="flex flex-wrap justify-between gap-x-6 py-3">
                  <span className="text-ink">{sale.address}</span>
                  <span className="text-ink-soft">
                    {formatWholeDollars(sale.price)}, {formatDate(sale.closeDate, 'UTC')}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}
