import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getTravelTimes, MAX_MINUTES } from '#domains/travel/contract.ts';
import { MODE_ICONS, MODE_NAMES } from '#domains/travel/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Point } from './surroundings-loaded.tsx';

interface CommuteTimesProps {
  from: Point;
  to: Point;
  arriveBy: string;
}

/** Minutes of the way by each mode. */
export function CommuteTimes({ from, to, arriveBy }: CommuteTimesProps) {
  const query = { from: text(from), to: text(to), arriveBy };
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(getTravelTimes, { query }),
    placeholderData: keepPreviousData,
  });
  if (isError)
    return (
      <p role="alert" className="mt-1 text-sm text-error">
        The way could not be measured.{' '}
        <button type="button" className="min-h-6 underline underline-offset-4" onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    );
  if (data === undefined) return <Skeleton className="mt-2 h-6 max-w-72" />;
  if (!data.isCovered) return <p className="mt-1 text-sm text-ink-soft">No roads are stored on the way there.</p>;
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-5 gap-y-1 text-sm sm:flex">
      {data.times.map(({ mode, minutes }) => {
        const Icon = MODE_ICONS[mode];
        return (
          <div key={mode} className="inline-flex items-center gap-1.5">
            <dt className="inline-flex items-center gap-1.5 text-ink-soft">
              <Icon aria-hidden="true" className="size-4 shrink-0" /> {MODE_NAMES[mode]}
            </dt>
            <dd className="font-medium text-ink tabular-nums">
              {minutes === null ? `over ${MAX_MINUTES} min` : `${minutes} min`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function text({ longitude, latitude }: Point): string {
  return `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
}
