import { noteReadByLink } from '#domains/correspondence/server/index.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { addToInquiry } from './add-to-inquiry.ts';
import { attachToInquiry, serveInquiryFile } from './attach-to-inquiry.ts';
import { closeInquiry } from './close-inquiry.ts';
import { decideMistake, listMistakes } from './decide-mistake.ts';
import { listMyInquiries } from './list-my-inquiries.ts';
import { markAnswered } from './mark-answered.ts';
import { reportMistake } from './report-mistake.ts';
import { reportReply } from './report-reply.ts';
import { getInquiryToReply, replyToInquiry } from './reply-to-inquiry.ts';
import { sendInquiry } from './send-inquiry.ts';
import { withdrawInquiry } from './withdraw-inquiry.ts';

export const inquiryRoutes: Route[] = [
  route(contract.sendInquiry, (ctx, { params, body }) => sendInquiry(ctx, { listingKey: params.listingKey, form: body })),
  route(contract.reportMistake, (ctx, { params, body }) => reportMistake(ctx, { listingKey: params.listingKey, form: body })),
  route(contract.listMistakes, (ctx, { query }) => listMistakes(ctx, query)),
  route(contract.decideMistake, (ctx, { params, body }) => decideMistake(ctx, { ...params, ...body })),
  route(contract.getInquiryToReply, (ctx, { params }) => getInquiryToReply(ctx, params.token)),
  route(contract.replyToInquiry, (ctx, { params, body }) => replyToInquiry(ctx, { token: params.token, form: body })),
  route(contract.noteInquiryRead, (ctx, { params }) => noteReadByLink(ctx, 'inquiry', params.token)),
  route(contract.getInquiryFile, (ctx, { params }) => serveInquiryFile(ctx, params)),
  route(contract.listMyInquiries, (ctx) => listMyInquiries(ctx)),
  route(contract.addToInquiry, (ctx, { params, body }) => addToInquiry(ctx, { inquiryId: params.inquiryId, form: body })),
  route(contract.markAnswered, (ctx, { params, body }) => markAnswered(ctx, { ...params, ...body })),
  route(contract.closeInquiry, (ctx, { params }) => closeInquiry(ctx, params.inquiryId)),
  route(contract.attachToInquiry, (ctx, { params, query }, request) => attachToInquiry(ctx, { ...params, ...query, request })),
  route(contract.reportReply, (ctx, { params, body }) => reportReply(ctx, { ...params, form: body })),
  route(contract.withdrawInquiry, (ctx, { params }) => withdrawInquiry(ctx, params.inquiryId)),
];
