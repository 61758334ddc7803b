import { answerCalendar } from '#platform/http/answer-calendar.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { answerPdf } from '#platform/pdf/answer-pdf.ts';
import { compareContracts } from './compare-contracts.ts';
import {
  deleteContract,
  getContract,
  listContracts,
  readContractDocument,
  readContractFile,
  saveOwnTime,
  settleTerm,
  settleTime,
} from './analyses.ts';
import { placePaper, readDeal } from './deal-papers.ts';
import { makeContractCalendar } from './make-calendar.ts';
import { renderContractReport, renderSharedContract } from './render-report.ts';
import { contractShares } from './share-contract.ts';

const REPORT_FILE = 'contract-terms.pdf';

export const contractRoutes: Route[] = [
  route(contract.listContracts, (ctx) => listContracts(ctx)),
  route(contract.readContractFile, (ctx, { params, query }, request) => readContractFile(ctx, { ...params, ...query, request })),
  route(contract.readContractDocument, (ctx, { params, body }) => readContractDocument(ctx, { ...params, ...body })),
  route(contract.getContract, (ctx, { params }) => getContract(ctx, params.contractId)),
  route(contract.compareContracts, (ctx, { params, query }) => compareContracts(ctx, { ...params, ...query })),
  route(contract.readDeal, (ctx, { params }) => readDeal(ctx, params.contractId)),
  route(contract.placePaper, (ctx, { params, body }) => placePaper(ctx, { ...params, ...body })),
  route(contract.getContractReport, async (ctx, { params }) =>
    answerPdf(await renderContractReport(ctx, params.contractId), REPORT_FILE),
  ),
  route(contract.getSharedContractReport, async (ctx, { params }) =>
    answerPdf(await renderSharedContract(ctx, params.token), REPORT_FILE),
  ),
  route(contract.getContractCalendar, async (ctx, { params }) =>
    answerCalendar(await makeContractCalendar(ctx, params.contractId), 'contract.ics'),
  ),
  ...contractShares.routes,
  route(contract.settleTime, (ctx, { params, body }) => settleTime(ctx, { ...params, ...body })),
  route(contract.saveOwnTime, (ctx, { params, body }) => saveOwnTime(ctx, { ...params, ...body })),
  route(contract.settleTerm, (ctx, { params, body }) => settleTerm(ctx, { ...params, ...body })),
  route(contract.deleteContract, (ctx, { params }) => deleteContract(ctx, params.contractId)),
];
