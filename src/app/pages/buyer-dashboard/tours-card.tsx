import { useQuery } from '@tanstack/react-query';
import { listMyTours } from '#domains/appointments/contract.ts';
import { errorIdOf } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { TourEntry } from '../inquiries/sent-entries.tsx';
import { TakeTime } from '../inquiries/take-time.tsx';

const SHOWN = 3;

export default function ToursCard() {
  const { data, isPending, error, refetch } = useQuery(endpointQuery(listMyTours));
  if (isPending) return <SkeletonText />;
  if (error !== null) return <ErrorState onRetry={() => void refetch()} errorId={errorIdOf(error)} />;
  const tours = data?.tours ?? [];
  if (tours.length === 0) return <p className="text-ink-soft">No tours asked for. Every home’s page has “Request tour”.</p>;
  return (
    <ul className="divide-y divide-line">
      {tours.slice(0, SHOWN).map((tour) => (
        <li key={tour.tourRequestId} className="py-3">
          <TourEntry tour={tour} />
          <TakeTime tour={tour} />
        </li>
      ))}
    </ul>
  );
}
