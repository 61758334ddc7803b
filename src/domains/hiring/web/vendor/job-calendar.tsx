import { useEffect, useRef, useState } from 'react';
import { categoryOf } from '#domains/experts/contract.ts';
import { formatCount } from '#lib/format.ts';
import { addDays, daysBetween, utcDay } from '#lib/calendar.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts';
import { LineLink } from '#ui/link.tsx';
import { type LeadLine, moveJobTime } from '../../contract.ts';
import { MOVABLE } from '../../model/status-changes.ts';
import { HIRING_READS } from '../api.ts';
import { JobTimeDialog } from '../job/job-time-dialog.tsx';
import { sayDate, sayTime } from '../say-when.ts';
import { moveByDays } from './move-by-days.ts';
import { useDayOfJobs, useLiftedJob } from './use-job-drag.ts';

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

const localDay = (instant: string): string => {
  const at = new Date(instant);
  return utcDay(new Date(at.getTime() - at.getTimezoneOffset() * 60_000));
};

const isUnderWay = ({ engagementStatus }: LeadLine): boolean => MOVABLE.some((status) => status === engagementStatus);
const canMove = (job: LeadLine): boolean => job.jobStartsAt !== null && isUnderWay(job);

/** The jobs of a vendor by week; each can be dragged to another day, moved there by the arrow keys, or given any time by its form. */
export function JobCalendar({ jobs }: { jobs: readonly LeadLine[] }) {
  const [monday, setMonday] = useState(() => mondayOf(utcDay(new Date())));
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  /** Whose button has the focus once it stands under its new day. */
  const [followed, setFollowed] = useState<string>();
  const move = useWrite(moveJobTime, {
    refreshes: HIRING_READS,
    // The week follows a job that leaves it.
    answered: (_answer, { body }) => setMonday(mondayOf(localDay(body.startsAt))),
    done: { title: 'Moved. We let the client know.' },
  });
  function show(day: string): void {
    setFollowed(undefined);
    setMonday(day);
  }
  function moveTo(leadId: string, day: string): void {
    const job = jobs.find(({ id }) => id === leadId);
    if (job?.jobStartsAt == null || !canMove(job) || move.isBusy) return;
    const by = daysBetween(localDay(job.jobStartsAt), day);
    if (by !== 0) void move.run({ params: { leadId }, body: { startsAt: moveByDays(job.jobStartsAt, by) } });
  }
  const timeless = jobs.filter((job) => job.jobStartsAt === null && isUnderWay(job)).length;
  return (
    <section aria-labelledby="calendar">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="calendar" className="grow font-serif text-2xl text-ink">
          Jobs in the week of {sayDate(monday)}
        </h2>
        <IconButton icon={ChevronLeft} label="Week before" variant="outline" onClick={() => show(addDays(monday, -7))} />
        <IconButton icon={ChevronRight} label="Week after" variant="outline" onClick={() => show(addDays(monday, 7))} />
        <Button variant="secondary" size="small" onClick={() => show(mondayOf(utcDay(new Date())))}>
          This week
        </Button>
      </div>
      <p id="moving-jobs" className="mt-1 text-sm text-ink-soft">
        Drag a job to another day, or press the left and right arrow keys on “Move”. Its time of day stays.
      </p>
      <ol className="mt-4 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-7">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            jobs={jobs.filter(({ jobStartsAt }) => jobStartsAt !== null && localDay(jobStartsAt) === day)}
            onMove={moveTo}
            followed={followed}
            onFollow={setFollowed}
          />
        ))}
      </ol>
      {timeless === 0 ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          {formatCount(timeless, 'job')} under way {timeless === 1 ? 'has' : 'have'} no time yet: agree on one on{' '}
          {timeless === 1 ? 'its' : 'their'} page.
        </p>
      )}
    </section>
  );
}

interface DayProps {
  day: string;
  jobs: readonly LeadLine[];
  onMove: (leadId: string, day: string) => void;
  followed: string | undefined;
  onFollow: (leadId: string) => void;
}

function Day({ day, jobs, onMove, followed, onFollow }: DayProps) {
  const { ref, isOver } = useDayOfJobs((leadId) => onMove(leadId, day));
  return (
    <li ref={ref} className={cn('min-h-24 p-3', isOver ? 'bg-sunken' : 'bg-surface')}>
      <p className="text-sm font-medium">
        {new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
      </p>
      <ul className="mt-1 grid gap-2">
        {jobs.map((job) => (
          <li key={job.id}>
            <Job
              job={job}
              isFollowed={job.id === followed}
              onMoveBy={(by) => {
                onFollow(job.id);
                onMove(job.id, addDays(day, by));
              }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface JobProps {
  job: LeadLine;
  isFollowed: boolean;
  /** So many days later, by a key. */
  onMoveBy: (days: number) => void;
}

function Job({ job, isFollowed, onMoveBy }: JobProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFollowed) button.current?.focus();
  }, [isFollowed]);
  const { ref, isLifted } = useLiftedJob(job.id, canMove(job));
  return (
    <>
      <div ref={ref} className={cn('text-sm', canMove(job) && 'cursor-grab', isLifted && 'opacity-50')}>
        <LineLink href={`/vendor/lead/${job.id}`} draggable={false}>
          {job.clientName ?? `Request ${job.requestNumber}`}, {categoryOf(job.categoryKey).name}
        </LineLink>
        <span className="block text-ink-soft">{job.jobStartsAt === null ? '' : sayTime(job.jobStartsAt)}</span>
        {canMove(job) ? (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            className="-ml-3"
            aria-haspopup="dialog"
            aria-describedby="moving-jobs"
            onClick={() => setOpen(true)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              event.preventDefault();
              onMoveBy(event.key === 'ArrowLeft' ? -1 : 1);
            }}
          >
            Move
          </Button>
        ) : null}
      </div>
      {isOpen ? <JobTimeDialog leadId={job.id} startsAt={job.jobStartsAt} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
