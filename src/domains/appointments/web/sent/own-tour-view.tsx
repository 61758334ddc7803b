import { useQuery } from '@tanstack/react-query';
import { WithdrawButton } from '#domains/correspondence/web/index.ts';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Card } from '#ui/card.tsx';
import { InlineLink } from '#ui/link.tsx';
import {
  acceptOwnTourTime,
  askOtherOwnTimes,
  getOwnTour,
  type OwnTour,
  withdrawOwnTour,
  WITHDRAWABLE_TOURS,
} from '../../contract.ts';
import { OtherTimes } from './other-times.tsx';
import { TakeTime } from './take-time.tsx';
import { isOver, TourEntry } from './tour-entry.tsx';

interface OwnTourViewProps {
  first: OwnTour;
  token: string;
}

/** One tour request, for whoever has its sender's link: take an offered time, ask for others, or withdraw. */
export function OwnTourView(props: OwnTourViewProps) {
  return (
    <QueryScope>
      <Own {...props} />
    </QueryScope>
  );
}

function Own({ first, token }: OwnTourViewProps) {
  const call = { params: { token } };
  return (
    <Loaded query={useQuery({ ...endpointQuery(getOwnTour, call), initialData: first })}>
      {({ expiresAt, ...request }) => {
        const tour = { ...request, files: [] };
        return (
          <>
            <Card padding="small" className="mt-6">
              <TourEntry tour={tour} />
              <TakeTime tour={tour} accept={(startsAt) => browserApi.call(acceptOwnTourTime, { ...call, body: { startsAt } })} />
              <div className="mt-1 flex flex-wrap items-center gap-x-4">
                <OtherTimes tour={tour} ask={(form) => browserApi.call(askOtherOwnTimes, { ...call, body: form })} />
                {WITHDRAWABLE_TOURS.includes(tour.status) && !isOver(tour) ? (
                  <WithdrawButton
                    what="tour"
                    {...(tour.status === 'accepted' ? { news: 'you’re not coming' } : {})}
                    sent={tour}
                    list={getOwnTour}
                    withdraw={() => browserApi.call(withdrawOwnTour, call)}
                  />
                ) : null}
              </div>
            </Card>
            <p className="mt-4 text-sm text-ink-soft">
              This page is for whoever has its link, until {formatDate(expiresAt, viewerTimeZone(), 'long')}; please do not pass
              it on. With an account of the same address you find it under{' '}
              <InlineLink href="/inquiries">your questions</InlineLink>.
            </p>
          </>
        );
      }}
    </Loaded>
  );
}
