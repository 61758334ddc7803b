import { useQuery } from '@tanstack/react-query';
import { getSimilarListings } from '#domains/listings/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { NearView } from './near-view.tsx';
import { SimilarHomes } from './similar-homes.tsx';

export function SimilarSection({ listingKey }: { listingKey: string }) {
  return (
    <section aria-labelledby="similar-title" className="mt-14 print:hidden">
      <h2 id="similar-title" className="font-serif text-2xl text-ink">
        Similar homes
      </h2>
      <NearView placeholder={<Placeholder />}>{() => <Loaded listingKey={listingKey} />}</NearView>
    </section>
  );
}

function Loaded({ listingKey }: { listingKey: string }) {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(getSimilarListings, { params: { listingKey } }));
  if (isPending) return <Placeholder />;
  if (isError) return <ErrorState title="Similar homes could not be loaded" level={3} onRetry={() => void refetch()} />;
  if (data.active.length + data.sold.length + data.newNearby.length === 0) return <p className="mt-4 text-ink-soft">There is nothing like it at the moment.</p>;
  return <SimilarHomes similar={data} />;
}

function Placeholder() {
  return (
    <div className="mt-8 grid gap-5 pt-10 sm:grid-cols-2 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <PropertyCardSkeleton key={key} />
      ))}
    </div>
  );
}
