import { lazy } from 'react';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { NearView } from '#platform/web/near-view.tsx';

const SimilarLoaded = lazy(async () => ({ default: (await import('./similar-loaded.tsx')).SimilarLoaded }));

export function SimilarSection({ listingKey }: { listingKey: string }) {
  return (
    <section aria-labelledby="similar-title" className="mt-14 print:hidden">
      <h2 id="similar-title" className="font-serif text-2xl text-ink">
        Similar homes
      </h2>
      <NearView placeholder={<SimilarPlaceholder />}>
        {() => <SimilarLoaded listingKey={listingKey} placeholder={<SimilarPlaceholder />} />}
      </NearView>
    </section>
  );
}

function SimilarPlaceholder() {
  return (
    <div className="mt-8 grid grid-cols-1 gap-5 pt-10 sm:grid-cols-2 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="not-first:max-sm:hidden">
          <PropertyCardSkeleton />
        </div>
      ))}
    </div>
  );
}
