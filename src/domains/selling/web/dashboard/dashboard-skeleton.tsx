import { SkeletonText } from '#ui/skeleton.tsx';

/** As high as the dashboard of a listing, nearly. */
export function DashboardSkeleton() {
  return (
    <div className="mt-8 grid gap-10">
      <SkeletonText lines={4} />
      <SkeletonText lines={8} />
      <SkeletonText lines={12} />
    </div>
  );
}
