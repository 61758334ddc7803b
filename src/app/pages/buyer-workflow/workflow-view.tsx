import { Suspense } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { MyOffersCard } from '#domains/offers/web/index.ts';
import { RoadmapView } from '#domains/roadmaps/web/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The roadmap of a purchase, with the reader's offers in the stage that is about them. */
export function WorkflowView({ frame }: PersonalViewProps) {
  return (
    <RoadmapView
      frame={frame}
      inStages={{
        offer: (
          <section aria-label="Your offers" className="py-4">
            <h3 className="mb-3 font-sans text-sm font-semibold">Your offers</h3>
            <Suspense fallback={<Skeleton className="h-20 w-full" />}>
              <MyOffersCard />
            </Suspense>
          </section>
        ),
      }}
    />
  );
}
