import { Suspense, useState } from 'react';
import { JobMoney } from '#domains/billing/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { CalendarClock, CalendarPlus } from '#ui/icons/index.ts';
import { formatMoney } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Engagement, getJobCalendar, type Quote } from '../../contract.ts';
import { MOVABLE } from '../../model/status-changes.ts';
import { sayJobStatus } from '../../model/hiring-words.ts';
import { partsOf } from '../../model/quote-sum.ts';
import { sayDate, sayTime } from '../say-when.ts';
import { JobAgreement } from './job-agreement.tsx';
import { JobFiles } from './job-files.tsx';
import { JobMoves } from './job-moves.tsx';
import { JobTimeDialog } from './job-time-dialog.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewView } from './review-view.tsx';
import { TaskList } from './task-list.tsx';

interface JobPanelProps {
  leadId: string;
  job: Engagement;
  side: 'client' | 'vendor';
  /** That was accepted. */
  quote: Quote | undefined;
  /** Whom the job is with. */
  other: string;
}

/** A job for either side: where it stands, what is to be done, how it is paid, its files and its review. */
export function JobPanel({ leadId, job, side, quote, other }: JobPanelProps) {
  const [isReviewing, setReviewing] = useState(false);
  const [isTiming, setTiming] = useState(false);
  const toCalendar = useWrite(() => downloadAsUser(endpointUrl(getJobCalendar.path, { engagementId: job.id }), 'job.ics'), {
    failureTitle: 'We couldn’t make the calendar file',
  });
  const isOn = job.status === 'active' || job.status === 'disputed' || job.status === 'proposed';
  const isOver = job.status === 'expired' || job.status === 'cancelled';
  return (
    <Card>
      <CardHeader
        level={2}
        title={`Job with ${other}`}
        actions={
          <Badge tone={job.status === 'disputed' ? 'error' : isOn ? 'brand' : 'neutral'}>
            {sayJobStatus(job.status, side, job.doneAt !== null)}
          </Badge>
        }
      />
      <KeyValueList
        align="start"
        items={[
          { label: 'Agreed price', value: formatMoney(job.totalCents, 'always') },
          // Work that is done was begun, whether a time stands here or not.
          ...(job.startsAt === null && job.completedAt !== null
            ? []
            : [{ label: 'Begins', value: job.startsAt === null ? 'To be agreed' : sayTime(job.startsAt) }]),
          ...(job.status === 'proposed' ? [{ label: 'To be confirmed by', value: sayTime(job.confirmBy) }] : []),
          ...(job.silenceEndsAt === null
            ? []
            : [{ label: 'Counts as confirmed', value: `${sayTime(job.silenceEndsAt)}, unless someone objects` }]),
          ...(job.completedAt === null ? [] : [{ label: 'Completed', value: sayDate(job.completedAt) }]),
          ...(job.reason === '' || !['disputed', 'cancelled'].includes(job.status)
            ? []
            : [{ label: job.status === 'disputed' ? 'Disputed because' : 'Reason', value: job.reason }]),
        ]}
      />
      <div className="mt-2 flex flex-wrap gap-x-3 print:hidden">
        {side === 'vendor' && MOVABLE.includes(job.status) ? (
          <Button variant="quiet" size="small" className="-ml-3" onClick={() => setTiming(true)}>
            <CalendarClock aria-hidden="true" className="size-5" /> {job.startsAt === null ? 'Set the time' : 'Move the job'}
          </Button>
        ) : null}
        {job.startsAt === null || job.status === 'expired' || job.status === 'cancelled' ? null : (
          <Button variant="quiet" size="small" className="-ml-3" busy={toCalendar.isBusy} onClick={() => void toCalendar.run()}>
            <CalendarPlus aria-hidden="true" className="size-5" /> Add to calendar
          </Button>
        )}
      </div>
      {isTiming ? <JobTimeDialog leadId={leadId} startsAt={job.startsAt} onClose={() => setTiming(false)} /> : null}
      {quote === undefined || job.status === 'expired' ? null : (
        <Suspense fallback={<Skeleton className="mt-6 h-40 w-full" />}>
          <JobMoney
            engagementId={job.id}
            side={side}
            isConfirmed={job.status !== 'proposed'}
            parts={partsOf(quote.terms, quote.totalCents)}
          />
        </Suspense>
      )}
      <JobMoves job={job} side={side} other={other} />
      <JobAgreement job={job} side={side} other={other} />
      {['proposed', 'expired', 'cancelled'].includes(job.status) ? null : <TaskList job={job} side={side} />}
      {isOver && job.files.length === 0 ? null : <JobFiles job={job} side={side} other={other} canAdd={!isOver} />}
      {job.canReview ? (
        isReviewing ? (
          <ReviewForm engagementId={job.id} vendorName={other} onClose={() => setReviewing(false)} />
        ) : (
          <Notice
            className="mt-6"
            title={`How was ${other}’s work?`}
            action={
              <Button size="small" onClick={() => setReviewing(true)}>
                Write a review
              </Button>
            }
          >
            {job.reviewUntil === null ? '' : `You can review it until ${sayDate(job.reviewUntil)}.`} Reviews are never rewarded,
            good or bad.
          </Notice>
        )
      ) : null}
      {job.review === null ? null : (
        <div className="mt-6">
          <h3 className="text-base font-semibold">Review</h3>
          <ReviewView review={job.review} canReply={side === 'vendor'} />
        </div>
      )}
    </Card>
  );
}
