import { SkeletonText } from '#ui/skeleton.tsx';

/** Nearly as high as the dashboard of a listing. */
export function DashboardSkeleton() {
  return (
    <div className="mt-8 grid gap-10">
      <SkeletonText lines={4} />
      <SkeletonText lines={8} />
      <SkeletonText lines={12} />
    </div>
  );
}
