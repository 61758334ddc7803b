import { formatCount, formatNumber } from '#lib/format.ts';
import { Star } from '#ui/icons/index.ts';

/** "4.7 (23 reviews)"; without reviews it says so, and shows no star. */
export function RatingLine({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null || count === 0) return <span className="text-ink-soft">No reviews yet</span>;
  return (
    <span className="inline-flex items-baseline gap-1">
      <Star aria-hidden="true" className="size-4 translate-y-0.5 fill-current text-brand" />
      <span className="font-medium tabular-nums">{formatNumber(rating, 1)}</span>
      <span className="sr-only"> of 5</span>
      <span className="text-ink-soft">({formatCount(count, 'review')})</span>
    </span>
  );
}
