import type { RoadmapTask } from '../contract.ts';
import { STAGES, type StageId } from './stages.ts';

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

/** The first stage with anything left to do; undefined when all is done. */
export function findStage(tasks: readonly RoadmapTask[]): StageId | undefined {
  return STAGES.find(({ id }) => tasks.some((task) => task.stage === id && isOpen(task)))?.id;
}
