import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { listResponses } from './list-responses.ts';
import { changeResponse, deleteResponse, replyToResponse, servePicture, showResponse } from './responses.ts';
import { sendFeedback, sendPicture } from './send-feedback.ts';
import { serveResponseFile } from './serve-response-file.ts';
import { serveEmbed, serveFrame, serveScript } from './serve-widget.ts';
import { deleteWidget, listWidgets, saveWidget, showOwnWidget } from './widgets.ts';

export const feedbackRoutes: Route[] = [
  route(contract.listWidgets, (ctx) => listWidgets(ctx)),
  route(contract.saveWidget, (ctx, { params, body }) => saveWidget(ctx, { ...params, ...body })),
  route(contract.deleteWidget, (ctx, { params }) => deleteWidget(ctx, params.widgetId)),
  route(contract.getOwnWidget, (ctx) => showOwnWidget(ctx)),
  route(contract.getWidgetFrame, (ctx, { params }) => serveFrame(ctx, params.widgetId)),
  route(contract.getWidgetEmbed, (ctx, { params }) => serveEmbed(ctx, params.widgetId)),
  route(contract.getWidgetScript, (_ctx, { params }) => serveScript(params.name)),
  route(contract.sendFeedback, (ctx, { params, body }, request) =>
    sendFeedback(ctx, { ...params, ...body, userAgent: request.headers.get('user-agent') ?? '' }),
  ),
  route(contract.sendPicture, (ctx, { params, query }, request) => sendPicture(ctx, { ...params, ...query, request })),
  route(contract.listResponses, (ctx, { query }) => listResponses(ctx, query)),
  route(contract.getResponseFile, async (ctx, { query }) => serveResponseFile(ctx, query)),
  route(contract.getResponse, (ctx, { params }) => showResponse(ctx, params.responseId)),
  route(contract.changeResponse, (ctx, { params, body }) => changeResponse(ctx, { ...params, ...body })),
  route(contract.replyToResponse, (ctx, { params, body }) => replyToResponse(ctx, { ...params, ...body })),
  route(contract.getPicture, (ctx, { params }) => servePicture(ctx, params.responseId)),
  route(contract.deleteResponse, (ctx, { params }) => deleteResponse(ctx, params.responseId)),
];
