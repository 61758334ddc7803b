import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getMoneyPlan, getVendorMoney } from '#domains/billing/contract.ts';
import { matchExperts } from '#domains/experts/contract.ts';
import { type CallInput, endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import {
  type LeadFilter,
  type LeadSort,
  findPriceGuide,
  getLead,
  getServiceRequest,
  getVendorDay,
  getVendorFigures,
  listLeads,
  listServiceRequests,
  listVendorReviews,
  matchServiceRequest,
  type RequestForm,
} from '../contract.ts';

// Envelopes tell of themselves as documents do.
const NEWS = { follows: ['hiring', 'threads', 'documents'] as const };

export const requestsOptions = () => ({ ...endpointQuery(listServiceRequests), meta: NEWS });
export const requestOptions = (requestId: string) => ({
  ...endpointQuery(getServiceRequest, { params: { requestId } }),
  meta: NEWS,
});
export const matchesOptions = (requestId: string) => endpointQuery(matchServiceRequest, { params: { requestId } });
/** Whom the formula proposes to anybody for a need. */
export const needOptions = (need: CallInput<typeof matchExperts>['body']) =>
  queryOptions({
    queryKey: [matchExperts.path, need],
    queryFn: ({ signal }) => browserApi.call(matchExperts, { body: need }, signal),
  });
export const guideOptions = (category: RequestForm['categoryKey'], postalCode: string, state: string) =>
  endpointQuery(findPriceGuide, { query: { category, postalCode, state } });
export const leadOptions = (leadId: string) => ({ ...endpointQuery(getLead, { params: { leadId } }), meta: NEWS });
/** A page at a time. */
export const leadsOptions = (vendorId: string, filter: LeadFilter, sort: LeadSort) => ({
  ...infiniteQueryOptions({
    queryKey: [endpointUrl(listLeads.path, { vendorId }, { filter, sort }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(
        listLeads,
        { params: { vendorId }, query: { filter, sort, limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page?.nextCursor,
  }),
  meta: NEWS,
});
export const dayOptions = () => ({ ...endpointQuery(getVendorDay), meta: NEWS });
export const figuresOptions = () => ({ ...endpointQuery(getVendorFigures), meta: NEWS });
/** A page at a time, newest first. */
export const reviewsOptions = (vendorId: string) =>
  infiniteQueryOptions({
    queryKey: [endpointUrl(listVendorReviews.path, { vendorId }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(
        listVendorReviews,
        { params: { vendorId }, query: { limit: 20, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page?.nextCursor,
  });

/** What shows a request, a lead or a job: asked for again after each write. */
export const HIRING_READS = [
  listServiceRequests,
  getServiceRequest,
  matchServiceRequest,
  getLead,
  listLeads,
  getVendorDay,
  getVendorFigures,
  getMoneyPlan,
  getVendorMoney,
] as const;
