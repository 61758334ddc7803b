import { Card } from '#ui/card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

const LINES = [5, 3, 4, 5, 3, 4];

/** Placeholder cards in their columns, before the layout is known. */
export function DashboardSkeleton() {
  return (
    <div className="mt-6 gap-6 lg:columns-2">
      {LINES.map((lines, at) => (
        <Card key={at} className="mb-6 break-inside-avoid">
          <Skeleton className="mb-5 h-5 w-40" />
          <SkeletonText lines={lines} />
        </Card>
      ))}
    </div>
  );
}
