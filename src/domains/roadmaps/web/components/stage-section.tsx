import { CircleCheck, ChevronDown, Circle, CircleDot } from '#ui/icons/index.ts';
import { useContext, useState, type ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import type { Roadmap } from '../../contract.ts';
import { isOpen as isStillOpen } from '../../model/read-roadmap.ts';
import { STAGE_LEADS } from '../../model/stage-leads.ts';
import type { StageId } from '../../model/stages.ts';
import { JoinedRoadmapContext } from '../api.ts';
import { AddTask } from './add-task.tsx';
import { ContractDates } from './contract-dates.tsx';
import { TaskRow } from './task-row.tsx';

interface StageSectionProps {
  stage: { id: StageId; label: string };
  roadmap: Roadmap;
  today: string;
  isCurrent: boolean;
  /** What other parts of the product show in it. */
  more?: ReactNode;
}

/** One stage with its tasks. It opens when it becomes current, and only its reader closes it. */
export function StageSection({ stage, roadmap, today, isCurrent, more }: StageSectionProps) {
  const isJoined = useContext(JoinedRoadmapContext) !== null;
  const tasks = roadmap.tasks.filter((task) => task.stage === stage.id);
  const counted = tasks.filter(({ status }) => status !== 'skipped');
  const done = counted.filter(({ status }) => status === 'done').length;
  const isDone = counted.length > 0 && done === counted.length;
  const hasDates = tasks.some((task) => isStillOpen(task) && task.dueOn !== null);
  const [isOpen, setIsOpen] = useState(isCurrent || hasDates);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setIsOpen(true);
  }
  const Mark = isDone ? CircleCheck : isCurrent ? CircleDot : Circle;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className={cn('group/stage rounded-card border bg-surface', isCurrent ? 'border-brand' : 'border-line')}
    >
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 rounded-card px-4 py-3 md:px-5">
        <Mark aria-hidden="true" className={cn('size-5 shrink-0', isDone || isCurrent ? 'text-brand' : 'text-ink-soft')} />
        <h2 className="min-w-0 flex-1 font-sans text-base font-semibold">
          {stage.label}
          {isCurrent ? <span className="ml-2 text-sm font-normal text-brand">{isJoined ? 'now' : 'you are here'}</span> : null}
        </h2>
        <span className="text-sm text-ink-soft tabular-nums">
          {counted.length === 0 ? 'skipped' : `${done} of ${counted.length}`}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition-transform group-open/stage:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 pb-4 md:px-5">
        <p className="max-w-measure py-3 text-sm text-ink-soft">{STAGE_LEADS[stage.id]}</p>
        {stage.id === 'under-contract' && !isJoined ? <ContractDates roadmap={roadmap} today={today} /> : null}
        <ul className="divide-y divide-line border-y border-line">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} roadmap={roadmap} today={today} />
          ))}
        </ul>
        {more}
        {isJoined ? null : <AddTask stage={stage.id} />}
      </div>
    </details>
  );
}
