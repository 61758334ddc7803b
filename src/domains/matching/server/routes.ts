import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { explainListing } from './explain-listing.ts';
import { findMatches } from './find-matches.ts';
import { findSamples } from './find-samples.ts';
import { getMatchScores } from './get-match-scores.ts';
import { getMyMatches, seeMatches } from './get-my-matches.ts';
import { deleteProfile, getProfile, saveProfile } from './save-profile.ts';

export const matchingRoutes: Route[] = [
  route(contract.findMatches, (ctx, { body }) => findMatches(ctx, body)),
  route(contract.findSamples, (ctx, { body }) => findSamples(ctx, body.profile)),
  route(contract.getBuyerProfile, async (ctx) => ({ saved: await getProfile(ctx) })),
  route(contract.saveBuyerProfile, (ctx, { body }) => saveProfile(ctx, body)),
  route(contract.deleteBuyerProfile, (ctx) => deleteProfile(ctx)),
  route(contract.getListingMatch, (ctx, { params }) => explainListing(ctx, params.listingKey)),
  route(contract.getMatchScores, (ctx, { query }) => getMatchScores(ctx, query.keys)),
  route(contract.getMyMatches, (ctx, { query }) => getMyMatches(ctx, query.limit)),
  route(contract.seeMyMatches, (ctx) => seeMatches(ctx)),
];
