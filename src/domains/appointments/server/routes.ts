import { noteReadByLink } from '#domains/correspondence/server/index.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { acceptTourTime, acceptTourTimeByLink } from './accept-tour-time.ts';
import { askOtherTimes, askOtherTimesByLink } from './ask-other-times.ts';
import { getOwnTour, listMyTours } from './list-my-tours.ts';
import { answerAskedTour, getAskedTour, getTourToReply, replyToTour } from './reply-to-tour.ts';
import { requestTour } from './request-tour.ts';
import { withdrawTour, withdrawTourByLink } from './withdraw-tour.ts';

export const appointmentRoutes: Route[] = [
  route(contract.requestTour, (ctx, { params, body }) => requestTour(ctx, { listingKey: params.listingKey, form: body })),
  route(contract.listMyTours, (ctx) => listMyTours(ctx)),
  route(contract.acceptTourTime, (ctx, { params, body }) =>
    acceptTourTime(ctx, { ...params, startsAt: new Date(body.startsAt) }),
  ),
  route(contract.getTourToReply, (ctx, { params }) => getTourToReply(ctx, params.token)),
  route(contract.replyToTour, (ctx, { params, body }) => replyToTour(ctx, { token: params.token, reply: body })),
  route(contract.getOwnTour, (ctx, { params }) => getOwnTour(ctx, params.token)),
  route(contract.withdrawOwnTour, (ctx, { params }) => withdrawTourByLink(ctx, params.token)),
  route(contract.acceptOwnTourTime, async (ctx, { params, body }) => {
    await acceptTourTimeByLink(ctx, { ...params, startsAt: new Date(body.startsAt) });
    return getOwnTour(ctx, params.token);
  }),
  route(contract.askOtherTimes, (ctx, { params, body }) => askOtherTimes(ctx, { ...params, form: body })),
  route(contract.askOtherOwnTimes, async (ctx, { params, body }) => {
    await askOtherTimesByLink(ctx, { ...params, form: body });
    return getOwnTour(ctx, params.token);
  }),
  route(contract.noteTourRead, (ctx, { params }) => noteReadByLink(ctx, 'tour-request', params.token)),
  route(contract.getAskedTour, (ctx, { params }) => getAskedTour(ctx, params.tourRequestId)),
  route(contract.answerAskedTour, (ctx, { params, body }) => answerAskedTour(ctx, { ...params, reply: body })),
  route(contract.withdrawTour, (ctx, { params }) => withdrawTour(ctx, params.tourRequestId)),
];
