import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import type { Roadmap, JoinedRoadmap } from '../../contract.ts';
import { findNextStep } from '../../model/next-step.ts';
import { listOverdue, listUpcoming, measureProgress } from '../../model/read-roadmap.ts';
import { roadmapOptions, joinedOptions } from '../api.ts';
import { readToday, showDate, tellDue } from '../today.ts';

const MOST_DATES = 4;

/** Shows the purchase on the dashboard: its progress, the next step, and upcoming dates, late ones first. */
export function RoadmapCard() {
  const own = useQuery(roadmapOptions);
  const { data: others } = useQuery(joinedOptions);
  return (
    <Loaded query={own}>
      {({ roadmap }) => (
        <>
          {roadmap === null ? <NoRoadmap /> : <Roadmap roadmap={roadmap} today={readToday()} />}
          <JoinedRoadmaps joined={others?.joined ?? []} today={readToday()} />
        </>
      )}
    </Loaded>
  );
}

function NoRoadmap() {
  return (
    <div>
      <p className="text-ink-soft">Every step from preparing to moving in, with tasks, dates and reminders.</p>
      <AppLink href="/buyer-workflow" className={buttonClasses({ size: 'small', variant: 'secondary', className: 'mt-3' })}>
        Make my roadmap
      </AppLink>
    </div>
  );
}

/** The roadmaps that the reader joined: their owners, and the next step of each. */
function JoinedRoadmaps({ joined, today }: { joined: readonly JoinedRoadmap[]; today: string }) {
  if (joined.length === 0) return null;
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line" aria-label="Roadmaps you joined">
      {joined.map(({ roadmapId, ownerName, roadmap }) => (
        <li key={roadmapId} className="py-2">
          <LineLink href={`/buyer-workflow?of=${roadmapId}`} look="title">
            {ownerName}’s roadmap
          </LineLink>
          <span className="block text-sm text-ink-soft">
            {findNextStep(roadmap.tasks, today)?.title ?? 'Nothing left to do.'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Roadmap({ roadmap, today }: { roadmap: Roadmap; today: string }) {
  const next = findNextStep(roadmap.tasks, today);
  const dates = [...listOverdue(roadmap.tasks, today), ...listUpcoming(roadmap.tasks, today)].slice(0, MOST_DATES);
  return (
    <>
      <div className="flex items-center gap-4">
        <ProgressRing label="Done of the roadmap" value={measureProgress(roadmap.tasks)} size="large" />
        <div className="min-w-0">
          {roadmap.homeLabel === null ? null : <p className="text-sm text-ink-soft">{roadmap.homeLabel}</p>}
          <p>
            {next === undefined ? 'Nothing left to do.' : <>Next: {next.title}</>}
            {roadmap.closingOn === null ? null : (
              <span className="block text-sm text-ink-soft">Closing {showDate(roadmap.closingOn)}</span>
            )}
          </p>
        </div>
      </div>
      {dates.length === 0 ? null : (
        <ul className="mt-3 divide-y divide-line" aria-label="Dates">
          {dates.map((task) => (
            <li key={task.id} className="flex items-center justify-between gap-3 py-2 text-sm">
              <LineLink href={`/buyer-workflow#task-${task.id}`} look="title" className="min-w-0">
                {task.title}
              </LineLink>
              {task.dueOn === null ? null : (
                <Badge tone={task.dueOn < today ? 'error' : 'neutral'}>{tellDue(task.dueOn, today)}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      <LineLink href="/buyer-workflow" className="mt-2">
        Open the roadmap
      </LineLink>
    </>
  );
}
