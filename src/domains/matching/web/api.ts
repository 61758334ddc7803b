import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { findMatches, findSamples, getListingMatch, getMyMatches, type BuyerProfile } from '../contract.ts';

export const MATCHES_PER_PAGE = 12;

/** As many as one answer holds, and how far down the order people can go. */
export const MOST_AT_ONCE = 48;
export const MOST_PASSED = 1000;

/** `from`: how many of the best were passed. */
export function matchesOptions(profile: BuyerProfile, limit: number, from = 0) {
  return queryOptions({
    queryKey: [findMatches.path, profile, limit, from],
    queryFn: ({ signal }) =>
      browserApi.call(findMatches, { body: { profile, offset: from, limit: Math.min(MOST_AT_ONCE, limit) } }, signal),
    placeholderData: keepPreviousData,
  });
}

export const CARD_MATCHES = 2;
/** What the card of the dashboard shows. */
export const cardMatchesOptions = endpointQuery(getMyMatches, { query: { limit: CARD_MATCHES } });

/** Samples do not change while they are being rated. */
export function samplesOptions(profile: BuyerProfile) {
  const asked = { ...profile, taste: [] };
  return queryOptions({
    queryKey: [findSamples.path, asked],
    queryFn: ({ signal }) => browserApi.call(findSamples, { body: { profile: asked } }, signal),
  });
}

export function listingMatchOptions(listingKey: string) {
  return queryOptions({
    queryKey: [`/api/listings/${encodeURIComponent(listingKey)}/match`],
    meta: { follows: ['buyer-profile'] },
    queryFn: ({ signal }) => browserApi.call(getListingMatch, { params: { listingKey } }, signal),
  });
}
