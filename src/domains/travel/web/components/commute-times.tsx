import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Coordinates } from '#lib/geo.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getTravelTimes, MOST_MINUTES } from '../../contract.ts';
import { MODE_ICONS, MODE_NAMES } from '../mode-marks.ts';

interface CommuteTimesProps {
  from: Coordinates;
  to: Coordinates;
  arriveBy: string;
}

/** Travel minutes by each mode. */
export function CommuteTimes({ from, to, arriveBy }: CommuteTimesProps) {
  const query = { from: text(from), to: text(to), arriveBy };
  const times = useQuery({ ...endpointQuery(getTravelTimes, { query }), placeholderData: keepPreviousData });
  return (
    <Loaded
      query={times}
      pending={<Skeleton className="mt-2 h-6 max-w-72" />}
      failed="We couldn’t work out the route"
      look="line"
      isEmpty={({ isCovered }) => !isCovered}
      empty={<p className="mt-1 text-sm text-ink-soft">We have no roads on record on the way there.</p>}
    >
      {(way) => (
        <dl className="mt-2 grid grid-cols-2 gap-x-5 gap-y-1 text-sm sm:flex">
          {way.times.map(({ mode, minutes }) => {
            const Icon = MODE_ICONS[mode];
            return (
              <div key={mode} className="inline-flex items-center gap-1.5">
                <dt className="inline-flex items-center gap-1.5 text-ink-soft">
                  <Icon aria-hidden="true" className="size-4 shrink-0" /> {MODE_NAMES[mode]}
                </dt>
                <dd className="font-medium text-ink tabular-nums">
                  {minutes === null ? `over ${MOST_MINUTES} min` : `${minutes} min`}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Loaded>
  );
}

function text({ longitude, latitude }: Coordinates): string {
  return `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
}
