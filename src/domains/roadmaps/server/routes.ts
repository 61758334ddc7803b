import { answerCalendar } from '#platform/http/answer-calendar.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { changeRoadmap, deleteRoadmap, getRoadmap, startRoadmap } from './change-roadmap.ts';
import { addTask, changeTask, deleteTask } from './change-tasks.ts';
import { changeJoinedTask, leaveRoadmap, listJoinedRoadmaps } from './joined-roadmaps.ts';
import { makeRoadmapCalendar } from './make-calendar.ts';
import { listRoadmapPeople, removeRoadmapMember, roadmapInvitations } from './roadmap-people.ts';
import { uploadTaskDocument } from './upload-task-document.ts';
import { roadmapShares } from './share-roadmap.ts';

export const roadmapRoutes: Route[] = [
  route(contract.getRoadmap, async (ctx) => ({ roadmap: await getRoadmap(ctx) })),
  route(contract.startRoadmap, (ctx, { body }) => startRoadmap(ctx, body.startedAs)),
  route(contract.changeRoadmap, (ctx, { body }) => changeRoadmap(ctx, body)),
  route(contract.deleteRoadmap, (ctx) => deleteRoadmap(ctx)),
  route(contract.addTask, (ctx, { body }) => addTask(ctx, body)),
  route(contract.changeTask, (ctx, { params, body }) => changeTask(ctx, { taskId: params.taskId, change: body })),
  route(contract.deleteTask, (ctx, { params }) => deleteTask(ctx, params.taskId)),
  route(contract.uploadTaskDocument, (ctx, { params, query }, request) =>
    uploadTaskDocument(ctx, { ...params, ...query, request }),
  ),
  ...roadmapShares.routes,
  route(contract.listRoadmapPeople, (ctx) => listRoadmapPeople(ctx)),
  ...roadmapInvitations.routes,
  route(contract.removeRoadmapMember, (ctx, { params }) => removeRoadmapMember(ctx, params.userId)),
  route(contract.listJoinedRoadmaps, (ctx) => listJoinedRoadmaps(ctx)),
  route(contract.changeJoinedTask, (ctx, { params, body }) => changeJoinedTask(ctx, { ...params, change: body })),
  route(contract.leaveRoadmap, (ctx, { params }) => leaveRoadmap(ctx, params.roadmapId)),
  route(contract.getRoadmapCalendar, async (ctx) => answerCalendar(await makeRoadmapCalendar(ctx), 'roadmap.ics')),
];
