import { useQuery } from '@tanstack/react-query';
import { formatDuration, formatTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type BookingKind, KIND_WORDS } from '../../contract.ts';
import { openingsOptions } from '../api.ts';
import { groupNextTimes } from './group-next-times.ts';
import { sayDay } from './say-times.ts';

interface NextTimesProps {
  handle: string;
  name: string;
  /** What is booked; by default the first that they offer. */
  kind?: BookingKind;
}

/** A person's next free times, to look at; they are booked on the page of that person. */
export function NextTimes(props: NextTimesProps) {
  return (
    <QueryScope>
      <Times {...props} />
    </QueryScope>
  );
}

function Times({ handle, name, kind: wanted }: NextTimesProps) {
  const zone = viewerTimeZone();
  return (
    <Loaded
      query={useQuery(openingsOptions({ handle }, wanted === undefined ? {} : { kind: wanted }))}
      pending={<Skeleton className="h-32 w-full" />}
      isEmpty={({ slots }) => slots.length === 0}
      empty={
        <p className="text-ink-soft">
          {name} has no free time in the next days. <InlineLink href={`/book/${handle}`}>Look further ahead</InlineLink>
        </p>
      }
    >
      {({ slots, kind, eventTypes }) => {
        const type = eventTypes.find((one) => one.kind === kind);
        return (
          <>
            {type === undefined ? null : (
              <p className="text-ink-soft">
                {KIND_WORDS[type.kind]}, {formatDuration(type.durationMinutes)}
                {type.needsApproval ? '. They confirm each time.' : ''}
              </p>
            )}
            <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
              {groupNextTimes(slots, (slot) => sayDay(slot, zone)).map(({ day, starts, more }) => (
                <div key={day} className="contents">
                  <dt className="font-medium">{day}</dt>
                  <dd className="tabular-nums">
                    {starts.map((slot) => formatTime(slot, zone)).join(' · ')}
                    {more === 0 ? '' : ` and ${more} more`}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm">
              Times are in your time zone. <InlineLink href={`/book/${handle}`}>Book one, or see all days</InlineLink>
            </p>
          </>
        );
      }}
    </Loaded>
  );
}
