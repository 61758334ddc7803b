import { Skeleton } from '#ui/skeleton.tsx';

/** The columns of a roadmap while it loads. */
export function RoadmapSkeleton() {
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-96" />
      <Skeleton className="h-64" />
    </div>
  );
}
