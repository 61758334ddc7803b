import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { deleteContract, getContract, listContracts, readContractFile, settleTerm } from './analyses.ts';

export const contractRoutes: Route[] = [
  route(contract.listContracts, (ctx) => listContracts(ctx)),
  route(contract.readContractFile, (ctx, { params, query }, request) => readContractFile(ctx, { ...params, ...query, request })),
  route(contract.getContract, (ctx, { params }) => getContract(ctx, params.contractId)),
  route(contract.settleTerm, (ctx, { params, body }) => settleTerm(ctx, { ...params, ...body })),
  route(contract.deleteContract, (ctx, { params }) => deleteContract(ctx, params.contractId)),
];
