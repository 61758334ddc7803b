import { addDays, daysBetween } from '#lib/calendar.ts';
import type { Roadmap, RoadmapTask } from '../contract.ts';
import { businessDaysBefore } from './calendar-days.ts';
import { STAGES, type StageId } from './stages.ts';
import { findTemplate } from './task-templates.ts';

export function isOpen({ status }: RoadmapTask): boolean {
  return status === 'open' || status === 'doing';
}

/** The share of tasks done among those not skipped, 0 to 1. */
export function measureProgress(tasks: readonly RoadmapTask[]): number {
  const counted = tasks.filter(({ status }) => status !== 'skipped');
  return counted.length === 0 ? 0 : counted.filter(({ status }) => status === 'done').length / counted.length;
}

/** Open tasks whose day is over, oldest first. `today` is a calendar date at the buyer's location. */
export function listOverdue(tasks: readonly RoadmapTask[], today: string): RoadmapTask[] {
  return tasks.filter((task) => isOpen(task) && task.dueOn !== null && task.dueOn < today).toSorted(byDate);
}

/** Open tasks that are due today or later, soonest first. */
export function listUpcoming(tasks: readonly RoadmapTask[], today: string): RoadmapTask[] {
  return tasks.filter((task) => isOpen(task) && task.dueOn !== null && task.dueOn >= today).toSorted(byDate);
}

function byDate(a: RoadmapTask, b: RoadmapTask): number {
  return (a.dueOn ?? '').localeCompare(b.dueOn ?? '');
}

/** The task that this one should wait for, while that task is open. */
export function findBlocker(task: RoadmapTask, tasks: readonly RoadmapTask[]): RoadmapTask | undefined {
  const after = findTemplate(task.templateKey)?.after;
  return after === undefined ? undefined : tasks.find((one) => one.templateKey === after && isOpen(one));
}

/** The first stage with anything left to do; undefined when all is done. */
export function findStage(tasks: readonly RoadmapTask[]): StageId | undefined {
  return STAGES.find(({ id }) => tasks.some((task) => task.stage === id && isOpen(task)))?.id;
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

/** When such a task is usually due, to show beside the contract; null if nothing can be said. */
export function describeCommonDates(
  templateKey: string | null,
  { acceptedOn, closingOn }: Pick<Roadmap, 'acceptedOn' | 'closingOn'>,
): { from: string; to: string; rule: string | null } | { days: string } | null {
  const template = findTemplate(templateKey);
  if (template?.lawfulBeforeClosing !== undefined) {
    const { businessDays, rule } = template.lawfulBeforeClosing;
    if (closingOn === null) return { days: `${businessDays} business days before closing` };
    const latest = businessDaysBefore(closingOn, businessDays);
    return { from: latest, to: latest, rule };
  }
  if (template?.commonDays === undefined) return null;
  const [from, to] = template.commonDays;
  if (acceptedOn === null) return { days: `${from}–${to} days after acceptance` };
  return { from: addDays(acceptedOn, from), to: addDays(acceptedOn, to), rule: null };
}
