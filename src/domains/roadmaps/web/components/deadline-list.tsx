import { CalendarClock, TriangleAlert } from '#ui/icons/index.ts';
import { Card } from '#ui/card.tsx';
import { LineLink } from '#ui/link.tsx';
import type { Roadmap, RoadmapTask } from '../../contract.ts';
import { listOverdue, listUpcoming } from '../../model/read-roadmap.ts';
import { showDate, tellDue } from '../today.ts';

const MOST_UPCOMING = 6;

/** Late and upcoming tasks, by date. */
export function DeadlineList({ roadmap, today }: { roadmap: Roadmap; today: string }) {
  const overdue = listOverdue(roadmap.tasks, today);
  const upcoming = listUpcoming(roadmap.tasks, today);
  if (overdue.length + upcoming.length === 0) return null;
  return (
    <Card>
      {overdue.length === 0 ? null : (
        <section aria-labelledby="overdue" className="mb-5 last:mb-0">
          <h2 id="overdue" className="flex items-center gap-2 font-sans text-base font-semibold text-error">
            <TriangleAlert aria-hidden="true" className="size-4" /> Overdue
          </h2>
          <Dates tasks={overdue} today={today} />
        </section>
      )}
      {upcoming.length === 0 ? null : (
        <section aria-labelledby="upcoming">
          <h2 id="upcoming" className="flex items-center gap-2 font-sans text-base font-semibold">
            <CalendarClock aria-hidden="true" className="size-4 text-brand" /> Coming up
          </h2>
          <Dates tasks={upcoming.slice(0, MOST_UPCOMING)} today={today} />
        </section>
      )}
    </Card>
  );
}

function Dates({ tasks, today }: { tasks: readonly RoadmapTask[]; today: string }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {tasks.map(({ id, title, dueOn }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2 text-sm">
          <LineLink href={`#task-${id}`} look="title" className="min-w-0">
            {title}
          </LineLink>
          {dueOn === null ? null : (
            <time dateTime={dueOn} title={showDate(dueOn)} className="shrink-0 text-ink-soft tabular-nums">
              {tellDue(dueOn, today)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
