import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

/** The columns of a roadmap while it loads. */
export function RoadmapSkeleton() {
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <SkeletonRows />
      <SkeletonRows rows={4} />
    </div>
  );
}
