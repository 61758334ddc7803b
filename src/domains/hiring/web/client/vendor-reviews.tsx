import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import type { VendorReviews as VendorReviewsAnswer } from '../../contract.ts';
import { REVIEW_ASPECT_KEYS, REVIEW_ASPECTS } from '../../model/reasons.ts';
import { reviewsOptions } from '../api.ts';
import { ReviewView } from '../job/review-view.tsx';

interface VendorReviewsProps {
  vendorId: string;
  /** Instead of reviews where nobody wrote one: stars may be known all the same. */
  none: ReactNode;
}

/** The reviews of a vendor, each from a completed job, with what they come to. */
export function VendorReviews(props: VendorReviewsProps) {
  return (
    <QueryScope>
      <Reviews {...props} />
    </QueryScope>
  );
}

function Reviews({ vendorId, none }: VendorReviewsProps) {
  const query = useInfiniteQuery(reviewsOptions(vendorId));
  const all = query.data?.pages.flatMap((page) => page?.reviews ?? []) ?? [];
  // What they come to is the same on each page.
  const first = query.data?.pages[0];
  return (
    <Loaded query={query} isEmpty={() => first == null || first.count === 0} empty={none}>
      {() =>
        first == null ? null : (
          <>
            <Sums of={first} />
            <ul className="mt-4 divide-y divide-line">
              {all.map((review) => (
                <li key={review.id} className="pb-4">
                  <ReviewView review={review} />
                </li>
              ))}
            </ul>
            <NextPage of={query} position={`The newest ${all.length} of ${first.count}`} />
          </>
        )
      }
    </Loaded>
  );
}

function Sums({
  of: { count, mean, stars, aspects },
}: {
  of: Pick<VendorReviewsAnswer, 'count' | 'mean' | 'stars' | 'aspects'>;
}) {
  return (
    <>
      <p>
        <span className="text-2xl font-semibold">{mean === null ? '' : formatNumber(mean, 1)}</span> of 5 from{' '}
        {formatCount(count, 'review')}, each from a completed job here
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {[5, 4, 3, 2, 1].map((star) => `${star} stars: ${stars[star - 1] ?? 0}`).join(' · ')}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {REVIEW_ASPECT_KEYS.flatMap((key) => {
          const one = aspects[key];
          return one === undefined ? [] : [`${REVIEW_ASPECTS[key]} ${formatNumber(one.mean, 1)}`];
        }).join(' · ')}
      </p>
    </>
  );
}
