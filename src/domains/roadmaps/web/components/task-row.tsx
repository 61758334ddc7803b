import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { ChevronDown } from '#ui/icons/index.ts';
import { useContext, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import type { Roadmap, RoadmapTask } from '../../contract.ts';
import { findBlocker } from '../../model/next-step.ts';
import { isOpen } from '../../model/read-roadmap.ts';
import { JoinedRoadmapContext, useTaskChange } from '../api.ts';
import { tellDue } from '../today.ts';
import { useOwnerLabel } from '../use-owner-label.ts';
import { JoinedTaskDetails } from './joined-task-details.tsx';
import { TaskDetails } from './task-details.tsx';

interface TaskRowProps {
  task: RoadmapTask;
  roadmap: Roadmap;
  today: string;
}

/** A task: tick it, see who and when; open it for help, date, owner and note. */
export function TaskRow({ task, roadmap, today }: TaskRowProps) {
  const [isShown, setIsShown] = useState(false);
  const change = useTaskChange({ tells: 'page' });
  const isJoined = useContext(JoinedRoadmapContext) !== null;
  const label = useOwnerLabel(roadmap);
  // While it saves, the box shows the choice and keeps the keyboard focus.
  const isDone = (change.underway[0]?.body.status ?? task.status) === 'done';
  const isLate = isOpen(task) && task.dueOn !== null && task.dueOn < today;
  const blocker = isOpen(task) ? findBlocker(task, roadmap.tasks) : undefined;
  return (
    <li id={`task-${task.id}`} className="py-2">
      <div className="flex items-start gap-3">
        <label className="flex min-h-control min-w-0 flex-1 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            className="ui-tick mt-0.5"
            checked={isDone}
            aria-disabled={change.isBusy || undefined}
            onChange={(event) => {
              if (change.isBusy) return;
              void change.run({ params: { taskId: task.id }, body: { status: event.target.checked ? 'done' : 'open' } });
            }}
          />
          <span className="min-w-0">
            <span className={cn(isOpen(task) ? 'font-medium' : 'text-ink-soft', isDone && 'line-through')}>{task.title}</span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
              <span>{label(task.owner)}</span>
              {task.status === 'skipped' ? <Badge>Skipped</Badge> : null}
              {task.status === 'doing' ? <Badge tone="brand">Under way</Badge> : null}
              {task.dueOn !== null && isOpen(task) ? (
                <Badge tone={isLate ? 'error' : 'neutral'}>
                  {isLate ? '' : 'Due '}
                  {tellDue(task.dueOn, today)}
                </Badge>
              ) : null}
              {blocker === undefined ? null : <span>First: {blocker.title}</span>}
            </span>
            <WriteFailure of={change} title="Not saved" look="line" />
          </span>
        </label>
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={`Details of ${task.title}`}
          onClick={() => setIsShown(!isShown)}
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken"
        >
          <ChevronDown aria-hidden="true" className={cn('size-5 transition-transform', isShown && 'rotate-180')} />
        </button>
      </div>
      {!isShown ? null : isJoined ? <JoinedTaskDetails task={task} /> : <TaskDetails task={task} roadmap={roadmap} />}
    </li>
  );
}
