import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { getLegalAddition, listLegalTexts, publishLegalText, saveLegalDraft } from './legal-texts.ts';

export const legalRoutes: Route[] = [
  route(contract.getLegalAddition, (ctx, { params, query }) => getLegalAddition(ctx, { ...params, ...query })),
  route(contract.listLegalTexts, (ctx) => listLegalTexts(ctx)),
  route(contract.saveLegalDraft, (ctx, { params, body }) => saveLegalDraft(ctx, { ...params, ...body })),
  route(contract.publishLegalText, (ctx, { params, body }) => publishLegalText(ctx, { ...params, ...body })),
];
