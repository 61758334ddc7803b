import { CircleCheck, Circle, CircleDot, MinusCircle } from '#ui/icons/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import type { Roadmap, RoadmapTask, TaskStatus } from '../../contract.ts';
import { findStage, isOpen } from '../../model/read-roadmap.ts';
import { labelOwnerForOthers, STAGES } from '../../model/stages.ts';
import { showDate } from '../today.ts';

const MARKS = { open: Circle, doing: CircleDot, done: CircleCheck, skipped: MinusCircle } as const;
const STATUS_WORDS: Record<TaskStatus, string> = { open: 'To do', doing: 'Under way', done: 'Done', skipped: 'Skipped' };

/** A roadmap as others see it: every stage with its tasks, without buttons. */
export function ReadOnlyRoadmap({ roadmap }: { roadmap: Roadmap }) {
  const current = findStage(roadmap.tasks);
  return (
    <div className="mt-8 flex max-w-200 flex-col gap-4">
      {STAGES.map((stage) => {
        const tasks = roadmap.tasks.filter((task) => task.stage === stage.id);
        if (tasks.every(({ status }) => status === 'skipped')) return null;
        return (
          <Card key={stage.id} className={cn(stage.id === current && 'border-brand')}>
            <h2 className="font-sans text-base font-semibold">
              {stage.label}
              {stage.id === current ? <span className="ml-2 text-sm font-normal text-brand">now</span> : null}
            </h2>
            <ul className="mt-3 divide-y divide-line border-t border-line">
              {tasks.map((task) => (
                <Task key={task.id} task={task} coBuyerName={roadmap.coBuyerName} />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

function Task({ task, coBuyerName }: { task: RoadmapTask; coBuyerName: string | null }) {
  const Mark = MARKS[task.status];
  return (
    <li className="flex items-start gap-3 py-3">
      <Mark
        role="img"
        aria-label={STATUS_WORDS[task.status]}
        className={cn('mt-0.5 size-5 shrink-0', task.status === 'done' ? 'text-brand' : 'text-ink-soft')}
      />
      <div className="min-w-0">
        <p
          className={cn('break-words', isOpen(task) ? 'font-medium' : 'text-ink-soft', task.status === 'done' && 'line-through')}
        >
          {task.title}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <span>{labelOwnerForOthers(task.owner, coBuyerName)}</span>
          {task.dueOn !== null && isOpen(task) ? <Badge>Due {showDate(task.dueOn)}</Badge> : null}
        </p>
        {task.note === null ? null : <p className="mt-1 text-sm break-words whitespace-pre-line">{task.note}</p>}
      </div>
    </li>
  );
}
