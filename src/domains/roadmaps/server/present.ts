import { TASK_STATUSES, type Roadmap, type RoadmapTask } from '../contract.ts';
import { OWNERS, STAGE_IDS, START_KEYS } from '../model/stages.ts';
import type { RoadmapRow, TaskRow } from './queries.ts';

export function presentRoadmap(row: Omit<RoadmapRow, 'contract_of'>, tasks: readonly TaskRow[]): Roadmap {
  return {
    startedAs: START_KEYS.find((key) => key === row.started_as) ?? 'just-looking',
    homeLabel: row.home_label,
    coBuyerName: row.co_buyer_name,
    acceptedOn: row.accepted_on,
    closingOn: row.closing_on,
    tasks: tasks.map(presentTask),
  };
}

function presentTask(row: TaskRow): RoadmapTask {
  return {
    id: row.id,
    templateKey: row.template_key,
    stage: STAGE_IDS.find((id) => id === row.stage) ?? 'prepare',
    title: row.title,
    owner: OWNERS.find((owner) => owner === row.owner) ?? 'other',
    dueOn: row.due_on,
    status: TASK_STATUSES.find((status) => status === row.status) ?? 'open',
    note: row.note,
  };
}
