import { daysBetween } from '#lib/calendar.ts';
import type { RoadmapTask } from '../contract.ts';
import { isOpen, listOverdue, listUpcoming } from './read-roadmap.ts';
import { STAGES } from './stages.ts';
import { findTemplate } from './task-templates.ts';

/** The task that this one should wait for, while that task is open. */
export function findBlocker(task: RoadmapTask, tasks: readonly RoadmapTask[]): RoadmapTask | undefined {
  const after = findTemplate(task.templateKey)?.after;
  return after === undefined ? undefined : tasks.find((one) => one.templateKey === after && isOpen(one));
}

const SOON_DAYS = 7;

/** What to do next: the oldest overdue task, otherwise a task due within a week, otherwise the first open one that waits for nothing. */
export function findNextStep(tasks: readonly RoadmapTask[], today: string): RoadmapTask | undefined {
  const [overdue] = listOverdue(tasks, today);
  if (overdue !== undefined) return overdue;
  const soon = listUpcoming(tasks, today).find(({ dueOn }) => dueOn !== null && daysBetween(today, dueOn) <= SOON_DAYS);
  if (soon !== undefined) return soon;
  const inOrder = STAGES.flatMap(({ id }) => tasks.filter((task) => task.stage === id && isOpen(task)));
  return inOrder.find((task) => findBlocker(task, tasks) === undefined);
}
