import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { changeDeal, deleteDeal, getDeal, startDeal } from './change-deal.ts';
import { addTask, changeTask, deleteTask } from './change-tasks.ts';
import {
  acceptDealInvitation,
  getDealInvitation,
  inviteToDeal,
  listDealPeople,
  removeDealMember,
  revokeDealInvitation,
} from './invite-to-deal.ts';
import { changeJoinedTask, leaveDeal, listJoinedDeals } from './joined-deals.ts';
import { makeDealCalendar } from './make-calendar.ts';
import { uploadTaskDocument } from './upload-task-document.ts';
import { endDealShare, getSharedDeal, listDealShares, shareDeal } from './share-deal.ts';

export const dealRoutes: Route[] = [
  route(contract.getDeal, async (ctx) => ({ deal: await getDeal(ctx) })),
  route(contract.startDeal, (ctx, { body }) => startDeal(ctx, body.startedAs)),
  route(contract.changeDeal, (ctx, { body }) => changeDeal(ctx, body)),
  route(contract.deleteDeal, (ctx) => deleteDeal(ctx).then(() => undefined)),
  route(contract.addTask, (ctx, { body }) => addTask(ctx, body)),
  route(contract.changeTask, (ctx, { params, body }) => changeTask(ctx, params.taskId, body)),
  route(contract.deleteTask, (ctx, { params }) => deleteTask(ctx, params.taskId)),
  route(contract.uploadTaskDocument, (ctx, { params, query }, request) =>
    uploadTaskDocument(ctx, { ...params, ...query, request }),
  ),
  route(contract.listDealShares, (ctx) => listDealShares(ctx)),
  route(contract.shareDeal, (ctx, { body }) => shareDeal(ctx, body)),
  route(contract.endDealShare, (ctx, { params }) => endDealShare(ctx, params.shareId)),
  route(contract.getSharedDeal, (ctx, { params }) => getSharedDeal(ctx, params.token)),
  route(contract.listDealPeople, (ctx) => listDealPeople(ctx)),
  route(contract.inviteToDeal, (ctx, { body }) => inviteToDeal(ctx, body.email)),
  route(contract.revokeDealInvitation, (ctx, { params }) => revokeDealInvitation(ctx, params.invitationId)),
  route(contract.removeDealMember, (ctx, { params }) => removeDealMember(ctx, params.userId)),
  route(contract.getDealInvitation, (ctx, { params }) => getDealInvitation(ctx, params.token)),
  route(contract.acceptDealInvitation, (ctx, { params }) => acceptDealInvitation(ctx, params.token)),
  route(contract.listJoinedDeals, (ctx) => listJoinedDeals(ctx)),
  route(contract.changeJoinedTask, (ctx, { params, body }) => changeJoinedTask(ctx, params, body)),
  route(contract.leaveDeal, (ctx, { params }) => leaveDeal(ctx, params.dealId).then(() => undefined)),
  route(contract.getDealCalendar, async (ctx) => {
    const text = await makeDealCalendar(ctx);
    return new Response(text, {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'attachment; filename="roadmap.ics"' },
    });
  }),
];
