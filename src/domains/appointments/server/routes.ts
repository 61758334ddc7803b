import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { listMyTours } from './list-my-tours.ts';
import { requestTour } from './request-tour.ts';
import { withdrawTour } from './withdraw-tour.ts';

export const appointmentRoutes: Route[] = [
  route(contract.requestTour, (ctx, { params, body }) => requestTour(ctx, { listingKey: params.listingKey, form: body })),
  route(contract.listMyTours, (ctx) => listMyTours(ctx)),
  route(contract.withdrawTour, (ctx, { params }) => withdrawTour(ctx, params.tourRequestId)),
];
