import { useState } from 'react';
import { categoryOf } from '#domains/experts/contract.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts';
import { LineLink } from '#ui/link.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type LeadLine, moveJobTime } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';
import { sayDate, sayTime } from '../say-when.ts';

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

/** The jobs of a vendor by week; each can be moved by its form. */
export function JobCalendar({ jobs }: { jobs: readonly LeadLine[] }) {
  const [monday, setMonday] = useState(() => mondayOf(utcDay(new Date())));
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const localDay = (instant: string) => {
    const at = new Date(instant);
    return utcDay(new Date(at.getTime() - at.getTimezoneOffset() * 60_000));
  };
  const ofDay = (day: string) => jobs.filter(({ jobStartsAt }) => jobStartsAt !== null && localDay(jobStartsAt) === day);
  return (
    <section aria-labelledby="calendar">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="calendar" className="grow font-serif text-2xl text-ink">
          Jobs in the week of {sayDate(monday)}
        </h2>
        <IconButton icon={ChevronLeft} label="Week before" variant="outline" onClick={() => setMonday(addDays(monday, -7))} />
        <IconButton icon={ChevronRight} label="Week after" variant="outline" onClick={() => setMonday(addDays(monday, 7))} />
        <Button variant="secondary" size="small" onClick={() => setMonday(mondayOf(utcDay(new Date())))}>
          This week
        </Button>
      </div>
      <ol className="mt-4 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-7">
        {days.map((day) => (
          <li key={day} className="min-h-24 bg-surface p-3">
            <p className="text-sm font-medium">
              {new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
            </p>
            <ul className="mt-1 grid gap-2">
              {ofDay(day).map((job) => (
                <li key={job.id}>
                  <Job job={job} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Job({ job }: { job: LeadLine }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    start: { time: '' },
    check: ({ time }) => ({ time: Number.isNaN(Date.parse(time)) ? 'Choose a time' : undefined }),
    send: ({ time }) =>
      browserApi.call(moveJobTime, { params: { leadId: job.id }, body: { startsAt: new Date(time).toISOString() } }),
    refreshes: HIRING_READS,
    answered: () => setOpen(false),
    done: { title: 'Moved. We let the client know.' },
  });
  const canMove = job.engagementStatus === 'proposed' || job.engagementStatus === 'active';
  return (
    <div className="text-sm">
      <LineLink href={`/vendor/lead/${job.id}`}>
        {job.clientName ?? `Request ${job.requestNumber}`}, {categoryOf(job.categoryKey).name}
      </LineLink>
      <span className="block text-ink-soft">{job.jobStartsAt === null ? '' : sayTime(job.jobStartsAt)}</span>
      {canMove ? (
        <Button variant="quiet" size="small" className="-ml-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Move
        </Button>
      ) : null}
      {isOpen ? (
        <Form of={form} label="Move the job" className="grid gap-2">
          <Field {...form.field('time')} label="New time">
            <TextInput type="datetime-local" />
          </Field>
          <SubmitButton of={form} size="small">
            Save
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}
