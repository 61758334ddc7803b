import type { DrawPortrait } from '#domains/listings/server/index.ts';
import { openShareLink } from '#domains/sharing/server/index.ts';
import { route, type Route } from '#platform/http/route.ts';
import { answerPdf } from '#platform/pdf/answer-pdf.ts';
import * as contract from '../contract.ts';
import {
  deleteCma,
  duplicateCma,
  getCma,
  listCandidates,
  listCmas,
  putComp,
  refreshCma,
  removeComp,
  updateCma,
} from './change-cma.ts';
import { createCma, searchSubjects } from './create-cma.ts';
import { findOwnCma } from './find-own-cma.ts';
import { presentCma } from './present-cma.ts';
import { prepareReports, renderReport } from './render-report.ts';
import { cmaShares, presentLinkedCma } from './share-cma.ts';

const FILE_NAME = 'market-analysis.pdf';

/** The calls of this domain; `drawPortrait` makes the pictures of the demonstration city, where there is one. */
export function createCmaRoutes(ports: { drawPortrait: DrawPortrait | undefined }): Route[] {
  return [
    route(contract.searchSubjects, (ctx, { query }) => searchSubjects(ctx, query.q)),
    route(contract.listCmas, (ctx) => listCmas(ctx)),
    route(contract.createCma, (ctx, { body }) => {
      prepareReports();
      return createCma(ctx, body);
    }),
    route(contract.getCma, (ctx, { params }) => {
      prepareReports();
      return getCma(ctx, params.id);
    }),
    route(contract.updateCma, (ctx, { params, body }) => updateCma(ctx, { publicId: params.id, changes: body })),
    route(contract.deleteCma, (ctx, { params }) => deleteCma(ctx, params.id)),
    route(contract.duplicateCma, (ctx, { params, body }) => duplicateCma(ctx, { publicId: params.id, newId: body.id })),
    route(contract.refreshCma, (ctx, { params }) => refreshCma(ctx, params.id)),
    route(contract.listCandidates, (ctx, { params, query }) => listCandidates(ctx, { publicId: params.id, bounds: query })),
    route(contract.putComp, (ctx, { params, body }) => putComp(ctx, { publicId: params.id, key: params.key, input: body })),
    route(contract.removeComp, (ctx, { params }) => removeComp(ctx, { publicId: params.id, key: params.key })),
    route(contract.getReportPdf, async (ctx, { params }) =>
      answerPdf(await renderReport({ ...ctx, ...ports }, await presentCma(ctx, await findOwnCma(ctx, params.id))), FILE_NAME),
    ),
    ...cmaShares.routes,
    route(contract.getSharedReportPdf, async (ctx, { params }) => {
      const link = await openShareLink(ctx, 'cma', params.token, { countsAsView: false });
      return answerPdf(await renderReport({ ...ctx, ...ports }, await presentLinkedCma(ctx, link)), FILE_NAME);
    }),
  ];
}
